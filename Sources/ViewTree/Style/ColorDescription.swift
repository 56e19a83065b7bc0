extension Color: CustomStringConvertible {
  /// The colour's name, or its components as “#FF9500FF”.
  public var description: String {
    switch source {
    case .system(let name): Self.spoken(name)
    case .asset(let name, _): "NamedColor(\(name))"
    case .accent: "accentColor"
    case .tint: "tintColor"
    default: resolveColor(in: EnvironmentValues()).inLight.hexadecimal
    }
  }

  /// The name as SwiftUI has it: UIKit's “systemRed” is “red”.
  private static func spoken(_ name: String) -> String {
    guard name.hasPrefix("system"), name.dropFirst(6).first?.isUppercase == true else {
      return name
    }
    return name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
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
