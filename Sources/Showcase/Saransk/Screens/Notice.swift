import Components
import SwiftUI

/// A quiet line that is good to know, such as that ratings are samples.
struct Notice: View {
  private let text: LocalizedStringKey
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(_ text: LocalizedStringKey) { self.text = text }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: "info.circle").foregroundStyle(AppColors.info).accessibilityHidden(true)
      Text(text).foregroundStyle(AppColors.textSecondary)
    }
    .font(AppTypography.footnote)
    .dynamicTypeSize(...largest)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  /// The largest type: of larger words a quiet line would take half of a phone's screen.
  private var largest: DynamicTypeSize {
    horizontalSizeClass == .regular ? .accessibility5 : .accessibility1
  }
}
