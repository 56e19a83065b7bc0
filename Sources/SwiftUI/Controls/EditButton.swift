private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode; where no view above sets one, that of the screen.
  ///
  ///     @Environment(\.editMode) private var mode
  ///     Text(mode?.wrappedValue.isEditing == true ? "Choose notes" : "Notes")
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenState(EditMode.self, .inactive) }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode.
///
///     NavigationStack { List { rows }.toolbar { EditButton() } }
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.locale) private var locale

  /// Creates the button.
  public init() {}

  /// The content of the view.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: (isEditing ? SystemString.done : .edit).text(locale))
        .fontWeight(isEditing ? .semibold : nil)
    }
  }
}
