import Components
import SwiftUI

/// The field above the map.
struct MapSearchField: View {
  @Binding var text: String

  var body: some View {
    HStack(spacing: AppSpacing.sm) {
      Image(systemName: "magnifyingglass").foregroundStyle(AppColors.textSecondary)
      TextField("Поиск достопримечательностей", text: $text)
        .font(.body)
        .lineLimit(1)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(AppColors.textSecondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Очистить")
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 9)
    .background(
      Color(.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous))
  }
}
