/// Colours as data, as apps keep them with `NSKeyedArchiver`.
///
///     let data = try NSKeyedArchiver.archivedData(
///       withRootObject: UIColor.systemTeal, requiringSecureCoding: true)
///     let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
extension UIColor {
  /// True: a colour is told by its name or by numbers alone.
  public static var supportsSecureCoding: Bool { true }

  private static let nameKey = "UISystemColorName"
  private static let componentKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  private static let darkSuffix = "Dark"

  /// Writes the name of a system colour, or the components of any other on light and dark screens.
  public func encode(with coder: NSCoder) {
    if case .system(let name) = source {
      coder.encode(name as NSString, forKey: Self.nameKey)
      return
    }
    for (scheme, suffix) in [(ColorScheme.light, ""), (.dark, Self.darkSuffix)] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let color = Color(source: source).resolveColor(in: environment)
      let components = [color.red, color.green, color.blue, color.alpha]
      for (key, value) in zip(Self.componentKeys, components) {
        coder.encode(value, forKey: key + suffix)
      }
    }
  }

  /// Creates the colour that was written, or nil for data of something else.
  public convenience init?(coder: NSCoder) {
    // Foundation on Linux takes a key that is not there for an error.
    if coder.containsValue(forKey: Self.nameKey),
      let name = coder.decodeObject(of: NSString.self, forKey: Self.nameKey)
    {
      self.init("\(name)")
      return
    }
    guard Self.componentKeys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    func color(_ suffix: String) -> RGBAColor {
      let parts = Self.componentKeys.map { coder.decodeDouble(forKey: $0 + suffix) }
      return RGBAColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    let (light, dark) = (color(""), color(Self.darkSuffix))
    self.init(
      source: light == dark
        ? .fixed(light) : .dynamic(light: .fixed(light), dark: .fixed(dark)))
  }
}
