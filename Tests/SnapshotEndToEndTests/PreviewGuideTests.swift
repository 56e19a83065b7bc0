import Foundation
import Testing

/// Runs the commands of the guide to previews as they are written, over a screen of that name.
struct PreviewGuideTests {
  private let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Guides/Preview.md")

  @Test func everyCommandServesAPage() throws {
    let lines = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n")
    let commands = lines.filter { $0.hasPrefix("    snapshot preview") }
    #expect(commands.count == 2)
    let scratch = try Scratch()
    for command in commands {
      // The fixture's screen stands for that of the examples' app.
      let arguments = command.split(separator: " ").dropFirst(2).map {
        $0 == "saransk-catalogue" ? "live" : String($0)
      }
      let server = try ReviewProcess(
        "preview", in: scratch.url, environment: ["FIXTURE_SCREENS": "count,live"], arguments)
      #expect(try server.get("").status == 200)
      let view = try #require(try server.get("live/state").json()["view"] as? [String: Any])
      let isNamed = arguments.contains("live")
      #expect(view["screen"] as? String == (isNamed ? "live" : "count"))
      if isNamed {
        #expect(view["device"] as? String == "ipad-10" && view["scheme"] as? String == "dark")
      }
    }
  }
}
