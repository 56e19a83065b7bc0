/// A button that pastes; the pasteboard of a still is empty, so that it calls nothing.
///
///     PasteButton(payloadType: String.self) { strings in text = strings.joined() }
public struct PasteButton: View {
  @Environment(\.locale) private var locale

  /// Creates a button that pastes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: A closure that receives the values.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Creates a button that pastes items of some kinds.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of the items.
  ///   - payloadAction: A closure that receives the items.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// The content of the view.
  public var body: some View {
    Button(SystemString.paste.text(locale), systemImage: "doc.on.clipboard") {}
      .buttonStyle(.borderedProminent)
  }
}
