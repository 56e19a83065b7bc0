import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// What pages of live screens are told while sources are saved.
@Suite struct LiveSessionTests {
  @MainActor private static func session(_ sources: SourceBuild) throws -> LiveSession {
    let table = LiveTable(
      try Catalogue([Screen("shop", title: "Shop") { Text(verbatim: "shop") }]))
    return LiveSession(view: LiveView(screen: "shop"), table: table, sources: sources) {
      table
    } answer: { _ in
      LiveReply()
    }
  }

  @Test func savedSourcesAreBuiltAndTold() async throws {
    // Most tests hold a thread until they end: what waits for others goes before them.
    try await Task(priority: .high) { try await Self.save() }.value
  }

  private static func save() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("a.swift")
    try "good".write(to: source, atomically: true, encoding: .utf8)
    let sources = try SourceBuild(
      of: "/snapshot", build: "grep -q good '\(source.path)' || { echo 'a: error: bad'; exit 1; }",
      sources: [folder.path])
    let session = try await session(sources)
    let events = await session.events()
    let following = Task { try await session.follow() }
    defer { following.cancel() }
    var states: [LiveSession.State] = []
    for await event in events {
      let data = try #require(event.components(separatedBy: "data: ").last)
      states.append(try JSONDecoder().decode(LiveSession.State.self, from: Data(data.utf8)))
      switch states.count {
      case 1: try "worse".write(to: source, atomically: true, encoding: .utf8)
      case 3: try "good again".write(to: source, atomically: true, encoding: .utf8)
      default: break
      }
      if states.count == 5 { break }
    }
    #expect(
      states == [
        .init(isFollowing: true), .init(build: .running, isFollowing: true),
        .init(build: .failed, errors: "a: error: bad", isFollowing: true),
        .init(build: .running, isFollowing: true),
        .init(turn: 1, isFollowing: true),
      ])
  }
}
