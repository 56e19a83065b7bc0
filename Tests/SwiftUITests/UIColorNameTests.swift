import SwiftUI
import Testing

/// Colours in words.
@Suite struct UIColorNameTests {
  @Test(arguments: [
    (UIColor(white: 0, alpha: 1), "black"), (UIColor(white: 0.2, alpha: 1), "dark gray"),
    (UIColor(white: 0.5, alpha: 1), "gray"), (UIColor(white: 0.8, alpha: 1), "light gray"),
    (UIColor(white: 1, alpha: 0), "white"),
  ])
  func greysAreToldByTheirLightness(_ color: UIColor, _ name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test(arguments: [
    (0, "red"), (1, "orange"), (2, "yellow"), (4, "green"), (6, "cyan"), (8, "blue"),
    (9, "purple"), (10, "magenta"), (11, "pink"), (12, "red"),
  ])
  func huesGoAroundTheCircle(_ twelfth: Int, _ name: String) {
    let hue = Double(twelfth) / 12
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(color.accessibilityName == name)
    let dark = UIColor(hue: hue, saturation: 1, brightness: 0.3, alpha: 1)
    #expect(dark.accessibilityName == "dark \(name)")
    let light = UIColor(hue: hue, saturation: 0.3, brightness: 1, alpha: 1)
    #expect(light.accessibilityName == "light \(name)")
  }

  @Test func dynamicColoursAreAskedForAnAppearance() {
    func name(_ style: UIUserInterfaceStyle) -> String {
      let traits = UITraitCollection(userInterfaceStyle: style)
      return UIColor.systemBackground.resolvedColor(with: traits).accessibilityName
    }
    #expect(name(.light) == "white")
    #expect(name(.dark) == "black")
    let unspecified = UITraitCollection(userInterfaceStyle: .unspecified)
    #expect(UIColor.label.resolvedColor(with: unspecified) == .label)
    // A colour of one appearance is not asked again.
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let night = UIColor.systemBackground.resolvedColor(with: dark)
    #expect(night.resolvedColor(with: light) == night)
  }
}
