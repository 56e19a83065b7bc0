import Components
import SwiftUI

/// A quiet line that is good to know, such as that ratings are samples.
struct Notice: View {
  private let text: LocalizedStringKey

  init(_ text: LocalizedStringKey) { self.text = text }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: "info.circle").foregroundStyle(AppColors.info).accessibilityHidden(true)
      Text(text).foregroundStyle(AppColors.textSecondary)
    }
    .font(AppTypography.footnote)
    // Beside what it is a note on; larger, it would take a phone's half.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}
