/// A message with values in it, some of which may be private.
struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts a message together.
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, or `<private>` in its place where it is marked so.
    mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += privacy == .private || privacy == .sensitive ? "<private>" : "\(value())" }
  }
}

/// The privacy of a value in a message.
enum OSLogPrivacy: Hashable, Sendable {
  /// Readable, as in a log that is read while debugging.
  case auto
  case `public`
  case `private`
  case sensitive
}
