/// The events that cause a submission.
///
///     NotesList().searchable(text: $query).onSubmit(of: .search) { save() }
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The submission of a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The submission of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}
