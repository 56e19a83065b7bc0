import Components
import SwiftUI

/// The reason why a page shows nothing, with a button in the growth map's colour.
struct GrowthMessage: View {
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let icon: String
  let actionTitle: LocalizedStringKey
  let hint: LocalizedStringKey
  let action: @MainActor () -> Void

  var body: some View {
    VStack(spacing: AppSpacing.sm) {
      StateMessage(title, text: text, icon: icon)
      SecondaryButton(actionTitle, hint: hint, action: action)
        .frame(maxWidth: 280)
    }
    .frame(maxWidth: .infinity)
  }
}

extension GrowthMessage {
  /// Creates the message of a service's error, with a second try, whose effect is a hint for
  /// assistive technology.
  init(
    _ error: GrowthServiceError, icon: String, hint: LocalizedStringKey = "Загружает цели ещё раз",
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      title: LocalizedStringKey(error.title), text: LocalizedStringKey(error.advice), icon: icon,
      actionTitle: error.asksToSignIn ? "Войти" : "Повторить",
      hint: error.asksToSignIn ? "Показывает ваши данные и настройки" : hint,
      action: action)
  }
}
