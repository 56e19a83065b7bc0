import SwiftUI

/// A card whose padding and shadow grow with the width's size class.
///
///     AdaptiveCard { Text("Сегодня 6 км") }
public struct AdaptiveCard<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let content: Content

  /// Creates a card.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View {
    let isRegular = horizontalSizeClass == .regular
    content
      .padding(isRegular ? AppSpacing.lg : AppSpacing.md)
      .background(
        AppColors.surface,
        in: RoundedRectangle(
          cornerRadius: AppCornerRadius.xlarge, style: .continuous)
      )
      .shadow(
        color: .black.opacity(0.1), radius: isRegular ? 4 : 2, x: 0, y: isRegular ? 2 : 1)
  }
}
