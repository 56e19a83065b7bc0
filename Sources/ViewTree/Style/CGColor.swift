/// A colour under Core Graphics' name.
public final class CGColor: Hashable, Sendable {
  let source: Color.Source

  init(source: Color.Source) { self.source = source }

  /// Creates a colour from components of sRGB, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(RGBAColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a colour from components of sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Returns whether two values are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.source == b.source }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  private var color: RGBAColor {
    Color(source: source).resolveColor(in: EnvironmentValues()).inLight
  }

  /// Red, green, blue and alpha on a light screen, each from 0 to 1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  /// The number of components: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }
  /// The alpha component, from 0 to 1.
  public var alpha: CGFloat { color.alpha }
}

extension Color {
  /// Creates a colour from one of Core Graphics'.
  public init(cgColor: CGColor) { source = cgColor.source }

  /// Creates a colour from one of Core Graphics'.
  public init(_ cgColor: CGColor) { source = cgColor.source }

  /// The colour under Core Graphics' name.
  public var cgColor: CGColor? { CGColor(source: source) }
}
