extension AssetContents.ColorValue {
  /// The colour that the value describes, or nil where it cannot be read.
  var color: Color? {
    if let reference { return Color.system(reference) }
    guard let components else { return nil }
    // Xcode writes the alpha from 0 to 1 always; a whole “1” is opaque.
    let alpha = components.alpha == "1" ? 1 : Self.number(components.alpha) ?? 1
    if let white = Self.number(components.white) { return Color(white: white, opacity: alpha) }
    guard let red = Self.number(components.red), let green = Self.number(components.green),
      let blue = Self.number(components.blue)
    else { return nil }
    return Color(rgbSpace, red: red, green: green, blue: blue, opacity: alpha)
  }

  private var rgbSpace: Color.RGBColorSpace {
    switch space {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  /// A component as Xcode writes it: `0.5`, `0x7F` or `127`, from 0 to 1.
  static func number(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
  }
}

extension Color {
  /// One of UIKit's colours by the name that catalogues use, such as `systemBlueColor`.
  fileprivate static func system(_ reference: String) -> Color? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    return Color.system(named: name)
  }
}
