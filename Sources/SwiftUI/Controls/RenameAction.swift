extension EnvironmentValues {
  private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// The action of rename buttons below.
  var renameAction: (() -> Void)? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of rename buttons below.
  ///
  ///     TextField("Name", text: $name)
  ///       .focused($isFocused)
  ///       .contextMenu { RenameButton() }
  ///       .renameAction { isFocused = true }
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.renameAction, action)
  }

  /// Sets the action of rename buttons below: a field takes the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.renameAction, { isFocused.wrappedValue = true })
  }
}
