import FlyingFox
import FlyingSocks
import Foundation

/// Serves the web app over a run to its reader's own machine, and takes decisions.
struct ReviewServer: Sendable {
  let session: ReviewSession
  /// The folder of the run's report and evidence.
  let report: ServedFolder
  let gallery: ServedFolder?
  /// The app as this executable has it: that of the folder may be of another version.
  let app: [String: Data]
  let token: String

  /// Listens on the loopback device alone, and answers until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for one that is free.
  ///   - ready: The action for the address once the server listens.
  /// - Throws: An error that keeps it from listening.
  func run(port: UInt16, ready: @escaping @Sendable (String) -> Void) async throws {
    let desk = Desk()
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 3600,
      logger: DisabledLogger.disabled,
      handler: ClosureHTTPHandler { request in await answer(request, desk.port) })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { return }
        desk.port = port
        ready("http://127.0.0.1:\(port)/\(token)/")
      }
      group.addTask { try await follow() }
      // Whatever fails ends the others.
      while try await group.next() != nil {}
    }
  }

  /// Looks for another run now and then.
  private func follow() async throws {
    for tick in 1... {
      try await Task.sleep(for: .milliseconds(400))
      try? await session.follow()
      try? await session.renewList()
      if tick % 25 == 0 { await session.beat() }
    }
  }

  /// The port of the server, known only once it listens.
  private final class Desk: @unchecked Sendable {
    private let lock = NSLock()
    private var number: UInt16 = 0
    var port: UInt16 {
      get { lock.withLock { number } }
      set { lock.withLock { number = newValue } }
    }
  }

  private func answer(_ request: HTTPRequest, _ port: UInt16) async -> HTTPResponse {
    var headers: [String: String] = [:]
    for (header, value) in request.headers { headers[header.rawValue.lowercased()] = value }
    let asked = ReviewGuard.Request(
      method: request.method.rawValue, target: request.target.rawValue, headers: headers)
    do {
      switch try ReviewGuard(port: port, token: token).passage(of: asked) {
      case .read(let path): return try await read(path)
      case .act(let action): return try await act(action, request)
      }
    } catch let refusal as ReviewGuard.Refusal {
      return text(refusal.status, refusal.reason, closes: true)
    } catch {
      return Self.json(Failure(error: "\(error)"), status: 409)
    }
  }

  private struct Failure: Encodable { let error: String }
}

extension ReviewServer {
  /// Files, and what the session tells; nothing is written.
  private func read(_ path: String) async throws -> HTTPResponse {
    let name = path.isEmpty ? WebApp.pageName : ServedFolder.decoded(path) ?? ""
    switch name {
    case "review/events":
      return response(
        200, "text/event-stream",
        HTTPBodySequence(from: EventStream(events: await session.events())))
    case "review/state": return Self.json(try await session.state())
    case "review/\(Rejections.listName)":
      return text(200, await session.list)
    case WebApp.sessionName:
      return response(
        200, "text/javascript; charset=utf-8",
        HTTPBodySequence(data: try WebApp.script(await session.state(), as: "session")))
    default: break
    }
    if let content = app[name] {
      return response(
        200, ServedFolder.type(of: name) ?? "text/plain", HTTPBodySequence(data: content))
    }
    // Both folders hold every data script, one of them empty.
    let isOfGallery = name == Gallery.dataName
    let folders = isOfGallery ? [gallery, report] : [report, gallery]
    for folder in folders.compactMap({ $0 }) {
      if let file = folder.file(name) {
        return response(200, file.type, HTTPBodySequence(data: file.content))
      }
    }
    throw ReviewGuard.Refusal(status: 404, reason: "nothing is here")
  }

  private func act(_ action: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try await request.bodyData
    guard body.count <= ReviewGuard.bodyLimit,
      let demand = try? JSONDecoder().decode(ReviewSession.Demand.self, from: body)
    else { throw ReviewGuard.Refusal(status: 400, reason: "no demand") }
    switch action {
    case "approve": return Self.json(try await session.approve(demand))
    case "reject": return Self.json(try await session.reject(demand))
    case "undo": return Self.json(try await session.undo(demand))
    default: throw ReviewGuard.Refusal(status: 404, reason: "no such action")
    }
  }

  /// The headers of every answer: no other page may show it, keep it or guess its type.
  private static let policies: [(String, String)] = [
    (
      "Content-Security-Policy",
      """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    ),
    ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("Cache-Control", "no-store"),
  ]

  private func response(_ status: Int, _ type: String, _ body: HTTPBodySequence) -> HTTPResponse {
    Self.response(status, type, body)
  }

  private func text(_ status: Int, _ text: String, closes: Bool = false) -> HTTPResponse {
    Self.response(
      status, "text/plain; charset=utf-8", HTTPBodySequence(data: Data(text.utf8)), closes: closes)
  }

  private static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
    let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
    return response(status, "application/json", HTTPBodySequence(data: data))
  }

  private static func response(
    _ status: Int, _ type: String, _ body: HTTPBodySequence, closes: Bool = false
  ) -> HTTPResponse {
    var headers = HTTPHeaders([HTTPHeader("Content-Type"): type])
    for (name, value) in policies { headers[HTTPHeader(name)] = value }
    // What else arrives of a request that is turned away is not waited for.
    if closes { headers[.connection] = "close" }
    return HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: status == 200 ? "OK" : "Refused"),
      headers: headers, body: body)
  }
}
