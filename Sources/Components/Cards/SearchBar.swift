import SwiftUI

/// A field for words to look for.
public struct SearchBar: View {
  @Binding private var text: String
  private let prompt: String

  /// Creates a field with a prompt.
  public init(text: Binding<String>, prompt: String) { (_text, self.prompt) = (text, prompt) }

  public var body: some View {
    HStack(spacing: AppSpacing.sm) {
      Image(systemName: "magnifyingglass").foregroundStyle(AppColors.textSecondary)
      TextField(prompt, text: $text)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(AppColors.textSecondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Очистить")
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, AppSpacing.sm)
    .background(
      Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
  }
}
