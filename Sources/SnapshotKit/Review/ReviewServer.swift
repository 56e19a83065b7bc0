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
  func run(port: UInt16, ready: (String) -> Void) async throws {
    let listening = try Socket(domain: AF_INET, type: .stream)
    defer { try? listening.close() }
    try listening.setValue(true, for: .localAddressReuse)
    try listening.bind(to: .inet(ip4: "127.0.0.1", port: port))
    try listening.listen()
    guard case .ip4(_, let port) = try listening.sockname() else { return }
    let pool = SocketPool<Poll>.make()
    try await pool.prepare()
    let callers = try AsyncSocket(socket: listening, pool: pool).sockets
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await follow() }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          for try await caller in callers {
            connections.addTask { await serve(caller, port) }
          }
        }
      }
      ready("http://127.0.0.1:\(port)/\(token)/")
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

  /// Answers a connection's one request.
  private func serve(_ caller: AsyncSocket, _ port: UInt16) async {
    let request = WebRequest(caller)
    // Who is gone, or says nothing in time, is told nothing.
    if let answer = await answer(request, port) {
      try? await answer.write(to: caller)
      await request.drain()
    }
    try? caller.close()
  }

  private func answer(_ request: WebRequest, _ port: UInt16) async -> WebAnswer? {
    do {
      let head = try await request.head()
      switch try ReviewGuard(port: port, token: token).passage(of: head) {
      case .read(let path): return try await read(path)
      case .act(let action):
        let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
        return try await act(action, try await request.body(of: length))
      }
    } catch let refusal as ReviewGuard.Refusal {
      return text(refusal.status, refusal.reason)
    } catch WebRequest.Problem.tooLarge {
      return text(431, "more than \(WebRequest.headLimit >> 10) KB of headers")
    } catch WebRequest.Problem.malformed {
      return text(400, "no request")
    } catch is WebRequest.Problem {
      return nil
    } catch is SocketError {
      return nil
    } catch {
      return Self.json(Failure(error: "\(error)"), status: 409)
    }
  }

  private struct Failure: Encodable { let error: String }
}

extension ReviewServer {
  /// Files, and what the session tells; nothing is written.
  private func read(_ path: String) async throws -> WebAnswer {
    let name = path.isEmpty ? WebApp.pageName : ServedFolder.decoded(path) ?? ""
    switch name {
    case "review/events":
      return WebAnswer(
        status: 200, type: "text/event-stream", body: .events(await session.events()))
    case "review/state": return Self.json(try await session.state())
    case "review/\(Rejections.listName)":
      return text(200, await session.list)
    case WebApp.sessionName:
      return file(
        "text/javascript; charset=utf-8", try WebApp.script(await session.state(), as: "session"))
    default: break
    }
    if let content = app[name] {
      return file(ServedFolder.type(of: name) ?? "text/plain", content)
    }
    // Both folders hold every data script, one of them empty.
    let isOfGallery = name == Gallery.dataName
    let folders = isOfGallery ? [gallery, report] : [report, gallery]
    for folder in folders.compactMap({ $0 }) {
      if let found = folder.file(name) { return file(found.type, found.content) }
    }
    throw ReviewGuard.Refusal(status: 404, reason: "nothing is here")
  }

  private func act(_ action: String, _ body: Data) async throws -> WebAnswer {
    guard let demand = try? JSONDecoder().decode(ReviewSession.Demand.self, from: body)
    else { throw ReviewGuard.Refusal(status: 400, reason: "no demand") }
    switch action {
    case "approve": return Self.json(try await session.approve(demand))
    case "reject": return Self.json(try await session.reject(demand))
    case "undo": return Self.json(try await session.undo(demand))
    default: throw ReviewGuard.Refusal(status: 404, reason: "no such action")
    }
  }

  private func file(_ type: String, _ content: Data) -> WebAnswer {
    WebAnswer(status: 200, type: type, body: .data(content))
  }

  private func text(_ status: Int, _ text: String) -> WebAnswer {
    WebAnswer(status: status, type: "text/plain; charset=utf-8", body: .data(Data(text.utf8)))
  }

  private static func json(_ value: some Encodable, status: Int = 200) -> WebAnswer {
    let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
    return WebAnswer(status: status, type: "application/json", body: .data(data))
  }
}
