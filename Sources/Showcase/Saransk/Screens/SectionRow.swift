import Components
import SwiftUI

/// Rows on one surface.
struct RowsCard<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    AppCard(padding: 0) { VStack(spacing: 0) { content() } }
  }
}

/// A line between rows, which begins where their words do.
struct RowDivider: View {
  /// In points; nil for behind the tile of a ``SectionRow``, which grows with the type.
  var inset: CGFloat?
  @ScaledMetric(relativeTo: .body) private var tile: CGFloat = 30
  @ScaledSpacing(relativeTo: .body) private var gap = 14

  var body: some View { Divider().padding(.leading, inset ?? AppSpacing.md + tile + gap) }
}

/// A row that leads to a page, with a symbol on a tile and a count.
struct SectionRow: View {
  private let title: LocalizedStringKey
  private let icon: String
  private let tint: Color
  private let value: Int?
  private let action: @MainActor () -> Void
  @ScaledMetric(relativeTo: .body) private var tile: CGFloat = 30
  @ScaledSpacing(relativeTo: .body) private var gap = 14
  /// The distance between the tile and the row's lines, in points.
  @ScaledSpacing(relativeTo: .body) private var rowGap = AppSpacing.sm

  init(
    _ title: LocalizedStringKey, icon: String, tint: Color, value: Int? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.tint) = (title, icon, tint)
    (self.value, self.action) = (value, action)
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: gap) {
        Image(systemName: icon)
          .font(AppTypography.subheadline)
          .foregroundStyle(.white)
          .frame(width: tile, height: tile)
          .background(tint, in: shape)
          .accessibilityHidden(true)
        Text(title).font(AppTypography.body).foregroundStyle(AppColors.text)
        Spacer(minLength: 0)
        if let value {
          Text(verbatim: "\(value)").font(AppTypography.body).monospacedDigit()
            .foregroundStyle(AppColors.textSecondary)
        }
        Chevron()
      }
      .padding(.horizontal, AppSpacing.md)
      .padding(.vertical, rowGap)
      .frame(minHeight: 50)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(title))
    .accessibilityValue(value.map { Text(verbatim: "\($0)") } ?? Text(verbatim: ""))
  }

  /// The tile's outline, whose corners grow with it.
  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: tile * 7 / 30, style: .continuous)
  }
}

/// The sign that a row leads to a page, as large as the system's beside words of any size.
struct Chevron: View {
  var body: some View {
    Image(systemName: "chevron.right")
      .font(AppTypography.subheadline.weight(.semibold))
      .imageScale(.small)
      .foregroundStyle(Color(.tertiaryLabel))
      .flipsForRightToLeftLayoutDirection(true)
      .accessibilityHidden(true)
  }
}
