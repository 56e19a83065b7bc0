import SwiftUI

/// The forms of fields and of what is typed into them.
struct FieldForms: View {
  private enum Field: Hashable { case name, mail }

  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var amount = 12.0
  @State private var count: Int? = 3
  @State private var date = Date(timeIntervalSince1970: 0)
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  private let title = "Title"

  var body: some View {
    fields
    values
    secure
    styles
    focus
    typing
  }

  @ViewBuilder private var fields: some View {
    TextField("A", text: $text)
    TextField(title, text: $text)
    TextField("A", text: $text, prompt: Text("B"))
    TextField(title, text: $text, prompt: Text("B").foregroundStyle(.red))
    TextField("A", text: $text, axis: .vertical)
    TextField("A", text: $text, prompt: nil, axis: .vertical).lineLimit(2...4)
    TextField(text: $text) { Text("A") }
    TextField(text: $text, prompt: Text("B")) { Text("A") }
    TextField(text: $text, prompt: Text("B"), axis: .horizontal) { Text("A") }
    TextField("A", text: $text, selection: $selection)
    TextField("A", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("A", text: $text, onEditingChanged: { _ in })
    TextField("A", text: $text, onCommit: {})
    TextField("A", text: $text) { _ in
    } onCommit: {
    }
    TextField("A", text: .constant("B"))
    TextEditor(text: $text).frame(height: 40)
    TextEditor(text: $text).scrollContentBackground(.hidden).frame(height: 40)
    TextEditor(text: $text, selection: $selection).frame(height: 40)
    TextEditor(text: $text).textEditorStyle(.plain).frame(height: 40)
    TextEditor(text: $text).textEditorStyle(.automatic).frame(height: 40)
  }

  @ViewBuilder private var values: some View {
    TextField("A", value: $amount, format: .number)
    TextField(title, value: $amount, format: .currency(code: "EUR"))
    TextField("A", value: $count, format: .number)
    TextField("A", value: $amount, format: .percent, prompt: Text("B"))
    TextField(value: $amount, format: .number) { Text("A") }
    TextField(value: $count, format: .number, prompt: Text("B")) { Text("A") }
    TextField("A", value: $amount, formatter: NumberFormatter())
    TextField(title, value: $amount, formatter: NumberFormatter(), prompt: Text("B"))
    TextField("A", value: $date, format: .dateTime)
  }

  @ViewBuilder private var secure: some View {
    SecureField("A", text: $text)
    SecureField(title, text: $text)
    SecureField("A", text: $text, prompt: Text("B"))
    SecureField(text: $text) { Text("A") }
    SecureField(text: $text, prompt: Text("B")) { Text("A") }
    SecureField("A", text: $text, onCommit: {})
    SecureField("A", text: $text) { text = "" }
  }

  @ViewBuilder private var styles: some View {
    TextField("A", text: $text).textFieldStyle(.automatic)
    TextField("A", text: $text).textFieldStyle(.plain)
    TextField("A", text: $text).textFieldStyle(.roundedBorder)
    TextField("A", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("A", text: $text).textFieldStyle(PlainTextFieldStyle())
    TextField("A", text: $text).textFieldStyle(DefaultTextFieldStyle())
    TextField("A", text: $text).textFieldStyle(Boxed())
    VStack { TextField("A", text: $text) }.textFieldStyle(.roundedBorder).controlSize(.large)
  }

  @ViewBuilder private var focus: some View {
    TextField("A", text: $text).focused($isFocused)
    TextField("A", text: $text).focused($field, equals: .name)
    SecureField("A", text: $text).focused($field, equals: Field.mail)
    TextField("A", text: $text).onSubmit { field = .mail }
    TextField("A", text: $text).onSubmit(of: .search) { isFocused = false }
    TextField("A", text: $text).onSubmit(of: [.text, .search]) { field = nil }
    TextField("A", text: $text).onSubmit(submit)
    TextField("A", text: $text).submitLabel(.next)
    TextField("A", text: $text).submitLabel(SubmitLabel.done)
    TextField("A", text: $text).submitScope()
    TextField("A", text: $text).defaultFocus($field, .name)
    Text("A").focusable()
    Text("A").focusable(false)
    Text("A").focusable(true, interactions: .activate)
    Text("A").focusEffectDisabled()
    Text(isFocused && field == .name ? "A" : "B")
    Button("A") { $isFocused.wrappedValue = true }
  }

  private func submit() {}

  @ViewBuilder private var typing: some View {
    TextField("A", text: $text).keyboardType(.emailAddress)
    TextField("A", text: $text).keyboardType(.numberPad)
    TextField("A", text: $text).keyboardType(UIKeyboardType.decimalPad)
    TextField("A", text: $text).textContentType(.emailAddress)
    TextField("A", text: $text).textContentType(.oneTimeCode)
    TextField("A", text: $text).textContentType(UITextContentType.password)
    TextField("A", text: $text).textContentType(nil)
    TextField("A", text: $text).autocorrectionDisabled()
    TextField("A", text: $text).autocorrectionDisabled(true)
    TextField("A", text: $text).disableAutocorrection(true)
    TextField("A", text: $text).disableAutocorrection(nil)
    TextField("A", text: $text).textInputAutocapitalization(.never)
    TextField("A", text: $text).textInputAutocapitalization(.words)
    TextField("A", text: $text).textInputAutocapitalization(TextInputAutocapitalization.sentences)
    TextField("A", text: $text).autocapitalization(.none)
    TextField("A", text: $text).autocapitalization(UITextAutocapitalizationType.allCharacters)
    TextField("A", text: $text).onKeyPress(.return) { .handled }
    TextField("A", text: $text).onKeyPress { press in
      press.key == .escape ? .handled : .ignored
    }
    TextField("A", text: $text).onKeyPress(keys: [.upArrow], phases: .down) { _ in .ignored }
    TextField("A", text: $text).findNavigator(isPresented: .constant(false))
    TextField("A", text: $text).writingToolsBehavior(.disabled)
    TextField("A", text: $text).scrollDismissesKeyboard(.immediately)
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(4).border(.red)
  }
}
