import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// The server of live screens: what it hands out, forwards, refuses, and tells of builds.
///
/// The screen is a fake, which answers with what it was asked.
@MainActor @Suite struct LiveServerTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue([
      Screen("shop", title: "Shop") { Text(verbatim: "shop") }.app("Trade"),
      .flow("buying", title: "Buying") {
        Text(verbatim: "buying")
      } steps: {
        Step("start")
      },
      Screen(
        "card", title: "Card", variants: [.locale("ar")], size: .fixed(width: 40, height: 20)
      ) { Text(verbatim: "card") },
    ])
  }

  private func session() -> LiveSession {
    let table = LiveTable(catalogue)
    return LiveSession(
      view: LiveView(screen: "shop", device: "iphone-15"), table: table, sources: nil
    ) {
      table
    } answer: { request in
      if request.view.screen == "gone" { throw SystemError("Cannot start it", code: ENOENT) }
      return LiveReply(
        lines: ["\(request.view.screen) \(request.actions.count)"],
        failure: request.view.screen == "nowhere" ? .init(reason: "no screen") : nil)
    }
  }

  private func text(_ answer: WebAnswer) throws -> String {
    guard case .data(let data) = answer.body else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func thePageIsHandedOutWithWhatThereIsToShow() async throws {
    let server = try LiveServer(session())
    let page = try await server.read("")
    #expect(page.type.hasPrefix("text/html"))
    #expect(try text(page).contains("Preview"))
    let script = try text(try await server.read("live.js"))
    #expect(script.hasPrefix("window.vitrine = window.vitrine || {};\nvitrine.live = {"))
    let state = try JSONSerialization.jsonObject(
      with: Data(try text(try await server.read("live/state")).utf8))
    let told = try #require(state as? [String: Any])
    #expect((told["view"] as? [String: Any])?["screen"] as? String == "shop")
    #expect((told["state"] as? [String: Any])?["isFollowing"] as? Bool == false)
    #expect(try await server.read("app/base.css").type.hasPrefix("text/css"))
    for path in ["gone.js", "../live.js", "app/", "cells.js", "%2e%2e/live.js"] {
      await #expect(throws: LoopbackGuard.Refusal.self) { try await server.read(path) }
    }
  }

  @Test func theTableHasScreensDevicesAndSettings() throws {
    let table = LiveTable(catalogue)
    #expect(table.screens.map(\.name) == ["shop", "buying", "card"])
    #expect(table.screens.map(\.app) == ["Trade", "Screens", "Screens"])
    #expect(table.screens.map(\.steps) == [[], ["start"], []])
    #expect(table.screens.map(\.isComponent) == [false, false, true])
    #expect(table.devices.contains { $0.id == "ipad-10" && $0.family == "ipad" })
    #expect(!table.devices.contains { $0.id.hasPrefix("fixed") })
    let axes = Dictionary(grouping: table.axes, by: \.title).mapValues { $0[0].choices }
    #expect(axes["Type size"]?.last?.name == "ax5" && axes["System"]?.count == 3)
    #expect(axes["Language"]?.map(\.name) == ["locale-ar"])
    // Names that are joined in the table's order are read.
    let joined = table.axes.compactMap { $0.choices.last?.name }.joined(separator: "+")
    #expect(Variant(name: joined) != nil)
    let turned = table.axes.reversed().compactMap { $0.choices.last?.name }.joined(separator: "+")
    #expect(Variant(name: turned) == nil)
  }

  @Test func requestsAreForwarded() async throws {
    let server = try LiveServer(session())
    func ask(_ json: String) async throws -> LiveReply {
      let answer = try await server.act("ask", Data(json.utf8))
      return try JSONDecoder().decode(LiveReply.self, from: Data(try text(answer).utf8))
    }
    let rest = #""wantsPicture": true, "wantsViews": false"#
    let reply = try await ask(
      #"{"view": {"screen": "shop", "scheme": "dark"}, \#(rest), "actions": [{"do": "tap", "at": [1, 2]}]}"#
    )
    #expect(reply.lines == ["shop 1"] && reply.failure == nil)
    let unknown = try await ask(#"{"view": {"screen": "nowhere"}, \#(rest), "actions": []}"#)
    #expect(unknown.failure?.reason == "no screen")
    await #expect(throws: SystemError.self) {
      try await ask(#"{"view": {"screen": "gone"}, \#(rest), "actions": []}"#)
    }
    let bad = [
      "", "{}", #"{"view": {"screen": "shop"}, \#(rest), "actions": [{"do": "fly"}]}"#,
      #"{"view": {"screen": "shop"}, \#(rest), "actions": [{"do": "tap", "at": [1]}]}"#,
    ]
    for body in bad {
      await #expect(throws: LoopbackGuard.Refusal(status: 400, reason: Self.noRequest)) {
        try await server.act("ask", Data(body.utf8))
      }
    }
    await #expect(throws: LoopbackGuard.Refusal(status: 404, reason: "no such action")) {
      try await server.act("approve", Data())
    }
  }

  private static let noRequest = "no request for a live screen"

  @Test func whoDoesNotKnowTheTokenIsRefused() throws {
    let token = LoopbackGuard.makeToken()
    let own = LoopbackGuard(port: 80, token: token, command: "preview", actions: "live")
    func passage(
      _ method: String, _ target: String, host: String = "127.0.0.1:80", origin: String? = nil
    ) throws -> LoopbackGuard.Passage {
      var headers = ["host": host, "content-type": "application/json", "content-length": "2"]
      headers["origin"] = origin
      return try own.passage(of: .init(method: method, target: target, headers: headers))
    }
    let origin = "http://127.0.0.1:80"
    #expect(try passage("GET", "/\(token)/live/events") == .read("live/events"))
    #expect(try passage("POST", "/\(token)/live/ask", origin: origin) == .act("ask"))
    let other = #expect(throws: LoopbackGuard.Refusal.self) {
      try passage("GET", "/other/live/state")
    }
    #expect(other?.reason.contains("each start of snapshot preview") == true)
    #expect(throws: LoopbackGuard.Refusal.self) {
      try passage("GET", "/\(token)/", host: "a.example")
    }
    #expect(throws: LoopbackGuard.Refusal.self) { try passage("POST", "/\(token)/live/ask") }
    #expect(throws: LoopbackGuard.Refusal.self) {
      try passage("POST", "/\(token)/review/approve", origin: origin)
    }
  }

  @Test func whatCannotBeFollowedIsAnError() {
    #expect(throws: WatchError.gone("/gone")) {
      try SourceBuild(of: "/snapshot", build: "", sources: ["/gone"])
    }
    #expect(throws: WatchError.noBuild("/snapshot")) {
      try SourceBuild(of: "/snapshot", build: nil, sources: ["/"])
    }
  }

  @Test func everyFileThatThePageAsksForIsThere() throws {
    let own = try WebApp.files(of: "live")
    let all = Set(try LiveServer.pageFiles().map(\.path))
    let page = String(decoding: try #require(own.first).content, as: UTF8.self)
    let asked = Set(page.matches(of: /(?:src|href)="(app\/[^"]+)"/).map { String($0.output.1) })
    #expect(asked.isSubset(of: all))
    #expect(Set(own.dropFirst().map(\.path)).isSubset(of: asked))
    #expect(page.contains("default-src 'none'") && !page.contains("<script>"))
    let web = Set(try WebApp.files().dropFirst().map(\.path))
    #expect(web.isDisjoint(with: own.map(\.path)))
    // What is long is read by nobody.
    for file in own {
      #expect(file.content.count { $0 == UInt8(ascii: "\n") } < 300, "\(file.path)")
    }
  }
}
