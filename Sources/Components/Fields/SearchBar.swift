import SwiftUI

/// A field for words to look for, with a button that clears it.
///
///     SearchBar(text: $query, prompt: "Найти заметку")
public struct SearchBar: View {
  @Binding private var text: String
  private let prompt: LocalizedStringKey
  @FocusState private var isFocused: Bool
  /// A line of the system's body text, in points, which grows with the type.
  @ScaledMetric(relativeTo: .body) private var line = Self.usualLine

  /// Creates a field with a prompt.
  public init(text: Binding<String>, prompt: LocalizedStringKey) {
    (_text, self.prompt) = (text, prompt)
  }

  /// The content of the view.
  public var body: some View {
    HStack(spacing: AppSpacing.sm) {
      words
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
      // Touches reach beyond a field of usual words.
      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .padding(.vertical, (reach - height) / 2)
    }
  }

  private static let usualLine: CGFloat = 20.281

  /// The height of the system's search field, in points: its line grows, the room above and below
  /// stays; small words make it no lower.
  private var height: CGFloat { 36 + max(0, line - Self.usualLine) }

  /// The height that hears touches, in points.
  private var reach: CGFloat { max(height, TouchTarget.side) }

  private var words: some View {
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
    .frame(minHeight: reach)
    // A field hears touches on its line of text alone, which is half as high.
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }
}
