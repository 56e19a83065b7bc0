import SwiftUI

/// The button for what a screen is there for: filled, as wide as its room.
///
/// In ``ComponentVersion/v1`` its corners are rounded less.
///
///     PrimaryButton("Начать", hint: "Открывает список целей") { model.finish() }
public struct PrimaryButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.componentVersion) private var version
  private let title: LocalizedStringKey
  private let icon: String?
  private let fill: Color
  private let isBusy: Bool
  private let hint: LocalizedStringKey
  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - icon: The name of a symbol before the words.
  ///   - fill: Its colour, dark enough for white words.
  ///   - isBusy: True to show a spinner in place of the words, and to hear no taps.
  ///   - hint: The effect of a tap, for assistive technology.
  ///   - action: The action of a tap.
  public init(
    _ title: LocalizedStringKey, icon: String? = nil, fill: Color = AppColors.chip,
    isBusy: Bool = false, hint: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.fill) = (title, icon, fill)
    (self.isBusy, self.hint, self.action) = (isBusy, hint, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      ButtonWords(title: title, icon: icon, isBusy: isBusy)
        .foregroundStyle(isEnabled ? AppColors.onFill : AppColors.textSecondary)
        .background(isEnabled ? fill : AppColors.disabledFill, in: ButtonWords.shape(version))
        .contentShape(Rectangle())
    }
    .buttonStyle(BusyButtonStyle(isBusy: isBusy))
    .disabled(isBusy)
    .accessibilityLabel(Text(title))
    .accessibilityHint(Text(hint))
  }
}

/// The words of a wide button, with a symbol or a spinner.
struct ButtonWords: View {
  let title: LocalizedStringKey
  let icon: String?
  let isBusy: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  static func shape(_ version: ComponentVersion) -> RoundedRectangle {
    RoundedRectangle(
      cornerRadius: version >= .v2 ? AppCornerRadius.large : AppCornerRadius.medium,
      style: .continuous)
  }

  var body: some View {
    HStack(spacing: AppSpacing.sm) {
      if isBusy {
        ProgressView().tint(AppColors.onFill)
      } else {
        // The largest words need its room.
        if let icon, !typeSize.isAccessibilitySize { Image(systemName: icon) }
        Text(title)
      }
    }
    .font(AppTypography.headline)
    .multilineTextAlignment(.center)
    .padding(.horizontal, AppSpacing.md)
    .padding(.vertical, AppSpacing.sm)
    .frame(maxWidth: .infinity, minHeight: 50)
  }
}
