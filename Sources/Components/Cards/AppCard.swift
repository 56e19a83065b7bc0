import SwiftUI

/// Content on a rounded surface with a soft shadow.
public struct AppCard<Content: View>: View {
  private let content: Content

  /// Creates a card.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content
      .padding(AppSpacing.md)
      .background(AppColors.surface, in: RoundedRectangle(cornerRadius: AppCornerRadius.xlarge))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}
