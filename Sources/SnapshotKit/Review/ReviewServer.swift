import Foundation

/// Serves the web app over a run to its reader's own machine, and takes decisions.
struct ReviewServer: LoopbackService {
  let session: ReviewSession
  /// The folder of the run's report and evidence.
  let report: ServedFolder
  let gallery: ServedFolder?
  /// The app as this executable has it: that of the folder may be of another version.
  let app: [String: Data]
  let command = "review"
  let actions = "review"

  /// Looks for another run now and then.
  func follow() async throws {
    for tick in 1... {
      try await Task.sleep(for: .milliseconds(400))
      try? await session.follow()
      try? await session.renewList()
      if tick % 25 == 0 { await session.beat() }
    }
  }

  /// Files, and what the session tells; nothing is written.
  func read(_ path: String) async throws -> WebAnswer {
    let name = path.isEmpty ? WebApp.pageName : ServedFolder.decoded(path) ?? ""
    switch name {
    case "review/events": return .events(await session.events())
    case "review/state": return .json(try await session.state())
    case "review/\(Rejections.listName)": return .text(200, await session.list)
    case WebApp.sessionName:
      return .script(try WebApp.script(await session.state(), as: "session"))
    default: break
    }
    if let content = app[name] {
      return .file(ServedFolder.type(of: name) ?? "text/plain", content)
    }
    // Both folders hold every data script, one of them empty.
    let isOfGallery = name == Gallery.dataName
    let folders = isOfGallery ? [gallery, report] : [report, gallery]
    for folder in folders.compactMap({ $0 }) {
      if let found = folder.file(name) { return .file(found.type, found.content) }
    }
    throw LoopbackGuard.Refusal(status: 404, reason: "nothing is here")
  }

  func act(_ action: String, _ body: Data) async throws -> WebAnswer {
    guard let demand = try? JSONDecoder().decode(ReviewSession.Demand.self, from: body)
    else { throw LoopbackGuard.Refusal(status: 400, reason: "no demand") }
    switch action {
    case "approve": return .json(try await session.approve(demand))
    case "reject": return .json(try await session.reject(demand))
    case "undo": return .json(try await session.undo(demand))
    default: throw LoopbackGuard.Refusal(status: 404, reason: "no such action")
    }
  }
}
