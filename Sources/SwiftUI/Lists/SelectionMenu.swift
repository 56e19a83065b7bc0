extension View {
  /// Adds a menu to the rows of the list within, for the rows that are selected.
  ///
  ///     List(photos, selection: $selected) { Text($0.name) }
  ///       .contextMenu(forSelectionType: Photo.ID.self) { ids in
  ///         Button("Delete", role: .destructive) { delete(ids) }
  ///       }
  ///
  /// - Parameters:
  ///   - itemType: The type of the list's selection.
  ///   - menu: A closure that returns the actions for the selected items, or for the pressed row
  ///     where that is not among them.
  ///   - primaryAction: A closure to call with the item of a row that is tapped while the list is
  ///     not edited.
  /// - Returns: A view whose list has context menus.
  public func contextMenu<Item: Hashable, MenuItems: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> MenuItems,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    var selectionMenu = SelectionMenu { values in
      let items = values.compactMap { $0.base as? Item }
      return items.isEmpty ? nil : AnyView(menu(Set(items)))
    }
    if let primaryAction {
      selectionMenu.primaryAction = { value in
        if let item = value.base as? Item { primaryAction([item]) }
      }
    }
    return environment(\.selectionMenu, selectionMenu)
  }
}

/// The menu and the action of a list's rows, for items of any type.
struct SelectionMenu {
  /// A closure that returns the actions for items; nil if none is of the menu's type.
  let items: @MainActor (Set<AnyHashable>) -> AnyView?
  /// A closure to call with the item of a tapped row.
  var primaryAction: (@MainActor (AnyHashable) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the rows of lists that can be selected.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Adds a row's menu, if it has one.
struct SelectionMenuModifier: PrimitiveModifier {
  let items: AnyView?

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard let items = modifier.items else { return Target._lower(content, context, &output) }
    ContextMenuModifier._lower(
      ContextMenuModifier(items: items, preview: nil as EmptyView?), content, context, &output)
  }
}
