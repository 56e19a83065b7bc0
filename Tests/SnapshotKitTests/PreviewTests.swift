import SwiftUI
import Testing

@testable import SnapshotKit

/// A module's previews are the screens of a catalogue.
@MainActor @Suite struct PreviewTests {
  private func texts(_ screen: Screen, _ catalogue: Catalogue) throws -> [String] {
    let renderer = try Renderer()
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
      catalogue.screens.map(\.name)
        == ["greeting-card", "preview-tests", "second-card", "preview-tests-2"])
    #expect(catalogue.screens.map(\.title)[2] == "Second card")
    let words = try catalogue.screens.map { try texts($0, catalogue).first }
    #expect(words == ["provided", "first", "second 7", "third"])
  }

  @Test func aModuleWithoutPreviewsSaysSo() {
    #expect(throws: PreviewError.none("LayoutEngine")) {
      try Catalogue(previewsOf: "LayoutEngine")
    }
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
