extension Color: CustomStringConvertible {
  /// The colour's name, or its components as “#FF9500FF”.
  public var description: String {
    switch source {
    case .system(let name): name
    case .asset(let name, _): "NamedColor(\(name))"
    case .accent: "accentColor"
    default: resolveColor(in: EnvironmentValues()).inLight.hexadecimal
    }
  }
}

extension RGBAColor {
  /// Red, green, blue and opacity as two digits each.
  fileprivate var hexadecimal: String {
    let digits = [red, green, blue, alpha].map { component in
      let byte = UInt8((max(0, min(1, component)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
