/// A button that renames something: it calls the action that its surroundings name.
///
///     Text(note.title)
///       .contextMenu { RenameButton() }
///       .renameAction { isFocused = true }
public struct RenameButton: View {
  @Environment(\.locale) private var locale
  @Environment(\.renameAction) private var rename

  /// Creates the button.
  public init() {}

  /// The content of the view.
  public var body: some View {
    Button(SystemString.rename.text(locale), systemImage: "pencil") { rename?() }
  }
}
