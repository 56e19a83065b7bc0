import SwiftUI
import Testing

/// Hues and greys of colours, and pictures that are taken with a configuration.
@MainActor @Suite struct UIColorComponentTests {
  private nonisolated static let hues: [(color: UIColor, parts: [Double])] = [
    (UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), [1.0 / 12, 1, 1]),
    (UIColor(red: 0.2, green: 0.2, blue: 0.4, alpha: 1), [2.0 / 3, 0.5, 0.4]),
    (UIColor(white: 0.25, alpha: 1), [0, 0, 0.25]),
    (UIColor.black, [0, 0, 0]),
    (UIColor(red: 1, green: 0, blue: 0.5, alpha: 1), [11.0 / 12, 1, 1]),
  ]

  @Test(arguments: Self.hues)
  func coloursHaveAHue(color: UIColor, parts: [Double]) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (got, wanted) in zip([hue, saturation, brightness], parts) {
      #expect(abs(got - wanted) < 0.001)
    }
    #expect(alpha == 1)
  }

  @Test func coloursHaveAGrey() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.5)
    #expect(UIColor.green.getWhite(&white, alpha: nil) && abs(white - 0.7152) < 0.001)
  }

  @Test func anImageOfTheCatalogueKeepsItsConfiguration() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30)
    let image = UIImage(named: "harbour", in: nil, with: configuration)
    #expect(image?.configuration != nil)
  }
}
