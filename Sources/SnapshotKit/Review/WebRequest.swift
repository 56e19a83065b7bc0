import FlyingSocks
import Foundation

/// A connection's one request, read within limits of size and time.
actor WebRequest {
  /// The most bytes that a request's line and headers may have: a browser sends some 2 KB.
  static let headLimit = 32 << 10
  /// The seconds in which a head, and a body, must have arrived.
  static let patience = 20.0

  /// Why a request is not read to its end.
  enum Problem: Error {
    case tooLarge
    case malformed
    case late
  }

  private let socket: AsyncSocket
  /// The bytes that have arrived and have not been taken.
  private var pending: [UInt8] = []

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Reads the line and the headers.
  ///
  /// - Throws: ``Problem``, and a socket's error if nobody is there any more.
  func head() async throws -> LoopbackGuard.Request {
    let lines = try await Self.within(Self.patience) { try await self.lines() }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw Problem.malformed }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        throw Problem.malformed
      }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // Twice the same: neither of them is taken for the only one.
      headers[line[..<colon].lowercased(), default: ""] +=
        headers[line[..<colon].lowercased()] == nil ? value : ", \(value)"
    }
    return .init(method: String(words[0]), target: String(words[1]), headers: headers)
  }

  private func lines() async throws -> [String] {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let found = pending[searched...].firstRange(of: end) {
        let head = String(decoding: pending[..<found.lowerBound], as: UTF8.self)
        pending.removeSubrange(..<found.upperBound)
        return head.components(separatedBy: "\r\n")
      }
      guard pending.count < Self.headLimit else { throw Problem.tooLarge }
      searched = max(0, pending.count - end.count)
      pending += try await socket.read(atMost: 4096)
    }
  }

  /// Reads the body.
  ///
  /// - Parameter count: Its length in bytes, which the head has told.
  /// - Returns: The body's bytes.
  /// - Throws: ``Problem/late``, and a socket's error if nobody is there any more.
  func body(of count: Int) async throws -> Data {
    try await Self.within(Self.patience) { try await self.bytes(count) }
  }

  private func bytes(_ count: Int) async throws -> Data {
    while pending.count < count {
      pending += try await socket.read(atMost: min(4096, count - pending.count))
    }
    return Data(pending.prefix(count))
  }

  /// Takes what else arrives, for a moment: who closes upon bytes that nobody has read takes back
  /// the answer too.
  func drain() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try? await Self.within(1) {
      for _ in 0..<1024 { _ = try await self.socket.read(atMost: 4096) }
    }
  }

  /// Does something, or throws ``Problem/late`` when the time is over.
  private static func within<Value: Sendable>(
    _ seconds: Double, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw Problem.late
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw Problem.late }
      return value
    }
  }
}
