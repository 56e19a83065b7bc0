import SwiftUI

/// The state that a control's surroundings put it in.
@propertyWrapper
struct ControlState: DynamicProperty {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.dsShownState) private var shown
  @State private var isHovered = false

  init() {}

  var wrappedValue: DSControlState {
    var state = shown
    if !isEnabled { state.insert(.disabled) }
    if isFocused { state.insert(.focused) }
    if isHovered { state.insert(.hovered) }
    return state
  }

  /// Whether a pointer is over the control.
  var projectedValue: Binding<Bool> { $isHovered }
}

extension View {
  /// A ring around what has the focus; no ring without a colour.
  func focusRing(_ color: DSColorValue?, radius: Double) -> some View {
    overlay {
      if let color {
        RoundedRectangle(cornerRadius: radius + 3, style: .continuous)
          .strokeBorder(color.opacity(0.6), lineWidth: 3)
          .padding(-3)
      }
    }
  }
}
