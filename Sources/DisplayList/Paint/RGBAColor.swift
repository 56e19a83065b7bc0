import Foundation

/// A colour in sRGB with straight alpha, each component from 0 to 1.
public struct RGBAColor: Hashable, Sendable {
  /// The red component, 0 to 1 within sRGB.
  public var red: Double
  /// The green component, 0 to 1 within sRGB.
  public var green: Double
  /// The blue component, 0 to 1 within sRGB.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// The components on a dark screen, in a list that serves both schemes; nil where they are the
  /// same.
  private var dark: Components?

  private struct Components: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double
  }

  /// Creates a colour from components from 0 to 1; those outside are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Creates a colour from a number such as 0x007AFF.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// A colour that is wholly transparent.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBAColor(red: 1, green: 1, blue: 1)

  /// Returns the colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> RGBAColor {
    inEachScheme {
      RGBAColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * factor)
    }
  }

  /// Relative luminance by WCAG 2.2, from 0 (black) to 1 (white), alpha ignored.
  public var luminance: Double {
    func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the colour mixed with another in sRGB; 0 is this one, 1 the other.
  public func mixed(with other: RGBAColor, by fraction: Double) -> RGBAColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    func mixed(_ a: RGBAColor, _ b: RGBAColor) -> RGBAColor {
      RGBAColor(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
        alpha: mix(a.alpha, b.alpha))
    }
    guard dark != nil || other.dark != nil else { return mixed(self, other) }
    return RGBAColor(light: mixed(inLight, other.inLight), dark: mixed(inDark, other.inDark))
  }
}

extension RGBAColor {
  /// Creates a colour that is another one on a dark screen.
  public init(light: RGBAColor, dark: RGBAColor) {
    self = light.inLight
    let other = dark.inDark
    guard other != self else { return }
    self.dark = Components(
      red: other.red, green: other.green, blue: other.blue, alpha: other.alpha)
  }

  /// A Boolean value that indicates whether the colour differs between light and dark screens.
  var isOtherInDark: Bool { dark != nil }

  /// The colour on a light screen.
  public var inLight: RGBAColor {
    var color = self
    color.dark = nil
    return color
  }

  /// The colour on a dark screen.
  public var inDark: RGBAColor {
    guard let dark else { return self }
    return RGBAColor(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
  }

  private func inEachScheme(_ change: (RGBAColor) -> RGBAColor) -> RGBAColor {
    dark == nil ? change(self) : RGBAColor(light: change(inLight), dark: change(inDark))
  }
}
