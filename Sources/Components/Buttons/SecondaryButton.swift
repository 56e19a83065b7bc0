import SwiftUI

/// The button for what may be done besides: tinted words on a pale ground of the tint.
///
///     SecondaryButton("Пропустить", hint: "Открывает список целей") { model.skip() }
public struct SecondaryButton: View {
  @Environment(\.isEnabled) private var isEnabled
  private let title: LocalizedStringKey
  private let icon: String?
  private let tint: Color
  private let hint: LocalizedStringKey
  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - icon: The name of a symbol before the words.
  ///   - tint: The colour of the words, and, much paler, of the ground.
  ///   - hint: The effect of a tap, for assistive technology.
  ///   - action: The action of a tap.
  public init(
    _ title: LocalizedStringKey, icon: String? = nil, tint: Color = AppColors.primary,
    hint: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.tint) = (title, icon, tint)
    (self.hint, self.action) = (hint, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      ButtonWords(title: title, icon: icon, isBusy: false)
        .foregroundStyle(isEnabled ? tint : AppColors.textSecondary)
        .background(
          isEnabled ? tint.opacity(0.12) : AppColors.disabledFill, in: ButtonWords.shape
        )
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(title))
    .accessibilityHint(Text(hint))
  }
}
