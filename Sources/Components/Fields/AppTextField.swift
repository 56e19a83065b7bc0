import SwiftUI

/// A field of one line on a surface, with a symbol before it and an error below.
///
///     AppTextField("Почта", text: $model.email, icon: "envelope", error: model.emailError)
public struct AppTextField: View {
  @Binding private var text: String
  private let placeholder: LocalizedStringKey
  private let icon: String?
  private let isSecure: Bool
  private let error: LocalizedStringKey?
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .body) private var iconWidth: CGFloat = 24

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - placeholder: The words of an empty field, which name it for assistive technology too.
  ///   - text: The written text.
  ///   - icon: The name of a symbol before the words.
  ///   - isSecure: True to show dots in place of the text.
  ///   - error: The error and its remedy; nil for none.
  public init(
    _ placeholder: LocalizedStringKey, text: Binding<String>, icon: String? = nil,
    isSecure: Bool = false, error: LocalizedStringKey? = nil
  ) {
    (_text, self.placeholder, self.icon) = (text, placeholder, icon)
    (self.isSecure, self.error) = (isSecure, error)
  }

  /// The content of the view.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: AppSpacing.sm) {
        if let icon {
          Image(systemName: icon)
            .foregroundStyle(error == nil ? AppColors.textSecondary : AppColors.error)
            .frame(width: iconWidth)
            .accessibilityHidden(true)
        }
        field.focused($isFocused).font(AppTypography.body).foregroundStyle(AppColors.text)
      }
      .padding(.horizontal, AppSpacing.md)
      .padding(.vertical, 12)
      .frame(minHeight: 50)
      // A field hears touches on its line of text alone, which is half as high.
      .contentShape(Rectangle())
      .onTapGesture { isFocused = true }
      .background(AppColors.surface, in: shape)
      .overlay(shape.strokeBorder(stroke, lineWidth: error == nil ? 1 : 1.5))
      if let error { ErrorNote(error) }
    }
  }

  @ViewBuilder private var field: some View {
    if isSecure {
      SecureField(placeholder, text: $text)
    } else {
      TextField(placeholder, text: $text)
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous)
  }

  private var stroke: Color {
    error == nil ? Color(.separator) : AppColors.error
  }
}

/// The error of a field, with a sign that does not rest on colour alone.
///
///     ErrorNote("Адрес уже занят")
public struct ErrorNote: View {
  private let text: LocalizedStringKey

  /// Creates a note.
  public init(_ text: LocalizedStringKey) { self.text = text }

  /// The content of the view.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
      Text(text).fixedSize(horizontal: false, vertical: true)
    }
    .font(AppTypography.footnote)
    .foregroundStyle(AppColors.error)
  }
}
