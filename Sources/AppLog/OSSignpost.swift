/// The kind of a mark.
public struct OSSignpostType: Hashable, Sendable {
  private let rawValue: UInt8

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or an end of an interval, which is written nowhere.
///
///     os_signpost(.begin, log: log, name: "Load")
///
/// - Parameters:
///   - type: The kind of the mark.
///   - log: The log.
///   - name: The name of the interval.
///   - signpostID: The identifier of the interval.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or an end of an interval, with a message in the format of `printf`.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
