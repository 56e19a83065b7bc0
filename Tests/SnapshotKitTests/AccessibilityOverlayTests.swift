import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

@MainActor @Suite struct AccessibilityOverlayTests {
  /// Each element is framed with its number, which the legend beside the screen tells.
  @Test func theOverlayHasNumbersAndALegend() throws {
    let screen = Screen("page", title: "Page") {
      VStack {
        Text(verbatim: "Museum")
        Button("Route") {}
      }
    }
    let catalogue = try Catalogue([screen])
    let renderer = try Renderer.shared()
    let cell = try #require(Matrix(catalogue).cells.first)
    let drawn = try #require(try ScreenDescriber(catalogue, renderer: renderer).draw([cell]).first)
    let picture = AccessibilityOverlay(list: drawn.list, text: renderer.text).picture
    #expect(picture.size.width > drawn.list.size.width)
    let texts = picture.items.compactMap { item -> TextDrawing? in
      if case .text(let drawing) = item.operation { drawing } else { nil }
    }
    let legend = texts.filter { $0.frame.minX > drawn.list.size.width }.map(\.text.string)
    #expect(legend == ["1  Museum.", "2  Route. Button."])
    let numbers = texts.filter { ["1", "2"].contains($0.text.string) }
    #expect(numbers.map(\.text.string) == ["1", "2"])
    for (number, element) in zip(numbers, drawn.list.accessibilityElements) {
      #expect(element.frame.contains(number.frame.origin))
    }
  }
}
