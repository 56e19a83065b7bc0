import Components
import SwiftUI

/// A field of the growth map's: all of its height takes the focus, not its line of text alone.
struct GrowthField: View {
  private let prompt: LocalizedStringKey
  @Binding private var text: String
  private let label: LocalizedStringKey
  private let hint: LocalizedStringKey
  @FocusState private var isFocused: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - prompt: The words of an empty field.
  ///   - text: The written text.
  ///   - label: The field's name for assistive technology.
  ///   - hint: The text to write, for assistive technology.
  init(
    _ prompt: LocalizedStringKey, text: Binding<String>, label: LocalizedStringKey,
    hint: LocalizedStringKey
  ) {
    (self.prompt, _text, self.label, self.hint) = (prompt, text, label, hint)
  }

  var body: some View {
    TextField(
      prompt, text: $text, prompt: Text(prompt).foregroundStyle(GrowthStyle.placeholder),
      // The largest words need several lines.
      axis: typeSize.isAccessibilitySize ? .vertical : .horizontal
    )
    .focused($isFocused)
    .accessibilityLabel(label)
    .accessibilityHint(hint)
    .frame(minHeight: TouchTarget.side)
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }
}
