/// Something that a picture shows otherwise than its screen asked.
public struct ScreenIssue: Hashable, Sendable {
  /// The gravity of an issue.
  public enum Severity: Hashable, Sendable {
    /// The picture is as good as it can be: a colour that is missing is magenta.
    case warning
    /// Something is not there to be seen: no such picture may be approved.
    case fault
  }

  /// The issue in a sentence, for people.
  public let message: String
  /// The gravity of the issue.
  public let severity: Severity

  /// Creates an issue.
  public init(_ message: String, severity: Severity) {
    (self.message, self.severity) = (message, severity)
  }
}
