/// The selection of a list, by its rows.
@MainActor
struct ListSelection {
  /// A closure that returns whether a row is selected, or nil if it cannot be.
  var isSelected: @MainActor (Element) -> Bool?
  /// Selects a value, if it is of the selection's type, and says whether it is.
  var select: @MainActor (AnyHashable) -> Bool
  /// The value that a row stands for; nil if it cannot be selected.
  var value: @MainActor (Element) -> AnyHashable?
  /// The values that are selected.
  var values: @MainActor () -> Set<AnyHashable> = { [] }
  /// A Boolean value that indicates whether a tap selects even while the list is not edited, as it
  /// does where one row is selected.
  let isSingle: Bool
  /// The selection of a split view's column, and how to clear it.
  var column: SplitSelection?

  /// No row can be selected.
  static var none: ListSelection {
    ListSelection(
      isSelected: { _ in nil }, select: { _ in false }, value: { _ in nil }, isSingle: true)
  }

  /// Several rows may be selected.
  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> ListSelection {
    ListSelection(
      isSelected: { element in
        element.tag(as: Value.self).flatMap { selection?.wrappedValue.contains($0) }
      },
      select: { value in
        guard let value = value.base as? Value, let selection else { return false }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        return true
      },
      value: { $0.tag(as: Value.self).map { AnyHashable($0) } },
      values: { Set(selection?.wrappedValue.map { AnyHashable($0) } ?? []) }, isSingle: false)
  }

  /// One row may be selected.
  static func one<Value: Hashable>(_ selection: Binding<Value?>?) -> ListSelection {
    guard let selection else { return .none }
    return ListSelection(
      isSelected: { element in
        element.tag(as: Value.self).map { selection.wrappedValue == $0 }
      },
      select: { value in
        guard let value = value.base as? Value else { return false }
        selection.wrappedValue = value
        return true
      },
      value: { $0.tag(as: Value.self).map { AnyHashable($0) } },
      values: { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }, isSingle: true,
      column: SplitSelection(isSet: selection.wrappedValue != nil) {
        selection.wrappedValue = nil
      })
  }
}

/// The selection of a split view's column, and how to clear it.
struct SplitSelection {
  let isSet: Bool
  let clear: @MainActor () -> Void
}

/// Passes up what a column's list has selected.
enum SplitSelectionKey: PreferenceKey {
  static var defaultValue: SplitSelection? { nil }

  static func reduce(value: inout SplitSelection?, nextValue: () -> SplitSelection?) {
    value = value ?? nextValue()
  }
}

private enum ListSelectKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// Selects a value in the list around, if the list's selection is of its type.
  var selectInList: (@MainActor (AnyHashable) -> Bool)? {
    get { self[ListSelectKey.self] }
    set { self[ListSelectKey.self] = newValue }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element or one within reacts to taps.
  var reactsToTaps: Bool {
    interactions.contains {
      switch $0 {
      case .tap, .toggle, .text: true
      default: false
      }
    } || elements.contains { $0.reactsToTaps }
  }
}
