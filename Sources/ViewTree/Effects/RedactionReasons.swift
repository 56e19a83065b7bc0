/// The reasons to redact content.
///
///     VStack { Text("Account 40 12") }.redacted(reason: .placeholder)
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A placeholder that stands for content which is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
