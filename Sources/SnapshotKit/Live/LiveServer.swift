import Foundation

/// Serves live screens to a browser of its reader's own machine.
struct LiveServer: LoopbackService {
  /// The script that tells what there is to show.
  static let beginningName = "live.js"

  let session: LiveSession
  /// The page's files, by their paths.
  let files: [String: Data]
  /// A folder whose files stand before them.
  let pages: ServedFolder?
  let command = "preview"
  let actions = "live"

  /// Creates a server of a session's screens.
  ///
  /// - Throws: ``DeviceTableError/missingResource(_:)`` if the page is gone.
  init(_ session: LiveSession, pages: ServedFolder? = nil) throws {
    (self.session, self.pages) = (session, pages)
    files = Dictionary(try Self.pageFiles().map { ($0.path, $0.content) }) { first, _ in first }
  }

  /// Returns the files of the page: its own, and those that it shares with the web app.
  static func pageFiles() throws -> [(path: String, content: Data)] {
    try WebApp.files(of: "live") + WebApp.files().filter { $0.path != WebApp.pageName }
  }

  func follow() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await session.follow() }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(10))
          await session.beat()
        }
      }
      while try await group.next() != nil {}
    }
  }

  func read(_ path: String) async throws -> WebAnswer {
    let name = path.isEmpty ? WebApp.pageName : ServedFolder.decoded(path) ?? ""
    switch name {
    case "live/events": return .events(await session.events())
    case "live/state": return .json(await session.beginning)
    case Self.beginningName:
      return .script(try WebApp.script(await session.beginning, as: "live"))
    default: break
    }
    if let found = pages?.file(name) { return .file(found.type, found.content) }
    guard let content = files[name] else {
      throw LoopbackGuard.Refusal(status: 404, reason: "nothing is here")
    }
    return .file(ServedFolder.type(of: name) ?? "text/plain", content)
  }

  func act(_ action: String, _ body: Data) async throws -> WebAnswer {
    guard action == "ask" else {
      throw LoopbackGuard.Refusal(status: 404, reason: "no such action")
    }
    let request: LiveRequest
    do {
      request = try JSONDecoder().decode(LiveRequest.self, from: body)
    } catch {
      throw LoopbackGuard.Refusal(status: 400, reason: "no request for a live screen")
    }
    return .json(try await session.reply(to: request))
  }
}
