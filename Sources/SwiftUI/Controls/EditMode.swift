/// A mode that indicates whether a list is being edited.
///
///     struct Hint: View {
///       @Environment(\.editMode) private var mode
///
///       var body: some View {
///         if mode?.wrappedValue.isEditing == true { Text("Drag rows into order") }
///       }
///     }
public enum EditMode: Hashable, Sendable {
  /// The modes: not editing, editing for one swipe, editing.
  case inactive, transient, active

  /// A Boolean value that indicates whether the mode is other than inactive.
  public var isEditing: Bool { self != .inactive }
}
