import Components
import SwiftUI

/// Words with a symbol in the accent, which is too light for words themselves.
struct AccentedLabel: View {
  private let title: LocalizedStringKey
  private let icon: String

  /// Creates a label; the icon is a symbol's name.
  init(_ title: LocalizedStringKey, icon: String) { (self.title, self.icon) = (title, icon) }

  var body: some View {
    Label {
      // Among centred words too, its lines begin beside the symbol.
      Text(title).foregroundStyle(AppColors.text).multilineTextAlignment(.leading)
    } icon: {
      Image(systemName: icon).foregroundStyle(AppColors.accent)
    }
  }
}
