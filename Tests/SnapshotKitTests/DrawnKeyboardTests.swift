import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// Keys of the drawn keyboard write, where a finger taps them.
@MainActor @Suite struct DrawnKeyboardTests {
  private struct Form: View {
    let type: UIKeyboardType
    @State private var text = ""
    @State private var isSent = false

    var body: some View {
      VStack {
        TextField("Words", text: $text).keyboardType(type).onSubmit { isSent = true }
        Text(verbatim: "[\(text)]")
        Text(verbatim: isSent ? "sent" : "open")
        Spacer()
      }
    }
  }

  /// Taps the field, then points of the screen, and returns the reply.
  private func reply(
    _ points: [(Double, Double)], type: UIKeyboardType = .default, device: String = "iphone-15",
    variant: String? = nil
  ) throws -> LiveReply {
    let catalogue = try Catalogue([Screen("form", title: "Form") { Form(type: type) }])
    let player = LivePlayer(catalogue, renderer: try .shared())
    var request = LiveRequest(
      view: LiveView(screen: "form", device: device, variant: variant), wantsPicture: false,
      wantsViews: true)
    request.actions = [LiveAction(kind: .tap, target: .name("Words"))]
    request.actions += points.map { LiveAction(kind: .tap, target: .point(x: $0.0, y: $0.1)) }
    return player.reply(to: request)
  }

  /// The middle of the last view with a text or a symbol, which is on the keyboard.
  private func middle(_ words: String, in reply: LiveReply) throws -> (Double, Double) {
    let lines = (reply.views ?? "").split(separator: "\n")
    let line = try #require(lines.last { $0.contains(words) }, "\(words)")
    let frame = try #require(line.firstMatch(of: /@([-\d.]+),([-\d.]+) ([\d.]+)x([\d.]+)/))
    let numbers = [frame.1, frame.2, frame.3, frame.4].compactMap { Double($0) }
    return (numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2)
  }

  @Test func lettersTypeAndOtherKeysDoWhatTheySay() throws {
    let board = try reply([])
    // The first letter of a sentence is a capital.
    let (h, delete, space) = (
      try middle("\"H\"", in: board), try middle("delete.left", in: board),
      try middle("\"space\"", in: board)
    )
    let typed = try reply([h, space, delete, h])
    #expect(typed.failure == nil)
    #expect(typed.elements.contains { $0.spoken == "[Hh]." }, "\(typed.elements)")
    #expect(typed.lines == ["try $0.tap(\"Words\")", "try $0.type(\"Hh\")"])
    let sent = try reply([h, try middle("\"return\"", in: board)])
    #expect(sent.lines.last == "try $0.submit()" && sent.elements.contains { $0.name == "sent" })
    // Between two keys the nearer is meant.
    #expect(try reply([(h.0 + 1, h.1 + 26)]).lines.count == 2)
  }

  @Test func aKeyThatWritesNothingIsTold() throws {
    let board = try reply([])
    for key in ["\"123\"", "globe"] {
      let idle = try reply([try middle(key, in: board)])
      #expect(idle.failure?.reason.contains("writes nothing here") == true, "\(key)")
    }
    // The control: above the keyboard a tap is a tap.
    let above = try reply([(200, 400)])
    #expect(above.failure?.reason.contains("writes nothing") == false)
  }

  @Test(arguments: [
    (UIKeyboardType.decimalPad, "iphone-15", "\"7\"", "7"),
    (.numberPad, "iphone-15", "\"PQRS\"", "7"),
    (.URL, "iphone-15", "\".com\"", ".com"), (.emailAddress, "iphone-15", "\"@\"", "@"),
    (.default, "ipad-10", "\"H\"", "H"), (.decimalPad, "ipad-10", "\"7\"", "7"),
  ])
  func eachKeyboardWrites(
    type: UIKeyboardType, device: String, key: String, written: String
  ) throws {
    let board = try reply([], type: type, device: device)
    let typed = try reply([try middle(key, in: board)], type: type, device: device)
    #expect(typed.failure == nil)
    #expect(typed.elements.contains { $0.spoken == "[\(written)]." }, "\(typed.elements)")
  }

  @Test func anotherLanguagesKeysWrite() throws {
    let board = try reply([], variant: "locale-ru")
    let (letter, space) = (
      try middle("\"Ж\"", in: board), try middle("\"Пробел\"", in: board)
    )
    let typed = try reply([letter, space, letter], variant: "locale-ru")
    #expect(typed.elements.contains { $0.spoken.hasPrefix("[Ж ж]") }, "\(typed.elements)")
  }

  @Test func aPadsKeyToDeleteDeletes() throws {
    let board = try reply([], type: .numberPad)
    let (seven, delete) = (try middle("\"7\"", in: board), try middle("delete.left", in: board))
    let typed = try reply([seven, seven, delete], type: .numberPad)
    #expect(typed.elements.contains { $0.spoken == "[7]." })
  }
}
