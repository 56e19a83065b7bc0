import SwiftUI

extension EnvironmentValues {
  /// The frame of the fields below.
  @Entry public var dsFieldKind = DSFieldKind.boxed
  /// The result of validating the fields below.
  @Entry public var dsValidation = DSValidationState.none
}

/// A line of text to be edited.
///
///     DSTextField("City", text: $text, prompt: "Where from?")
public struct DSTextField: View {
  private let title: LocalizedStringKey
  private let prompt: LocalizedStringKey?
  @Binding private var text: String
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates a field; its prompt, or else its title, shows while it is empty.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: LocalizedStringKey? = nil
  ) { (self.title, _text, self.prompt) = (title, text, prompt) }

  /// The content of the view.
  public var body: some View {
    FieldBox { placeholder in
      // A line of large words holds but a few letters of a name.
      TextField(
        title, text: $text, prompt: placeholder(prompt ?? title),
        axis: typeSize.isAccessibilitySize ? .vertical : .horizontal)
    }
    .accessibilityLabel(title)
  }
}

/// A line of text that nobody is to read over a shoulder.
///
///     DSSecureField("Password", text: $text)
public struct DSSecureField: View {
  private let title: LocalizedStringKey
  @Binding private var text: String

  /// Creates a field; its title shows while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    (self.title, _text) = (title, text)
  }

  /// The content of the view.
  public var body: some View {
    FieldBox { placeholder in SecureField(title, text: $text, prompt: placeholder(title)) }
      .accessibilityLabel(title)
  }
}

/// A text of several lines to be edited.
///
///     DSMultilineField("Notes", text: $text, lines: 5)
public struct DSMultilineField: View {
  private let title: LocalizedStringKey
  private let lines: Int
  @Binding private var text: String

  /// Creates a field that is some lines high at the least.
  public init(_ title: LocalizedStringKey, text: Binding<String>, lines: Int = 3) {
    (self.title, _text, self.lines) = (title, text, max(1, lines))
  }

  /// The content of the view.
  public var body: some View {
    FieldBox(lines: lines) { placeholder in
      TextField(title, text: $text, prompt: placeholder(title), axis: .vertical)
    }
    .accessibilityLabel(title)
  }
}

/// The frame around a field's text.
private struct FieldBox<Field: View>: View {
  var lines = 1
  @ViewBuilder let field: ((LocalizedStringKey) -> Text) -> Field
  @ControlState private var state
  /// A Boolean value that indicates whether the field has the focus, even if no app follows it.
  @FocusState private var isEdited: Bool
  @Environment(\.dsTheme) private var theme
  @Environment(\.dsFieldKind) private var kind
  @Environment(\.dsValidation) private var validation

  var body: some View {
    let theme = theme
    let look = theme.components.field.resolve(
      kind, isEdited ? theme.shown(state.union(.focused)) : state, validation, in: theme)
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    let style = theme.typography[.fieldText]
    let line = style.lineHeight
    let inset = lines > 1 ? max(0, (room(of: look) - line) / 2) : look.verticalPadding
    field { Text($0).foregroundColor(look.placeholder.color) }
      .textFieldStyle(.plain)
      .focused($isEdited)
      .font(style.font)
      .foregroundStyle(look.text)
      .padding(.vertical, inset)
      .frame(minHeight: height(look, line), alignment: alignment)
      .padding(.horizontal, look.padding)
      .background { if let background = look.background { shape.fill(background) } }
      .overlay {
        if let border = look.border { shape.strokeBorder(border, lineWidth: look.borderWidth) }
      }
      .focusRing(look.ring, radius: look.radius)
      .onHover { $state.wrappedValue = $0 }
  }

  private var alignment: Alignment { lines > 1 ? .topLeading : .leading }

  /// The least height: that of a box or of a row's lines.
  private func height(_ look: DSFieldAppearance, _ line: Double) -> Double {
    lines > 1 ? max(room(of: look), line) + line * Double(lines - 1) : look.height
  }

  /// The height in whose middle a single line would stand, so that the first of several does too:
  /// that of a box, or what a row leaves between its margins.
  private func room(of look: DSFieldAppearance) -> Double {
    kind == .boxed ? look.height : theme.metrics.rowHeight - 2 * theme.spacing.sm
  }
}
