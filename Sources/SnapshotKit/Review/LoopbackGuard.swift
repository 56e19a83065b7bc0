import Foundation

/// Decides whether a request is of the page that this server has handed out.
///
/// A page of the open web can have a browser send requests to any port of the reader's own machine,
/// and a name of its own resolve to it. What it cannot do is to send another `Host` or `Origin`
/// than its own, or to know the token.
struct LoopbackGuard: Sendable {
  /// A request as it arrives.
  struct Request: Sendable {
    let method: String
    /// Still encoded, with what stands behind a `?`.
    let target: String
    /// By their names in lower case.
    let headers: [String: String]
  }

  /// The right that a request is granted.
  enum Passage: Sendable, Equatable {
    /// A file, by its path below the root, still encoded.
    case read(String)
    /// An action, by its name.
    case act(String)
  }

  /// The refusal of a request.
  struct Refusal: Error, Equatable {
    let status: Int
    let reason: String
  }

  /// The most bytes that a body may have: the names of some 60,000 cells.
  static let bodyLimit = 4 << 20

  let port: UInt16
  let token: String
  /// The name of the command that serves, such as `review`.
  let command: String
  /// The folder of the actions' names, such as `review`.
  let actions: String

  /// Returns a new token, of 128 bits that nobody can guess.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Decides on a request.
  ///
  /// - Throws: ``Refusal``.
  func passage(of request: Request) throws(Refusal) -> Passage {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      throw Refusal(status: 421, reason: "another host")
    }
    let origins = hosts.map { "http://" + $0 }
    let origin = request.headers["origin"]
    if let origin, !origins.contains(origin.lowercased()) {
      throw Refusal(status: 403, reason: "another origin")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      throw Refusal(status: 403, reason: "another site")
    }
    let path = try path(of: request.target)
    switch request.method {
    case "GET": return .read(path)
    case "POST":
      guard origin != nil else { throw Refusal(status: 403, reason: "no origin") }
      try checkBody(request)
      guard path.hasPrefix(actions + "/") else {
        throw Refusal(status: 404, reason: "no such action")
      }
      return .act(String(path.dropFirst(actions.count + 1)))
    default: throw Refusal(status: 405, reason: "GET and POST alone")
    }
  }

  /// The reason against an address without the token, such as that of a server that has ended.
  private var otherAddress: String {
    """
    This is not the address of the \(command) that runs here: each start of snapshot \(command) has one \
    of its own. Open the one that it printed last.
    """
  }

  /// Returns the path behind the token.
  private func path(of target: String) throws(Refusal) -> String {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard path.utf8.count < 4096, parts.count == 2, parts[0].isEmpty,
      let slash = parts[1].firstIndex(of: "/"), isToken(parts[1][..<slash])
    else { throw Refusal(status: 404, reason: otherAddress) }
    return String(parts[1][parts[1].index(after: slash)...])
  }

  /// Returns a Boolean value that indicates whether a text is the token, in a time that does not
  /// depend on the text.
  private func isToken(_ text: Substring) -> Bool {
    let (given, own) = (Array(text.utf8), Array(token.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// JSON alone, which no form can send, and a length that is told beforehand.
  private func checkBody(_ request: Request) throws(Refusal) {
    let type = request.headers["content-type"]?.prefix { $0 != ";" }
    guard type == "application/json" else {
      throw Refusal(status: 415, reason: "application/json alone")
    }
    guard let length = request.headers["content-length"].flatMap({ Int($0) }), length >= 0 else {
      throw Refusal(status: 411, reason: "no length")
    }
    guard length <= Self.bodyLimit else {
      throw Refusal(status: 413, reason: "more than \(Self.bodyLimit >> 20) MB")
    }
  }
}
