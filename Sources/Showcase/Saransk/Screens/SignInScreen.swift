import Components
import SwiftUI

/// Signing in: two fields, what is wrong with them, and what the service says.
struct SignInScreen: View {
  @StateObject private var model: SignInViewModel
  @Environment(\.dismiss) private var dismiss

  init(
    accounts: any AccountService, didSignIn: @escaping @MainActor (TouristProfile) -> Void
  ) {
    _model = StateObject(
      wrappedValue: SignInViewModel(accounts: accounts, didSignIn: didSignIn))
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        // A sheet is no wider, so that the fields begin on its bar's line.
        AdaptiveLayout(maxWidth: 600, margins: .scene) {
          VStack(spacing: AppSpacing.md) {
            Image(systemName: "person.crop.circle.fill")
              // No larger, that the button stands above the smallest phone's keyboard.
              .font(.system(size: 52))
              .foregroundStyle(AppColors.primary)
              .accessibilityHidden(true)
            if let failure = model.failure { banner(failure) }
            if let email = model.recoveredEmail { letter(to: email) }
            AppTextField(
              "Почта", text: $model.email, icon: "envelope", error: model.emailError
            )
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            AppTextField(
              "Пароль", text: $model.password, icon: "key", isSecure: true,
              error: model.passwordError)
            AppButton("Войти", style: .primary, isBusy: model.isBusy) { model.submit() }
              .disabled(model.isEmpty)
              .accessibilityIdentifier("submit-sign-in")
            AppButton("Забыли пароль?", style: .text) { model.recover() }
          }
          .padding(.vertical, AppSpacing.md)
        }
        .frame(maxWidth: .infinity)
      }
      .background(AppColors.background)
      .navigationTitle("Вход")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Отменить") { dismiss() } }
      }
    }
    .tint(AppColors.primary)
    // Two fields would leave most of a page blank.
    .presentationSizing(.form)
  }

  private func letter(to email: String) -> some View {
    note("Письмо для нового пароля отправлено на \(email).", "envelope.open", AppColors.success)
  }

  private func banner(_ failure: LocalizedStringKey) -> some View {
    note(failure, "exclamationmark.circle.fill", AppColors.error)
  }

  /// Words of the service, good or bad.
  private func note(_ text: LocalizedStringKey, _ icon: String, _ tint: Color) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
      Image(systemName: icon).foregroundStyle(tint).accessibilityHidden(true)
      Text(text).foregroundStyle(AppColors.text).fixedSize(horizontal: false, vertical: true)
    }
    .font(AppTypography.subheadline)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(
      tint.opacity(0.12),
      in: RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous))
  }
}
