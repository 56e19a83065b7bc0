import SwiftUI

/// The button for what may be done besides: words in the surroundings' tint on a pale ground of it.
///
/// In ``ComponentVersion/v1`` the ground is a plain surface with a line around it, since a pale one
/// lets through what lies behind.
///
///     SecondaryButton("Пропустить", hint: "Открывает список целей") { model.skip() }
public struct SecondaryButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.componentVersion) private var version
  private let title: LocalizedStringKey
  private let icon: String?
  private let hint: LocalizedStringKey
  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - icon: The name of a symbol before the words.
  ///   - hint: The effect of a tap, for assistive technology.
  ///   - action: The action of a tap.
  public init(
    _ title: LocalizedStringKey, icon: String? = nil, hint: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.hint, self.action) = (title, icon, hint, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      ButtonWords(title: title, icon: icon, isBusy: false)
        .foregroundStyle(foreground)
        .background(ground, in: shape)
        .overlay { if version < .v2 { shape.strokeBorder(foreground, lineWidth: 1.5) } }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(title))
    .accessibilityHint(Text(hint))
  }

  private var shape: RoundedRectangle { ButtonWords.shape(version) }

  private var foreground: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(AppColors.textSecondary)
  }

  private var ground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(AppColors.disabledFill) }
    return version >= .v2 ? AnyShapeStyle(.tint.opacity(0.12)) : AnyShapeStyle(AppColors.surface)
  }
}
