import SwiftUI

/// Content on a rounded surface with a soft shadow.
///
///     AppCard(padding: AppSpacing.lg) { Text("Сегодня 6 км") }
public struct AppCard<Content: View>: View {
  private let padding: CGFloat
  private let content: Content

  /// Creates a card; the padding is in points, none for pictures that reach its edges.
  public init(padding: CGFloat = AppSpacing.md, @ViewBuilder content: () -> Content) {
    (self.padding, self.content) = (padding, content())
  }

  /// The content of the view.
  public var body: some View {
    content
      .padding(padding)
      .background(AppColors.surface)
      .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}
