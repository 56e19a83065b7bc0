import SwiftUI

/// A category's symbol and name on a tinted capsule.
///
///     CategoryBadge("Супы", icon: "fork.knife")
public struct CategoryBadge: View {
  private let title: Text
  private let icon: String
  @ScaledMetric(relativeTo: .caption) private var gap: CGFloat = AppSpacing.xs

  /// Creates a badge; the icon is a symbol's name.
  public init(_ title: LocalizedStringKey, icon: String) {
    (self.title, self.icon) = (Text(title), icon)
  }

  /// Creates a badge with words that are not looked up; the icon is a symbol's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: String) {
    (self.title, self.icon) = (Text(title), icon)
  }

  /// The content of the view.
  public var body: some View {
    HStack(spacing: gap) {
      Image(systemName: icon).accessibilityHidden(true)
      title.lineLimit(1)
    }
    .font(.caption.weight(.medium))
    .foregroundStyle(AppColors.primary)
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .background(AppColors.primary.opacity(0.12), in: Capsule())
    .fixedSize()
    .accessibilityElement(children: .combine)
  }
}
