/// A key of a value that the view with the focus gives to commands and to views elsewhere.
///
///     struct ChosenNoteKey: FocusedValueKey {
///       typealias Value = String
///     }
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
