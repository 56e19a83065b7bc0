import SwiftUI

/// The reason why a page shows nothing, and a button for what to do about it.
///
///     StateMessage(
///       "Нет связи", text: "Проверьте подключение.", icon: "wifi.slash", actionTitle: "Повторить"
///     ) { save() }
public struct StateMessage: View {
  private let title: LocalizedStringKey
  private let text: LocalizedStringKey
  private let icon: String
  private let actionTitle: LocalizedStringKey?
  private let action: @MainActor () -> Void
  @ScaledMetric(relativeTo: .subheadline) private var textWidth: CGFloat = 270

  /// Creates a message; without an action's title it has no button.
  public init(
    _ title: LocalizedStringKey, text: LocalizedStringKey, icon: String,
    actionTitle: LocalizedStringKey? = nil, action: @escaping @MainActor () -> Void = {}
  ) {
    (self.title, self.text, self.icon) = (title, text, icon)
    (self.actionTitle, self.action) = (actionTitle, action)
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: AppSpacing.sm) {
      Image(systemName: icon)
        .font(.system(size: 44))
        .foregroundStyle(AppColors.textSecondary)
        .padding(.bottom, AppSpacing.xs)
        .accessibilityHidden(true)
      Text(title)
        .font(AppTypography.title3)
        .foregroundStyle(AppColors.text)
        .accessibilityAddTraits(.isHeader)
      Text(text)
        .font(AppTypography.subheadline)
        .foregroundStyle(SecondaryWords())
        // Two lines of like length rather than one and a word.
        .frame(maxWidth: textWidth)
      if let actionTitle {
        AppButton(actionTitle, style: .outline, action: action)
          .frame(maxWidth: 280)
          .padding(.top, AppSpacing.md)
      }
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(AppSpacing.lg)
    .frame(maxWidth: .infinity)
  }
}
