import SwiftUI

/// The chosen option of a picker in a box.
public struct DSPickerFace: View {
  private let name: LocalizedStringKey
  @ControlState private var state
  @Environment(\.dsTheme) private var theme

  init(_ name: LocalizedStringKey) { self.name = name }

  /// The content of the view.
  public var body: some View {
    let look = theme.components.field.resolve(.boxed, state, in: theme)
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    HStack(spacing: theme.spacing.sm) {
      DSText(name, .fieldText)
      Spacer(minLength: 0)
      if theme.capabilities.showsPopUpMarks {
        DSPopUpMark(.field).padding(.trailing, theme.spacing.xs - look.padding)
      } else {
        DSIcon(.options, size: .small, color: .textSecondary)
      }
    }
    .padding(.horizontal, look.padding)
    .frame(minHeight: look.height)
    .background { if let background = look.background { shape.fill(background) } }
    .overlay {
      if let border = look.border { shape.strokeBorder(border, lineWidth: look.borderWidth) }
    }
    .focusRing(look.ring, radius: look.radius)
  }
}

/// Options beneath each other, the chosen one ticked; choosing one closes what they are shown in.
struct DSOptionList<Option: Hashable>: View {
  @Binding var selection: Option
  let options: [Option]
  let name: (Option) -> LocalizedStringKey
  /// A Boolean value that indicates whether the options lie on a card of their own, not on the
  /// surface of a popover.
  var isOnCard = true
  @Environment(\.dsTheme) private var theme
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if theme.capabilities.prefersRowPlatters {
      VStack(spacing: theme.spacing.xs) {
        ForEach(options, id: \.self) { option in DSCard(isPadded: false) { button(option) } }
      }
    } else if isOnCard {
      DSCard(isPadded: false) { rows }
    } else {
      rows
    }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(options, id: \.self) { option in
        if option != options.first { DSRowDivider() }
        button(option)
      }
    }
  }

  private func button(_ option: Option) -> some View {
    Button {
      selection = option
      dismiss()
    } label: {
      DSOptionLabel(name(option), mark: .tick, isSelected: option == selection)
    }
    .buttonStyle(DSRowButtonStyle())
    .accessibilityAddTraits(option == selection ? .isSelected : [])
  }
}
