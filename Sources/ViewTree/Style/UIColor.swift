/// UIKit's colours by name, for `Color(.systemBackground)` and its like.
///
///     Text("Late").foregroundStyle(Color(UIColor.systemRed))
///     Text("Late").background(Color(.secondarySystemBackground))
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  let source: Color.Source

  init(source: Color.Source) {
    self.source = source
    super.init()
  }

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

  /// Creates a colour of an asset catalogue, whose variant follows from the screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name, in: bundle) }

  /// Returns a Boolean value that indicates whether an object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

  /// The colour in words, which do not differ between two runs.
  public override var description: String { "UIColor(\(source))" }

  /// A number by which colours are told apart.
  public override var hash: Int { source.hashValue }

  /// Returns the colour with an alpha from 0 to 1.
  ///
  ///     let faint = UIColor.systemTeal.withAlphaComponent(0.2)
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

  /// A transparent colour.
  public static let clear = UIColor(Color.clear)
  /// Black.
  public static let black = UIColor(Color.black)
  /// White.
  public static let white = UIColor(Color.white)
  /// Red of full saturation.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green of full saturation.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue of full saturation.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A grey of one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A grey of two thirds.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A grey of one third.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Yellow of full saturation.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange, whatever the colour scheme.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, whatever the colour scheme.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Cyan of full saturation.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta of full saturation.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Brown, whatever the colour scheme.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's red, which adapts to the colour scheme.
  public static let systemRed = UIColor("systemRed")
  /// The system's orange, which adapts to the colour scheme.
  public static let systemOrange = UIColor("systemOrange")
  /// The system's yellow, which adapts to the colour scheme.
  public static let systemYellow = UIColor("systemYellow")
  /// The system's green, which adapts to the colour scheme.
  public static let systemGreen = UIColor("systemGreen")
  /// The system's mint, which adapts to the colour scheme.
  public static let systemMint = UIColor("systemMint")
  /// The system's teal, which adapts to the colour scheme.
  public static let systemTeal = UIColor("systemTeal")
  /// The system's cyan, which adapts to the colour scheme.
  public static let systemCyan = UIColor("systemCyan")
  /// The system's blue, which adapts to the colour scheme.
  public static let systemBlue = UIColor("systemBlue")
  /// The system's indigo, which adapts to the colour scheme.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The system's purple, which adapts to the colour scheme.
  public static let systemPurple = UIColor("systemPurple")
  /// The system's pink, which adapts to the colour scheme.
  public static let systemPink = UIColor("systemPink")
  /// The system's brown, which adapts to the colour scheme.
  public static let systemBrown = UIColor("systemBrown")
  /// The system's grey, which adapts to the colour scheme.
  public static let systemGray = UIColor("systemGray")
  /// The system's grey of step 2, which adapts to the colour scheme.
  public static let systemGray2 = UIColor("systemGray2")
  /// The system's grey of step 3, which adapts to the colour scheme.
  public static let systemGray3 = UIColor("systemGray3")
  /// The system's grey of step 4, which adapts to the colour scheme.
  public static let systemGray4 = UIColor("systemGray4")
  /// The system's grey of step 5, which adapts to the colour scheme.
  public static let systemGray5 = UIColor("systemGray5")
  /// The system's grey of step 6, which adapts to the colour scheme.
  public static let systemGray6 = UIColor("systemGray6")
  /// The colour of primary labels.
  public static let label = UIColor("label")
  /// The colour of secondary labels.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The colour of tertiary labels.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The colour of quaternary labels.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// The colour of a field's placeholder.
  public static let placeholderText = UIColor("placeholderText")
  /// The colour of links.
  public static let link = UIColor("link")
  /// The colour of separators, which is translucent.
  public static let separator = UIColor("separator")
  /// The colour of separators, which is opaque.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor("systemFill")
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// The fill of large areas.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// The background of an interface.
  public static let systemBackground = UIColor("systemBackground")
  /// The background of content on the first background.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The background of content on the second background.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// The background of a grouped interface.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The background of content in a grouped interface.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground")
  /// The background of content on grouped content.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// The tint of the view.
  public static let tintColor = UIColor(Color.tintColor)
}
