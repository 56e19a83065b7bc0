import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import Showcase

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Recipes from a server on this machine, behind the same protocol as those that come with the app.
@MainActor @Suite struct RecipeSourceTests {
  /// Counts requests, so that the first may fail.
  private actor Count {
    private(set) var value = 0

    func next() -> Int {
      value += 1
      return value
    }
  }

  /// Runs a server that answers with what a closure gives.
  private func withServer(
    _ answer: @escaping @Sendable () async throws -> HTTPResponse,
    _ body: @MainActor (RemoteRecipes) async throws -> Void
  ) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    let task = Task { try await server.run() }
    defer { task.cancel() }
    let url = try await Self.address(of: server, answer)
    try await body(
      RemoteRecipes(url: url) { url in
        let (data, response) = try await URLSession.shared.data(from: url)
        return .init(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: data)
      })
  }

  /// The address of a server once it listens.
  ///
  /// It is waited for beside the main actor, which other suites keep busy for longer than the
  /// server's patience.
  private nonisolated static func address(
    of server: HTTPServer, _ answer: @escaping @Sendable () async throws -> HTTPResponse
  ) async throws -> URL {
    await server.appendRoute("*") { _ in try await answer() }
    try await server.waitUntilListening(timeout: 60)
    guard case .ip4(_, let port) = await server.listeningAddress else {
      throw RecipeSourceError.offline
    }
    return try #require(URL(string: "http://127.0.0.1:\(port)/recipes"))
  }

  private func recipes() throws -> Data { try JSONEncoder().encode(Recipe.load(in: .english)) }

  @Test func aServersRecipesAreThoseOfTheApp() async throws {
    let body = try recipes()
    try await withServer({ HTTPResponse(statusCode: .ok, body: body) }) { source in
      let recipes = try await source.recipes()
      #expect(try recipes == Recipe.load(in: .english))
    }
  }

  @Test func aFailureCanBeTriedAgain() async throws {
    let (body, count) = (try recipes(), Count())
    try await withServer({
      await count.next() == 1
        ? HTTPResponse(statusCode: .serviceUnavailable) : HTTPResponse(statusCode: .ok, body: body)
    }) { source in
      let model = RecipeListModel(source: source)
      #expect(model.phase == .idle)
      await model.load()
      #expect(model.phase == .failed(RecipeSourceError.status(503).description))
      await model.load()
      #expect(model.recipes.count == 6)
      await model.load()
      #expect(await count.value == 2)
    }
  }

  @Test func aSlowServerShowsThatItIsWaitedFor() async throws {
    let body = try recipes()
    try await withServer({
      try await Task.sleep(for: .milliseconds(200))
      return HTTPResponse(statusCode: .ok, body: body)
    }) { source in
      let model = RecipeListModel(source: source)
      let loading = Task { await model.load() }
      await Task.yield()
      #expect(model.phase == .loading)
      // A second request is not made while the first is under way.
      await model.load()
      #expect(model.phase == .loading)
      await loading.value
      #expect(model.recipes.count == 6)
    }
  }

  @Test func whatIsNoListOfRecipesIsAnError() async throws {
    try await withServer({ HTTPResponse(statusCode: .ok, body: Data("<html>".utf8)) }) { source in
      let error = await #expect(throws: RecipeSourceError.self) { try await source.recipes() }
      #expect(error?.description.contains("cannot be read") == true)
    }
  }

  @Test func noServerIsAnError() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/recipes"))
    let source = RemoteRecipes(url: url) { _ in throw URLError(.cannotConnectToHost) }
    await #expect(throws: RecipeSourceError.offline) { try await source.recipes() }
  }

  @Test func aRefreshThatFailsKeepsWhatIsThere() async throws {
    let count = Count()
    let model = RecipeListModel(
      source: FixedRecipes {
        if await count.next() > 1 { throw RecipeSourceError.offline }
        return try Recipe.load()
      })
    await model.load()
    await model.refresh()
    #expect(model.recipes.count == 6)
  }
}
