import SwiftUI

/// A row with a text that is edited in it, or on a page where the platform cannot.
///
///     DSTextFieldRow("Server", text: $text, hint: "Such as notes.example.com")
public struct DSTextFieldRow: View {
  private let title: LocalizedStringKey
  private let prompt: LocalizedStringKey?
  private let hint: LocalizedStringKey?
  private let validation: DSValidationState
  private let mode: DSEditMode
  @Binding private var text: String
  @Environment(\.dsTheme) private var theme

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The subject of the text.
  ///   - text: The text.
  ///   - prompt: The words that show while it is empty.
  ///   - hint: The help to fill it.
  ///   - validation: The result of validating it.
  ///   - mode: The place in which it is edited.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: LocalizedStringKey? = nil,
    hint: LocalizedStringKey? = nil, validation: DSValidationState = .none,
    mode: DSEditMode = .auto
  ) {
    (self.title, _text, self.prompt) = (title, text, prompt)
    (self.hint, self.validation, self.mode) = (hint, validation, mode)
  }

  /// The content of the view.
  public var body: some View {
    if theme.capabilities.editMode(mode) == .inline {
      DSFormRow(title, layout: .inline, hint: hint, validation: validation) { field }
    } else {
      DSNavigationRow(title, value: text.isEmpty ? prompt : "\(text)") {
        DSEditPage(title: title, hint: hint, validation: validation) { field }
      }
    }
  }

  private var field: DSTextField { DSTextField(title, text: $text, prompt: prompt) }
}

/// A page on which one field is edited.
private struct DSEditPage<Field: View>: View {
  let title: LocalizedStringKey
  let hint: LocalizedStringKey?
  let validation: DSValidationState
  @ViewBuilder let field: Field
  @Environment(\.dsTheme) private var theme
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    DSSettingsPage(title) {
      DSFormSection {
        DSFormRow(title, layout: .stacked, hint: hint, validation: validation) { field }
      }
      Button {
        dismiss()
      } label: {
        Text(verbatim: theme.strings.done).frame(maxWidth: .infinity)
      }
      .buttonStyle(DSButtonStyle(.primary))
    }
  }
}
