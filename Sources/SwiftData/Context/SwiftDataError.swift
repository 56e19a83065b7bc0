/// An error of a container or of a context.
public struct SwiftDataError: Error, Equatable, Sendable {
  enum Kind: String, Sendable {
    case unsupportedPredicate, duplicateConfiguration, deletionDenied, savingNotAllowed
  }

  let kind: Kind
  private let detail: String

  init(_ kind: Kind, _ detail: String) { (self.kind, self.detail) = (kind, detail) }

  /// Returns a Boolean value that indicates whether two errors are of one kind.
  public static func == (first: SwiftDataError, second: SwiftDataError) -> Bool {
    first.kind == second.kind
  }

  /// An error of a predicate that cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate, "")
  /// An error of two configurations with one name.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration, "")
  /// An error of a deletion that the rule `deny` of a relationship forbids.
  public static let deletionDenied = SwiftDataError(.deletionDenied, "")
  /// An error of a save where no configuration allows it.
  public static let savingNotAllowed = SwiftDataError(.savingNotAllowed, "")
}

extension SwiftDataError: CustomStringConvertible, LocalizedError {
  /// A textual representation that tells what to do.
  public var description: String {
    switch kind {
    case .unsupportedPredicate: "The predicate cannot be evaluated: \(detail)"
    case .duplicateConfiguration:
      "Configurations of one container need names of their own; these are: \(detail)"
    case .deletionDenied: "The rule .deny keeps \(detail): delete its related models first"
    case .savingNotAllowed: "The context cannot be saved: its configuration has allowsSave: false"
    }
  }

  /// A description of the error for a person.
  public var errorDescription: String? { description }
}
