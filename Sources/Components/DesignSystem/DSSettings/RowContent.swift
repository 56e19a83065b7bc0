import SwiftUI

/// The content of a row of settings: an icon, a title, words beneath, a value, an accessory.
struct RowContent<Accessory: View>: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringKey?
  var value: LocalizedStringKey?
  var icon: DSIconToken?
  var tone = DSRowTone.plain
  @ViewBuilder let accessory: Accessory
  @Environment(\.dsTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let theme = theme
    let look = theme.components.listRow.resolve(tone, isEnabled ? [] : .disabled, in: theme)
    HStack(spacing: look.gap) {
      if let icon, look.showsIcon {
        DSIcon(icon)
          .foregroundStyle(tone == .plain && isEnabled ? theme.colors[.accent] : look.title)
          .frame(width: look.iconWidth)
      }
      if look.isStacked {
        VStack(alignment: .leading, spacing: theme.spacing.xxs) {
          words(look, theme)
          detail(look, theme)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        words(look, theme).frame(maxWidth: .infinity, alignment: .leading)
        detail(look, theme).multilineTextAlignment(.trailing)
      }
      accessory
    }
  }

  private func words(_ look: DSListRowAppearance, _ theme: DSTheme) -> some View {
    VStack(alignment: .leading, spacing: theme.spacing.xxs) {
      Text(title).font(theme.typography[.body].font).foregroundStyle(look.title)
      if let subtitle {
        Text(subtitle).font(theme.typography[.caption].font).foregroundStyle(look.detail)
      }
    }
  }

  @ViewBuilder
  private func detail(_ look: DSListRowAppearance, _ theme: DSTheme) -> some View {
    if let value {
      Text(value).font(theme.typography[.body].font).foregroundStyle(look.detail)
    }
  }
}

/// The mark of a row that opens a page.
struct Chevron: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    if theme.components.listRow.showsChevron {
      DSIcon(.forward, size: .small, color: .textDisabled)
    }
  }
}

extension View {
  /// The room that a row takes which is no button.
  func rowPadding(_ theme: DSTheme) -> some View {
    let look = theme.components.listRow.resolve(in: theme)
    return padding(.horizontal, look.padding)
      .padding(.vertical, look.verticalPadding)
      .frame(maxWidth: .infinity, minHeight: look.height, alignment: .leading)
  }
}
