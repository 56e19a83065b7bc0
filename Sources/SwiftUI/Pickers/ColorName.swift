/// The name of a colour as assistive technology tells it.
enum ColorName {
  /// Returns the name of a colour by its lightness, its saturation and its hue.
  static func word(for color: RGBAColor) -> SystemString {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    let range = most - least
    guard most > 0.12 else { return .black }
    guard range / most > 0.15 else { return most > 0.9 ? .white : .gray }
    return word(hue: hue(parts, most, range), most, range / most)
  }

  /// The hue in degrees.
  private static func hue(_ parts: [Double], _ most: Double, _ range: Double) -> Double {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let sixth =
      most == red
      ? (green - blue) / range
      : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  private static func word(hue: Double, _ most: Double, _ saturation: Double) -> SystemString {
    switch hue {
    case ..<16, 346...: saturation < 0.6 && most > 0.8 ? .pink : .red
    case ..<46: most < 0.7 ? .brown : .orange
    case ..<70: .yellow
    case ..<165: .green
    case ..<200: .cyan
    case ..<255: .blue
    case ..<295: .purple
    default: .pink
    }
  }
}
