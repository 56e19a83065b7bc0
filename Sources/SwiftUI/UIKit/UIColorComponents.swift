extension UIColor {
  /// Gives hue, saturation and brightness on a light screen, each from 0 to 1; true, as all colours
  /// have them.
  ///
  ///     var hue: CGFloat = 0
  ///     UIColor.systemTeal.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    let most = max(red, green, blue)
    let chroma = most - min(red, green, blue)
    // Sixths of the circle of hues, from red on.
    var sixth: CGFloat = 0
    if chroma > 0 {
      switch most {
      case red: sixth = (green - blue) / chroma
      case green: sixth = (blue - red) / chroma + 2
      default: sixth = (red - green) / chroma + 4
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most > 0 ? chroma / most : 0
    brightness?.pointee = most
    return true
  }

  /// Gives the grey of the colour on a light screen, from 0 for black to 1 for white: its light as
  /// an eye weighs it; true, as all colours have one.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    white?.pointee =
      red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return true
  }
}
