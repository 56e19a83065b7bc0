import FlyingSocks
import Foundation

/// The answer to a request; the connection ends with it.
struct WebAnswer: Sendable {
  /// The bytes of an answer, or events without an end.
  enum Body: Sendable {
    case data(Data)
    case events(AsyncStream<String>)
  }

  let status: Int
  let type: String
  let body: Body

  /// The headers of every answer: no other page may show it, keep it or guess its type.
  private static let policies = """
    Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    X-Content-Type-Options: nosniff
    X-Frame-Options: DENY
    Referrer-Policy: no-referrer
    Cross-Origin-Resource-Policy: same-origin
    Cross-Origin-Opener-Policy: same-origin
    Cache-Control: no-store
    Connection: close
    """

  /// Sends the answer: its events for as long as somebody listens.
  func write(to socket: AsyncSocket) async throws {
    var lines = ["HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")", "Content-Type: \(type)"]
    if case .data(let data) = body { lines.append("Content-Length: \(data.count)") }
    lines += Self.policies.components(separatedBy: "\n")
    try await socket.write(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    switch body {
    case .data(let data): try await socket.write(data)
    case .events(let events):
      for await event in events { try await socket.write(Data(event.utf8)) }
    }
  }
}

extension WebAnswer {
  /// Returns a file of a type.
  static func file(_ type: String, _ content: Data) -> WebAnswer {
    WebAnswer(status: 200, type: type, body: .data(content))
  }

  /// Returns words.
  static func text(_ status: Int, _ text: String) -> WebAnswer {
    WebAnswer(status: status, type: "text/plain; charset=utf-8", body: .data(Data(text.utf8)))
  }

  /// Returns a value as JSON.
  static func json(_ value: some Encodable, status: Int = 200) -> WebAnswer {
    let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
    return WebAnswer(status: status, type: "application/json", body: .data(data))
  }

  /// Returns events without an end.
  static func events(_ events: AsyncStream<String>) -> WebAnswer {
    WebAnswer(status: 200, type: "text/event-stream", body: .events(events))
  }

  /// Returns a script of the app.
  static func script(_ content: Data) -> WebAnswer {
    file("text/javascript; charset=utf-8", content)
  }
}
