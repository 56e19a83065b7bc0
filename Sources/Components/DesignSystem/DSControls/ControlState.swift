import SwiftUI

/// The state that a control's surroundings put it in.
@propertyWrapper
struct ControlState: DynamicProperty {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.dsShownState) private var shown
  @Environment(\.dsTheme) private var theme
  @State private var isHovered = false

  init() {}

  var wrappedValue: DSControlState {
    var state = shown
    if !isEnabled { state.insert(.disabled) }
    if isFocused { state.insert(.focused) }
    if isHovered { state.insert(.hovered) }
    return theme.shown(state)
  }

  /// A binding to a Boolean value that indicates whether a pointer is over the control.
  var projectedValue: Binding<Bool> { $isHovered }
}

extension View {
  /// The ring around what has the focus, outside of its corners; none without a ring.
  func focusRing(_ ring: DSFocusRing?, radius: Double) -> some View {
    overlay {
      if let ring {
        RoundedRectangle(cornerRadius: radius + ring.width, style: .continuous)
          .strokeBorder(ring.color, lineWidth: ring.width)
          .padding(-ring.width)
      }
    }
  }

  /// Draws a ring within the edges of what has the focus, where a card would cut off one outside.
  func innerFocusRing(_ ring: DSFocusRing?, radius: Double) -> some View {
    overlay {
      if let ring {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .strokeBorder(ring.color, lineWidth: ring.width)
      }
    }
  }
}
