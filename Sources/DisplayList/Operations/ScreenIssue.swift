/// Something that a picture shows otherwise than its screen asked.
public struct ScreenIssue: Hashable, Sendable {
  /// How much is wrong.
  public enum Severity: Hashable, Sendable {
    /// The picture is as good as it can be: a colour that is missing is magenta.
    case warning
    /// Something is not there to be seen: no such picture may be approved.
    case fault
  }

  public let message: String
  public let severity: Severity

  /// Creates an issue.
  public init(_ message: String, severity: Severity) {
    (self.message, self.severity) = (message, severity)
  }
}
