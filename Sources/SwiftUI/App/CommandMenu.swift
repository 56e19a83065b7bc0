/// A menu of commands.
///
///     struct NoteCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Note") { Button("Pin") {} }
///       }
///     }
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
