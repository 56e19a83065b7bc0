import DisplayList

/// A colour of Core Image's.
public final class CIColor: NSObject, Sendable {
  let value: RGBAColor
  /// The red component, from 0 to 1.
  public var red: CGFloat { value.red }
  /// The green component, from 0 to 1.
  public var green: CGFloat { value.green }
  /// The blue component, from 0 to 1.
  public var blue: CGFloat { value.blue }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { value.alpha }

  /// Creates a colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    value = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of one of UIKit's.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of one of Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// No colour.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
