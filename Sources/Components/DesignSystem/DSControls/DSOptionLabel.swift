import SwiftUI

/// An option's words, and the mark of whether it is chosen.
package struct DSOptionLabel: View {
  private let name: LocalizedStringKey
  private let mark: DSSelectionMark
  private let isSelected: Bool
  @Environment(\.dsTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the words of an option with a mark.
  package init(_ name: LocalizedStringKey, mark: DSSelectionMark, isSelected: Bool) {
    (self.name, self.mark, self.isSelected) = (name, mark, isSelected)
  }

  package var body: some View {
    let look = theme.components.selection.resolve(mark, state, in: theme)
    HStack(spacing: look.gap) {
      if mark != .tick { box(look) }
      DSText(name)
      Spacer(minLength: 0)
      if mark == .tick, isSelected { DSIcon(.check).foregroundStyle(look.tone) }
    }
  }

  private var state: DSControlState {
    var state: DSControlState = isSelected ? .selected : []
    if !isEnabled { state.insert(.disabled) }
    return state
  }

  private func box(_ look: DSSelectionAppearance) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    return shape.fill(look.background ?? look.tone)
      .overlay {
        if !isSelected { shape.strokeBorder(look.border, lineWidth: look.borderWidth) }
      }
      .overlay {
        if isSelected { sign(look) }
      }
      .frame(width: look.side, height: look.side)
      .accessibilityHidden(true)
  }

  @ViewBuilder private func sign(_ look: DSSelectionAppearance) -> some View {
    if mark == .box {
      Image(systemName: DSIconToken.check.symbol).resizable().scaledToFit().fontWeight(.heavy)
        .foregroundStyle(look.onTone).padding(look.inset)
    } else {
      Circle().fill(look.onTone).padding(look.inset)
    }
  }
}
