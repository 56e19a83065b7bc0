import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// Screens are played live: what is done, what comes of it, and the lines that do the same.
@MainActor @Suite struct LivePlayerTests {
  private struct Shop: View {
    @State private var count = 0
    @State private var search = ""
    @State private var isOn = false
    @State private var volume = 0.0
    @State private var balance = 0.0
    let opened: Tally

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Button {
          count += 10
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add ten")
        Text(verbatim: "count \(count)")
        TextField("Search", text: $search)
        Text(verbatim: "search \(search)")
        Toggle("Gift", isOn: $isOn)
        Slider(value: $volume) { Text(verbatim: "Volume") }
        Text(verbatim: "volume \(volume)")
        Slider(value: $balance) { Text(verbatim: "Left") }.accessibilityLabel("Balance")
        ScrollView {
          ForEach(0..<40) { row in Text(verbatim: "row \(row)").frame(height: 30) }
        }
        .frame(height: 120)
        Menu("More") { Button("Share") {} }
      }
      .onAppear { opened.count += 1 }
    }
  }

  /// How often the screen was opened.
  private final class Tally: @unchecked Sendable { var count = 0 }

  private let opened = Tally()
  /// One for all: it reads its fonts.
  private static let renderer = Result { try Renderer() }

  private func player() throws -> LivePlayer {
    let opened = opened
    let catalogue = try Catalogue([
      Screen("shop", title: "Shop") { Shop(opened: opened) },
      .flow("buying", title: "Buying") {
        Shop(opened: opened)
      } steps: {
        Step("start")
        Step("added") { try $0.tap("Add") }
        Step("broken") {
          try $0.tap("Add")
          try $0.tap("Ad")
        }
      },
      Screen("drawn", title: "Drawn") { DisplayList(size: $0.size) },
    ])
    return LivePlayer(catalogue, renderer: try Self.renderer.get())
  }

  private func request(_ actions: String, screen: String = "shop") throws -> LiveRequest {
    let view = LiveView(screen: screen, device: "iphone-se-3")
    var request = LiveRequest(view: view, wantsPicture: false)
    request.actions = try JSONDecoder().decode([LiveAction].self, from: Data(actions.utf8))
    return request
  }

  @Test func actionsAreDoneAndWrittenAsLines() throws {
    let reply = try player().reply(
      to: request(
        """
        [{"do": "tap", "at": "Add"}, {"do": "tap", "at": "Search"}, {"do": "type", "text": "tea"},
         {"do": "delete"}, {"do": "toggle", "at": "Gift", "to": 1},
         {"do": "adjust", "at": "Volume", "to": 0.5}]
        """))
    #expect(reply.failure == nil)
    #expect(
      reply.lines == [
        "try $0.tap(\"Add\")", "try $0.tap(\"Search\")", "try $0.type(\"te\")",
        "try $0.toggle(\"Gift\", to: true)",
        "try $0.adjust(\"Volume\", .share(0.5))",
      ])
    let spoken = reply.elements.map(\.spoken)
    #expect(spoken.contains("count 1.") && spoken.contains("search te."))
    #expect(spoken.contains("volume 0.5."))
  }

  @Test func aPointIsNamedByWhatLiesThere() throws {
    let player = try player()
    let button = try #require(
      player.reply(to: request("[]")).elements.first { $0.name == "Add" }?.frame)
    let (x, y) = (button[0] + button[2] / 2, button[1] + button[3] / 2)
    let reply = player.reply(to: try request("[{\"do\": \"tap\", \"at\": [\(x), \(y)]}]"))
    #expect(reply.lines == ["try $0.tap(\"Add\")"])
    // What was done is told by that name, and goes on from there.
    #expect(reply.actions == [LiveAction(kind: .tap, target: .name("Add"))])
    let count = opened.count
    var again = try request("[]")
    again.actions = reply.actions + reply.actions
    #expect(player.reply(to: again).elements.contains { $0.spoken == "count 2." })
    #expect(opened.count == count)
    // A label that is set from around goes before the words within.
    let labelled = try #require(
      player.reply(to: try request("[]")).elements.first { $0.name == "Add ten" }?.frame)
    let middle = "[\(labelled[0] + labelled[2] / 2), \(labelled[1] + labelled[3] / 2)]"
    let ten = player.reply(to: try request("[{\"do\": \"tap\", \"at\": \(middle)}]"))
    #expect(ten.lines == ["try $0.tap(\"Add ten\")"])
    // The control: nothing lies in the corner.
    let corner = player.reply(to: try request("[{\"do\": \"tap\", \"at\": [1, 1]}]"))
    #expect(corner.failure?.action == 0 && corner.lines.isEmpty)
  }

  @Test func aFingerDoesWhatLiesBeneathIt() throws {
    let player = try player()
    let elements = player.reply(to: try request("[]")).elements
    let row = try #require(elements.first { $0.name == "row 1" }?.frame)
    let drag = "{\"do\": \"drag\", \"at\": [\(row[0] + 2), \(row[1] + 2)], \"by\": [0, -60]}"
    let scrolled = player.reply(to: try request("[\(drag)]"))
    #expect(
      scrolled.lines.first?.hasPrefix("try $0.scroll(by: CGSize(width: 0, height: 60)") == true)
    func top(_ elements: [LiveReply.Element]) -> Double? {
      elements.first { $0.name == "row 2" }?.frame[1]
    }
    #expect(top(scrolled.elements) == top(elements).map { $0 - 60 })
    let slider = try #require(elements.first { $0.name == "Volume" }?.frame)
    let middle = "[\(slider[0] + slider[2] / 4), \(slider[1] + slider[3] / 2)]"
    let slid = player.reply(
      to: try request("[{\"do\": \"drag\", \"at\": \(middle), \"by\": [\(slider[2] / 4), 0]}]"))
    #expect(slid.lines == ["try $0.adjust(\"Volume\", .share(0.5))"])
    // As of what is touched, a label from around goes before the words within.
    let balance = try #require(elements.first { $0.name == "Balance" }?.frame)
    let start = "[\(balance[0] + balance[2] / 4), \(balance[1] + balance[3] / 2)]"
    let balanced = player.reply(
      to: try request("[{\"do\": \"drag\", \"at\": \(start), \"by\": [\(balance[2] / 4), 0]}]"))
    #expect(balanced.lines == ["try $0.adjust(\"Balance\", .share(0.5))"])
    #expect(slid.actions == [LiveAction(kind: .adjust, target: .name("Volume"), amount: 0.5)])
  }

  /// A list shows three rows and a part of the fourth.
  @Test func whatAScrollViewCutsIsToldAsItIsSeen() throws {
    let player = try player()
    let list = player.reply(
      to: try request("[{\"do\": \"scroll\", \"at\": \"row 20\"}]")
    ).elements.filter { $0.name.hasPrefix("row ") }
    let seen = list.filter(\.isInSight)
    #expect((3...5).contains(seen.count), "\(seen.map(\.name))")
    #expect(seen.contains { $0.name == "row 20" } && !seen.contains { $0.name == "row 30" })
    // All that is seen lies within the list's height, and what is cut is lower than a row.
    let top = try #require(seen.map { $0.frame[1] }.min())
    let bottom = try #require(seen.map { $0.frame[1] + $0.frame[3] }.max())
    #expect(bottom - top <= 120.5)
    #expect(list.filter { !$0.isInSight }.allSatisfy { $0.frame[3] > 10 })
    let first = try #require(
      player.reply(
        to: try request("[{\"do\": \"scroll\", \"by\": [0, 10], \"at\": \"row 1\"}]")
      ).elements.first { $0.name == "row 0" })
    let whole = try #require(
      player.reply(to: try request("[]")).elements.first { $0.name == "row 0" })
    #expect(first.isInSight && whole.isInSight && first.frame[3] < whole.frame[3])
  }

  @Test func aScreenStaysOpenForWhatIsNew() throws {
    let player = try player()
    let one = "{\"do\": \"tap\", \"at\": \"Add\"}"
    _ = player.reply(to: try request("[\(one)]"))
    let two = player.reply(to: try request("[\(one), \(one)]"))
    #expect(opened.count == 1 && two.elements.contains { $0.spoken == "count 2." })
    // Asking without the last action undoes it, which opens the screen anew.
    let undone = player.reply(to: try request("[\(one)]"))
    #expect(opened.count == 2 && undone.elements.contains { $0.spoken == "count 1." })
  }

  @Test func anActionThatFailsLeavesThoseBeforeIt() throws {
    let player = try player()
    let reply = player.reply(
      to: try request(
        "[{\"do\": \"tap\", \"at\": \"Add\"}, {\"do\": \"tap\", \"at\": \"Ad\"}, {\"do\": \"submit\"}]"
      ))
    #expect(reply.failure?.action == 1 && reply.failure?.reason.contains("“Add”") == true)
    #expect(reply.lines.count == 1 && reply.elements.contains { $0.spoken == "count 1." })
    let lacking = player.reply(to: try request("[{\"do\": \"scroll\"}]"))
    #expect(lacking.failure?.reason == "scroll wants by")
  }

  /// An action of several parts may fail behind the first of them.
  @Test func anActionThatFailsHalfWayLeavesNothing() throws {
    let player = try player()
    let half = player.reply(
      to: try request(
        """
        [{"do": "tap", "at": "Add"}, {"do": "select", "text": "Print", "at": "More"}]
        """))
    #expect(half.failure?.action == 1 && half.lines == ["try $0.tap(\"Add\")"])
    #expect(half.elements.contains { $0.spoken == "count 1." })
    #expect(!half.elements.contains { $0.name == "Share" })
    #expect(opened.count == 2)
    let step = player.reply(
      to: try request(
        """
        [{"do": "tap", "at": "Add ten"}, {"do": "step", "text": "broken"}]
        """, screen: "buying"))
    #expect(step.failure?.action == 1)
    #expect(step.elements.contains { $0.spoken == "count 10." })
    // The control: the menu opens, and its option is there.
    let whole = player.reply(
      to: try request("[{\"do\": \"select\", \"text\": \"Share\", \"at\": \"More\"}]"))
    #expect(whole.failure == nil)
    // What reaches nothing changes nothing, and opens nothing anew.
    let count = opened.count
    _ = player.reply(
      to: try request(
        """
        [{"do": "select", "text": "Share", "at": "More"}, {"do": "tap", "at": "Mo"}]
        """))
    #expect(opened.count == count)
  }

  @Test func aFlowBeginsAnewAndItsStepsCanBePlayed() throws {
    let player = try player()
    #expect(
      player.reply(to: try request("[]", screen: "buying")).elements.contains {
        $0.spoken == "count 0."
      })
    let added = player.reply(
      to: try request("[{\"do\": \"step\", \"text\": \"added\"}]", screen: "buying"))
    #expect(added.elements.contains { $0.spoken == "count 1." })
    let unknown = player.reply(
      to: try request("[{\"do\": \"step\", \"text\": \"add\"}]", screen: "buying"))
    #expect(unknown.failure?.reason.contains("added") == true)
  }

  @Test func whatIsNotDeclaredIsToldWithTheNearest() throws {
    let player = try player()
    #expect(
      player.reply(to: try request("[]", screen: "shopp")).failure?.reason.contains("shop") == true)
    var request = try request("[]")
    request.view.device = "iphone-155"
    #expect(player.reply(to: request).failure?.reason.contains("iphone-15") == true)
    request.view.device = nil
    request.view.variant = "ax55"
    #expect(player.reply(to: request).failure?.reason.contains("variant") == true)
  }

  @Test func aPointAndAnAuditAreOfWhatActionsLeadTo() throws {
    let player = try player()
    var request = try request("[{\"do\": \"toggle\", \"at\": \"Gift\"}]")
    let add = try #require(player.reply(to: request).elements.first { $0.name == "Add" }?.frame)
    request.point = CGPoint(x: add[0] + add[2] / 2, y: add[1] + add[3] / 2)
    request.wantsAudit = true
    let reply = player.reply(to: request)
    #expect(reply.point?.hasPrefix("text  ") == true && reply.point?.contains("Button") == true)
    // The rows of the list are no targets; its button is small.
    #expect(reply.audit?.contains("/iphone-se-3-portrait@2x-light @") == true)
    #expect(reply.failure == nil && reply.views == nil && reply.lines.count == 1)
    request.point = CGPoint(x: 9, y: 9000)
    #expect(player.reply(to: request).failure?.reason.contains("outside of shop/iphone") == true)
    // The control: what nobody asks for is not told.
    let plain = player.reply(to: try self.request("[]"))
    #expect(plain.point == nil && plain.audit == nil)
  }

  @Test func aRequestMayLeaveOutWhatItDoesNotWant() throws {
    let request = try JSONDecoder().decode(
      LiveRequest.self, from: Data(#"{"view": {"screen": "shop"}}"#.utf8))
    #expect(request.wantsPicture && !request.wantsViews && !request.wantsAudit)
    #expect(request.actions.isEmpty && request.point == nil)
  }

  @Test func aScreenThatDrawsItselfIsShownAndNotActedOn() throws {
    let player = try player()
    var request = try request("[]", screen: "drawn")
    request.wantsPicture = true
    let shown = player.reply(to: request)
    #expect(shown.failure == nil && shown.picture?.width == 375)
    request.actions = [LiveAction(kind: .back)]
    #expect(player.reply(to: request).failure?.reason.contains("draws itself") == true)
  }

  @Test func anotherScaleOpensNothingAnew() throws {
    let player = try player()
    var request = try request("[]")
    request.wantsPicture = true
    for scale in 1...3 {
      request.view.scale = scale
      #expect(player.reply(to: request).picture?.scale == scale)
    }
    #expect(opened.count == 1)
  }

  @Test func whetherKeysTypeIsTold() throws {
    let player = try player()
    #expect(player.reply(to: try request("[]")).isTyping == false)
    let typing = player.reply(to: try request("[{\"do\": \"tap\", \"at\": \"Search\"}]"))
    #expect(typing.isTyping && typing.elements.contains { $0.name == "Search" })
  }

  @Test func thePictureIsThatOfTheDevice() throws {
    let player = try player()
    var request = try request("[]")
    request.wantsPicture = true
    let upright = try #require(player.reply(to: request).picture)
    #expect(upright.width == 375 && upright.height == 667 && upright.scale == 2)
    let image = try Renderer.decode(upright.png, name: "picture")
    #expect(image.width == 750 && image.height == 1334)
    request.actions = [LiveAction(kind: .rotate)]
    let turned = try #require(player.reply(to: request).picture)
    #expect(turned.width == 667 && turned.height == 375)
  }
}
