extension UIColor {
  /// The colour in words for those who do not see it, in English: its lightness and its hue.
  ///
  ///     UIColor.systemRed.accessibilityName  // "red"
  public var accessibilityName: String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let (light, chroma) = ((least + most) / 2, most - least)
    guard chroma > 0.1 else { return Self.grey(light) }
    // Sixths of the circle of hues, from the middle of the reds on.
    let sixth =
      switch most {
      case red: (green - blue) / chroma
      case green: (blue - red) / chroma + 2
      default: (red - green) / chroma + 4
      }
    let hues = [
      "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let hue = hues[(Int((sixth * 2).rounded()) + 12) % 12]
    if light < 0.25 { return "dark \(hue)" }
    return light > 0.8 ? "light \(hue)" : hue
  }

  private static func grey(_ light: CGFloat) -> String {
    switch light {
    case ..<0.08: "black"
    case 0.92...: "white"
    case ..<0.35: "dark gray"
    case 0.7...: "light gray"
    default: "gray"
    }
  }
}

extension UIColor {
  /// The colour of texts on a light ground: black, whatever the colour scheme.
  public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour of texts on a dark ground: a translucent white, whatever the colour scheme.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
