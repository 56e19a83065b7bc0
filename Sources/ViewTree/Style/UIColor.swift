/// UIKit's colours by name, for `Color(.systemBackground)` and its like.
public final class UIColor: Hashable, Sendable {
  let source: Color.Source

  init(source: Color.Source) { self.source = source }

  convenience init(_ name: String) { self.init(source: .system(name)) }

  /// Creates a colour from components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(RGBAColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a colour from components of Display P3, each from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates one of UIKit's colours from SwiftUI's.
  public convenience init(_ color: Color) { self.init(source: color.source) }

  /// Creates one of UIKit's colours from Core Graphics' own.
  public convenience init(cgColor: CGColor) { self.init(source: cgColor.source) }

  /// Creates a colour of an asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(source: .asset(name: name, bundle: AssetBundle(bundle)))
  }

  /// Creates a colour of an asset catalogue; which of its looks is shown follows from the screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name, in: bundle) }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.source == b.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// The colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(source: .opacity(source, alpha)))
  }

  /// The colour under Core Graphics' name.
  public var cgColor: CGColor { CGColor(source: source) }

  /// Gives the components on a light screen, each from 0 to 1; true, as all colours have them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = Color(source: source).resolveColor(in: EnvironmentValues()).inLight
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  public static let clear = UIColor(Color.clear)
  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let systemRed = UIColor("systemRed")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemMint = UIColor("systemMint")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemCyan = UIColor("systemCyan")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemPink = UIColor("systemPink")
  public static let systemBrown = UIColor("systemBrown")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let link = UIColor("link")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let tintColor = UIColor(Color.accentColor)
}
