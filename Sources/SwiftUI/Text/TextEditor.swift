/// A control for editing long text, which scrolls.
///
///     TextEditor(text: $notes).frame(height: 200)
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: TextSelection?
  /// The text with its attributes, where it has some.
  private var attributed: AttributedString?

  /// Creates an editor.
  ///
  /// - Parameter text: A binding to the text.
  public init(text: Binding<String>) { (self.text, selection) = (text, nil) }

  /// Creates an editor whose selection an app manages.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selection, or to nil.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection.wrappedValue)
  }

  /// Creates an editor of a text with attributes.
  ///
  ///     TextEditor(text: $note, selection: $selection)
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selection; nil for one of the editor's own.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = Binding {
      String(text.wrappedValue.characters)
    } set: {
      text.wrappedValue.adopt($0)
    }
    self.selection = selection?.wrappedValue.plain(in: text.wrappedValue)
    attributed = text.wrappedValue
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: TextEditorStyleConfiguration(
        text: text, selection: selection, attributed: attributed),
      standard: AnyControlStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) })
  }
}

/// A type that gives text editors their appearance.
///
///     TextEditor(text: $text).textEditorStyle(.plain)
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the appearance of a text editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor, from which a style makes its appearance.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  var selection: TextSelection?
  var attributed: AttributedString?
}

/// A text editor on the background of its surroundings.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a text editor.
  public func makeBody(configuration: Configuration) -> some View {
    EditorText(configuration: configuration)
  }
}

/// A text editor of the text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a text editor.
  public func makeBody(configuration: Configuration) -> some View {
    EditorText(configuration: configuration)
  }
}

/// A text with UITextView's insets, 8 points above and below, 5 at the sides.
private struct EditorText: View {
  let configuration: TextEditorStyleConfiguration
  /// The focus that the editor has had from a tap, whether the app follows it or not.
  @FocusState private var isTapped: Bool
  @Environment(\.fieldFocus) private var focus
  @Environment(\.keyboardType) private var keyboard
  @Environment(\.textInputAutocapitalization) private var autocapitalization
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.scrollContentBackground) private var background

  var body: some View {
    words
      .environment(\.pushesOutWords, false)
      .padding(.horizontal, 5).padding(.vertical, 8)
      // What does not fit is scrolled to, and cut at the edge: no line is shortened.
      .fixedSize(horizontal: false, vertical: true)
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading
      )
      .background(Color(.systemBackground).opacity(hidesBackground ? 0 : 1))
      .clipped()
      .modifier(InteractionModifier(.text(text)))
      .modifier(InteractionModifier(.tap { focus.give(to: $isTapped) }))
      .accessibilityControl(
        isFocused ? [.isTextEntry, .isTextArea, .isEditing] : [.isTextEntry, .isTextArea],
        children: .replace
      ) { $0.value = text.wrappedValue }
      .preference(key: KeyboardRequestKey.self, value: request)
      .keyboard(request)
  }

  @ViewBuilder private var words: some View {
    let plain = Text(verbatim: text.wrappedValue)
    let (shown, count) = (
      configuration.attributed.map { Text($0) } ?? plain, text.wrappedValue.count
    )
    if isFocused {
      EditedText(
        shown,
        selection: configuration.selection?.characters(in: text.wrappedValue) ?? count..<count)
    } else {
      shown
    }
  }

  private var request: KeyboardRequest? {
    isFocused ? KeyboardRequest(keyboard, after: text.wrappedValue, autocapitalization) : nil
  }

  private var text: Binding<String> { configuration.text }

  private var isFocused: Bool { focus.isFocused($isTapped) }

  private var hidesBackground: Bool { isInListRow || background == .hidden }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A plain style.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors in the view.
  ///
  ///     TextEditor(text: $name).textEditorStyle(.plain)
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

private enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the background of lists and editors.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the background of lists, forms and editors in the view.
  ///
  ///     Form { fields }.scrollContentBackground(.hidden).background(.mint)
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: A view with the visibility.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
