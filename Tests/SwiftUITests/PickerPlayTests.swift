import SwiftUI
import TestSupport
import Testing

/// Choices in pickers of each presentation, as somebody makes them.
@MainActor @Suite struct PickerPlayTests {
  private struct Choice<Style: PickerStyle>: View {
    let style: Style
    @State private var value = 1

    var body: some View {
      NavigationStack {
        Form {
          Picker("Level", selection: $value) {
            ForEach(0..<4) { Text(verbatim: "level \($0)").tag($0) }
          }
          .pickerStyle(style)
          Text(verbatim: "is \(value)")
        }
      }
    }
  }

  private let surroundings = Surroundings(size: CGSize(width: 390, height: 844))

  private func host(_ style: some PickerStyle) throws -> ViewHost {
    let host = ViewHost(
      Choice(style: style), text: SquareText(), assets: FixedPictures(), isDriven: true)
    try host.settle(in: surroundings)
    return host
  }

  private func act(_ host: ViewHost, _ action: () throws -> Void) throws {
    try host.drive(in: surroundings, action)
    try host.finish(in: surroundings)
  }

  private func words(_ host: ViewHost) throws -> [String] {
    func words(_ item: DrawItem) -> [String] {
      switch item.operation {
      case .text(let drawing): [drawing.text.string]
      case .layer(let layer): layer.items.flatMap(words)
      default: []
      }
    }
    return try host.render(in: surroundings).items.flatMap(words)
  }

  @Test func aPageOfValuesIsPushedAndAChoiceGoesBack() throws {
    let host = try host(.navigationLink)
    try act(host) { try host.tap(ElementQuery("Level")) }
    let page = try words(host)
    #expect(page.contains("level 0") && page.contains("level 3") && !page.contains("is 1"))
    try act(host) { try host.tap(ElementQuery("level 3")) }
    let form = try words(host)
    #expect(form.contains("is 3") && form.contains("level 3") && !form.contains("level 0"))
  }

  @Test func aWheelTurns() throws {
    let host = try host(.wheel)
    let ways: [(Adjustment, String)] = [
      (.increment, "is 2"), (.share(1), "is 3"), (.increment, "is 3"), (.decrement, "is 2"),
      (.share(0), "is 0"), (.decrement, "is 0"), (.share(.nan), "is 0"), (.share(0.4), "is 1"),
    ]
    for (way, word) in ways {
      try act(host) { try host.adjust("Level", way) }
      #expect(try words(host).contains(word), "\(way)")
    }
  }

  @Test func aSliderIsFoundByItsLabel() throws {
    struct Volume: View {
      @State private var volume = 0.5
      var body: some View {
        VStack {
          Slider(value: $volume) { Text("Volume") }
          Slider(value: .constant(0.2)) { Text("Balance") }
          Text(verbatim: "at \(volume)")
        }
      }
    }
    let host = ViewHost(
      Volume(), text: SquareText(), assets: FixedPictures(), isDriven: true)
    try host.settle(in: surroundings)
    try act(host) { try host.adjust("Volume", .share(0.75)) }
    #expect(try words(host).contains("at 0.75"))
    try act(host) { try host.adjust("Balance", .share(1)) }
    #expect(try words(host).contains("at 0.75"))
    #expect(throws: InteractionError.self) { try host.adjust("Pitch", .increment) }
  }

  @Test func menusSegmentsAndRowsAreTapped() throws {
    let menu = try host(.menu)
    try act(menu) { try menu.tap(ElementQuery("Level")) }
    try act(menu) { try menu.tap(ElementQuery("level 2")) }
    #expect(try words(menu).contains("is 2"))
    for other in [try host(.segmented), try host(.inline)] {
      try act(other) { try other.tap(ElementQuery("level 2")) }
      #expect(try words(other).contains("is 2"))
    }
  }
}
