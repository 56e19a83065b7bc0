import SwiftUI

/// A field for words to look for, with a button that clears it, and while it is typed into one that
/// ends the search.
///
///     SearchBar(text: $query, prompt: "Найти заметку")
public struct SearchBar: View {
  @Binding private var text: String
  private let prompt: LocalizedStringKey
  private let shortPrompt: LocalizedStringKey?
  @FocusState private var isFocused: Bool
  /// A line of the system's body text, in points, which grows with the type.
  @ScaledMetric(relativeTo: .body) private var line = Self.usualLine
  /// The distance between the glass and the words, in points.
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 5

  /// Creates a field with a prompt.
  ///
  ///     SearchBar(text: $query, prompt: "Найти в заметках", shortPrompt: "Найти")
  ///
  /// - Parameters:
  ///   - text: The words to look for.
  ///   - prompt: The words of an empty field, which name it for assistive technology too.
  ///   - shortPrompt: The words that are shown in place of a prompt that has no room; nil for none.
  public init(
    text: Binding<String>, prompt: LocalizedStringKey, shortPrompt: LocalizedStringKey? = nil
  ) {
    (_text, self.prompt, self.shortPrompt) = (text, prompt, shortPrompt)
  }

  /// The content of the view.
  public var body: some View {
    HStack(spacing: AppSpacing.sm) {
      field
      if isFocused {
        Button {
          text = ""
          isFocused = false
        } label: {
          Text("Отменить").font(AppTypography.body).touchTarget()
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
      }
    }
  }

  private var field: some View {
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
    .padding(.trailing, text.isEmpty ? Self.inset : 0)
    .background {
      // Touches reach beyond a field of usual words.
      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .padding(.vertical, (reach - height) / 2)
    }
  }

  private static let usualLine: CGFloat = 20.281
  /// The distance from the field's edge to the glass, in points: the system's, as the gap is.
  private static let inset: CGFloat = 8

  /// The height of the system's search field, in points: its line grows, the room above and below
  /// stays; small words make it no lower.
  private var height: CGFloat { 36 + max(0, line - Self.usualLine) }

  /// The height that hears touches, in points.
  private var reach: CGFloat { max(height, TouchTarget.side) }

  private var words: some View {
    HStack(spacing: min(gap, 8)) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(AppColors.textSecondary)
        .accessibilityHidden(true)
      input
        .font(AppTypography.body)
        .lineLimit(1)
        .focused($isFocused)
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
        .onSubmit { isFocused = false }
    }
    .padding(.leading, Self.inset)
    .frame(minHeight: reach)
    // A field hears touches on its line of text alone, which is half as high.
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }

  @ViewBuilder private var input: some View {
    if shortPrompt == nil {
      TextField(prompt, text: $text, prompt: label(prompt))
    } else {
      TextField(prompt, text: $text, prompt: Text(verbatim: ""))
        .accessibilityLabel(Text(prompt))
        .overlay(alignment: .leading) { fittingPrompt }
    }
  }

  private func label(_ words: LocalizedStringKey) -> Text {
    Text(words).foregroundStyle(AppColors.textSecondary)
  }

  /// The longer of two prompts that has room in an empty field.
  @ViewBuilder private var fittingPrompt: some View {
    if let shortPrompt, text.isEmpty {
      ViewThatFits(in: .horizontal) {
        label(prompt).lineLimit(1)
        label(shortPrompt).lineLimit(1)
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}
