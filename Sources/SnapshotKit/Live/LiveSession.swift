import Foundation

/// A session that answers pages of live screens, and tells them of builds.
actor LiveSession {
  /// The state of the sources, as a page is told.
  struct State: Codable, Sendable, Hashable {
    /// The state of a build.
    enum Build: String, Codable, Sendable {
      /// None was made, or the last one is well.
      case done
      case running
      case failed
    }

    /// A number that grows with each build that is well.
    var turn = 0
    var build = Build.done
    /// The errors of a build that failed, a line each.
    var errors = ""
    /// A Boolean value that indicates whether saved sources are followed.
    let isFollowing: Bool
  }

  /// The content that a page begins with.
  struct Beginning: Encodable, Sendable {
    let table: LiveTable
    /// A view for pages whose address names none.
    let view: LiveView
    let state: State
  }

  /// Answers a request for a screen.
  typealias Answer = @Sendable (LiveRequest) async throws -> LiveReply
  /// Returns what there is to show after a build.
  typealias Listing = @Sendable () async throws -> LiveTable

  private let view: LiveView
  private let sources: SourceBuild?
  /// The stamps of the sources that are built: what is saved from now on is followed.
  private let stamps: [String: FileStamp]
  private let answer: Answer
  private let listing: Listing
  private(set) var table: LiveTable
  private var state: State
  private let pages = PageEvents()

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - view: The view that a page begins with.
  ///   - table: What there is to show.
  ///   - sources: The sources that are followed, and their build; nil for none.
  ///   - listing: What there is to show after a build.
  ///   - answer: What a screen answers.
  init(
    view: LiveView, table: LiveTable, sources: SourceBuild?, listing: @escaping Listing,
    answer: @escaping Answer
  ) {
    (self.view, self.table, self.sources) = (view, table, sources)
    (self.listing, self.answer) = (listing, answer)
    stamps = sources?.watch.stamps() ?? [:]
    state = State(isFollowing: sources != nil)
  }

  /// The content that a page begins with now.
  var beginning: Beginning { Beginning(table: table, view: view, state: state) }

  /// Asks for a screen.
  ///
  /// - Throws: An error that keeps its process from being started.
  func reply(to request: LiveRequest) async throws -> LiveReply { try await answer(request) }

  /// Builds whenever a source is saved, until the task is cancelled.
  func follow() async throws {
    guard let sources else { return }
    var stamps = stamps
    while true {
      _ = try await sources.saves(since: &stamps)
      set(.running)
      do {
        if let errors = try await sources.run() {
          set(.failed, errors)
          continue
        }
        // A catalogue that cannot be made is told by its screens.
        table = (try? await listing()) ?? table
        state.turn += 1
        set(.done)
      } catch let error as SystemError {
        set(.failed, "\(error)")
      }
    }
  }

  private func set(_ build: State.Build, _ errors: String = "") {
    (state.build, state.errors) = (build, errors)
    pages.send(event)
  }
}

extension LiveSession {
  /// Events from now on: the state at once, and whenever it is another.
  func events() -> AsyncStream<String> { pages.stream(beginning: event) }

  /// A sign of life, by which a connection that has gone is noticed.
  func beat() { pages.beat() }

  private var event: String {
    let data = (try? JSONEncoder().encode(state)) ?? Data("{}".utf8)
    return PageEvents.event("state", String(decoding: data, as: UTF8.self))
  }
}
