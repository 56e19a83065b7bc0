import SwiftUI

/// A field for words to look for, with a button that clears it.
///
///     SearchBar(text: $query, prompt: "Найти заметку")
public struct SearchBar: View {
  @Binding private var text: String
  private let prompt: LocalizedStringKey
  @FocusState private var isFocused: Bool

  /// Creates a field with a prompt.
  public init(text: Binding<String>, prompt: LocalizedStringKey) {
    (_text, self.prompt) = (text, prompt)
  }

  /// The content of the view.
  public var body: some View {
    HStack(spacing: AppSpacing.sm) {
      line
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundStyle(AppColors.textSecondary)
            .touchTarget()
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Очистить")
      }
    }
    .padding(.trailing, text.isEmpty ? 10 : 0)
    .background {
      // As high as the system's field where words are usual; touches reach beyond.
      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .padding(.vertical, (TouchTarget.side - Self.height) / 2)
    }
  }

  /// The height of the system's search field, in points.
  private static let height: CGFloat = 36

  private var line: some View {
    HStack(spacing: AppSpacing.sm) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(AppColors.textSecondary)
        .accessibilityHidden(true)
      TextField(
        prompt, text: $text, prompt: Text(prompt).foregroundStyle(AppColors.textSecondary)
      )
      .font(AppTypography.body)
      .lineLimit(1)
      .focused($isFocused)
      .submitLabel(.search)
      .onSubmit { isFocused = false }
    }
    .padding(.leading, 10)
    .padding(.vertical, (TouchTarget.side - Self.height) / 2)
    .frame(minHeight: TouchTarget.side)
    // A field hears touches on its line of text alone, which is half as high.
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }
}
