import SwiftUI
import Testing

@testable import SnapshotKit

/// A module's previews are the screens of a catalogue.
@MainActor @Suite struct PreviewTests {
  private func texts(_ screen: Screen, _ catalogue: Catalogue) throws -> [String] {
    let renderer = try Renderer.shared()
    let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
    let list = try screen.render(
      RenderContext(
        catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
        text: renderer.text, assets: renderer.assets))
    return list.items.compactMap {
      if case .text(let drawing) = $0.operation { drawing.text.string } else { nil }
    }
  }

  @Test func previewsAreScreens() throws {
    let catalogue = try Catalogue(previewsOf: "SnapshotKitTests")
    #expect(
      catalogue.screens.map(\.name) == [
        "elsewhere", "greeting-card", "several", "several-dark-one", "several-3", "several-4",
        "preview-tests", "second-card", "preview-tests-2", "fixed", "lying", "stars-1", "stars-3",
        "people-1",
        "people-2", "surrounded", "kept",
      ])
    func title(_ name: String) -> String? { catalogue.screen(named: name)?.title }
    #expect(title("second-card") == "Second card")
    #expect(title("several-dark-one") == "Dark one" && title("stars-3") == "Stars: 3")
    let drawn = catalogue.screens.filter { $0.name != "elsewhere" }
    let words = try drawn.map { try texts($0, catalogue).first }
    #expect(
      words == [
        "provided", "one", "two", "row 0", "row 1", "first", "second 7", "third", "fixed", "lying",
        "1 of 5", "3 of 5", "Ada", "Eve", "filled", "kept 4",
      ])
  }

  @Test func whatPreviewsAskForAreTheirScreens() throws {
    let catalogue = try Catalogue(previewsOf: "SnapshotKitTests")
    func screen(_ name: String) throws -> Screen { try #require(catalogue.screen(named: name)) }
    #expect(try screen("second-card").size == .fitting)
    #expect(try screen("fixed").size == .fixed(width: 120, height: 44.5))
    #expect(try screen("several").size == .fixed(width: 200, height: 100))
    #expect(try screen("several-dark-one").selection?.devices == ["iphone-15-pro"])
    #expect(try screen("lying").selection?.orientations == [.landscape])
    #expect(try screen("several-3").selection?.orientations == [.landscape])
    #expect(try screen("greeting-card").selection == .samples)
    let cells = Matrix(catalogue).cells.filter { $0.screen == "lying" }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.orientation == .landscape })
  }

  @Test func twoPreviewsOfOneNameAreAnError() {
    let screens = ["a", "a"].map { Screen($0, title: "A") { EmptyView() } }
    #expect(throws: CatalogueError.duplicateName("a")) { try Catalogue(screens) }
  }

  @Test func anUnknownDeviceFailsItsPreviewAloneAndIsToldWithTheNearest() throws {
    let catalogue = try Catalogue(previewsOf: "SnapshotKitTests")
    let screen = try #require(catalogue.screen(named: "elsewhere"))
    #expect(screen.selection == .samples)
    let error = #expect(throws: PreviewError.self) { try texts(screen, catalogue) }
    let words = try #require(error?.description)
    #expect(words.contains("The preview elsewhere asks for the device \"iPhone 15 Prof\""))
    #expect(words.contains("nearest: iPhone 15 Pro"))
  }

  /// Names are of the modules behind the first, so that two of one name stand side by side.
  @Test func previewsOfSeveralModulesAreNamedAfterThem() throws {
    let catalogue = try Catalogue(previewsOf: ["LayoutEngine", "SnapshotKitTests"])
    #expect(catalogue.screen(named: "snapshot-kit-tests-second-card")?.title == "Second card")
    #expect(catalogue.screen(named: "second-card") == nil)
    #expect(throws: PreviewError.none("LayoutEngine, DisplayList")) {
      try Catalogue(previewsOf: ["LayoutEngine", "DisplayList"])
    }
  }

  @Test func aModuleWithoutPreviewsSaysSo() {
    #expect(throws: PreviewError.none("LayoutEngine")) {
      try Catalogue(previewsOf: "LayoutEngine")
    }
  }

  @Test func aNameOfSeveralFilesStandsAfterTheirs() {
    let names = PreviewScreens.names(of: [
      ("Dark", "App/CardView.swift"), ("Dark", "App/RowView.swift"),
      ("Light", "App/CardView.swift"), (nil, "App/CardView.swift"), (nil, "App/CardView.swift"),
    ])
    #expect(names == ["card-view-dark", "row-view-dark", "light", "card-view", "card-view-2"])
  }

  @Test func namesAreMadeOfTypesAndTitles() {
    #expect(PreviewScreens.fileName("CardView") == "card-view")
    #expect(PreviewScreens.fileName("Card view, 2") == "card-view-2")
    #expect(PreviewScreens.fileName("Карта") == nil)
    #expect(PreviewScreens.fileName("…") == nil)
  }
}

struct GreetingCard_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "provided") }
}

struct Elsewhere_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "elsewhere").previewDevice("iPhone 15 Prof") }
}

struct Several_Previews: PreviewProvider {
  static var previews: some View {
    Text(verbatim: "one").previewLayout(.fixed(width: 200, height: 100))
    Group {
      Text(verbatim: "two").previewDevice("iPhone 15 Pro").previewDisplayName("Dark one")
      ForEach(0..<2, id: \.self) { row in Text(verbatim: "row \(row)") }
        .previewInterfaceOrientation(.landscapeLeft)
    }
    .font(.title)
  }
}

#Preview {
  Text(verbatim: "first")
}

#Preview("Second card", traits: .sizeThatFitsLayout) {
  let number = 7
  Text(verbatim: "second \(number)")
}

#Preview {
  Text(verbatim: "third")
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 44.5)) {
  Text(verbatim: "fixed")
}

#Preview("Lying", traits: .defaultLayout, .landscapeRight) {
  Text(verbatim: "lying")
}

#Preview("Stars", arguments: [1, 3]) { stars in
  Text(verbatim: "\(stars) of 5")
}

private struct Person {
  let name: String
  // Words that tell people apart by nothing.
  var description: String { "person" }
}

extension Person: CustomStringConvertible {}

#Preview(
  "People", traits: .sizeThatFitsLayout, arguments: [Person(name: "Ada"), Person(name: "Eve")]
) { person in
  Text(verbatim: person.name)
}

private struct Filled: PreviewModifier {
  static func makeSharedContext() async throws -> String { "filled" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(verbatim: context)
      content
    }
  }
}

#Preview("Surrounded", traits: .modifier(Filled())) {
  Text(verbatim: "inside")
}

#Preview("Kept") {
  @Previewable @State var count = 3
  @Previewable
  @State var step = 1

  Text(verbatim: "kept \(count)")
    .onAppear { count += step }
}
