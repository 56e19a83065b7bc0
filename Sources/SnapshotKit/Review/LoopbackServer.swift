import FlyingSocks
import Foundation

/// A service of a server of the reader's own machine: what it hands out, and does when asked to.
protocol LoopbackService: Sendable {
  /// The name of the command that serves, such as `review`.
  var command: String { get }

  /// The folder of the actions' names, such as `review`.
  var actions: String { get }

  /// Answers a request that reads, and changes nothing.
  ///
  /// - Parameter path: The path behind the token, still encoded.
  /// - Returns: The answer.
  /// - Throws: ``LoopbackGuard/Refusal``, and any other error, which the page is told.
  func read(_ path: String) async throws -> WebAnswer

  /// Does what a page asks for.
  func act(_ action: String, _ body: Data) async throws -> WebAnswer

  /// Does what is to be done while the server runs, until its task is cancelled.
  func follow() async throws
}

/// Listens on the loopback device alone, and answers those who know the token.
struct LoopbackServer: Sendable {
  let service: any LoopbackService
  let token: String

  /// Listens, and answers until the task is cancelled.
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
      group.addTask { try await service.follow() }
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

  /// Holds this thread until the server ends, which it does only by what goes wrong.
  ///
  /// - Returns: The exit status of the command that serves.
  func serve(port: UInt16) -> ExitStatus {
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        try await run(port: port) { address in
          print("\(address)\nCtrl-C ends it.")
          fflush(nil)
        }
      } catch {
        StandardError.print("error: Cannot listen on port \(port): \(error)")
      }
      ended.signal()
    }
    ended.wait()
    return .failure
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
      let own = LoopbackGuard(
        port: port, token: token, command: service.command, actions: service.actions)
      switch try own.passage(of: head) {
      case .read(let path): return try await service.read(path)
      case .act(let action):
        let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
        return try await service.act(action, try await request.body(of: length))
      }
    } catch let refusal as LoopbackGuard.Refusal {
      return .text(refusal.status, refusal.reason)
    } catch WebRequest.Problem.tooLarge {
      return .text(431, "more than \(WebRequest.headLimit >> 10) KB of headers")
    } catch WebRequest.Problem.malformed {
      return .text(400, "no request")
    } catch is WebRequest.Problem {
      return nil
    } catch is SocketError {
      return nil
    } catch {
      return .json(Failure(error: "\(error)"), status: 409)
    }
  }

  private struct Failure: Encodable { let error: String }
}
