/// Apple's system and semantic colours, from the resource `colors.json`.
struct SystemColors: Sendable {
  /// A colour in each appearance, as `#RRGGBB`, with an opacity in percent where it is not 1.
  struct Entry: Decodable, Sendable {
    let light: String
    let dark: String
    let lightHighContrast: String?
    let darkHighContrast: String?
    let darkElevated: String?
    let darkElevatedHighContrast: String?

    func text(isDark: Bool, isHighContrast: Bool, isElevated: Bool) -> String {
      guard isDark else { return isHighContrast ? lightHighContrast ?? light : light }
      guard isHighContrast else { return (isElevated ? darkElevated : nil) ?? dark }
      return (isElevated ? darkElevatedHighContrast : nil) ?? darkHighContrast ?? dark
    }
  }

  private struct Table: Decodable {
    let system: [String: Entry]
    let semantic: [String: Entry]
  }

  static let shared = SystemColors()
  /// Each colour by the number of its appearance.
  private let colors: [String: [RGBAColor?]]
  /// The colours of labels by level, apart since each text asks for one.
  private let labels: [[RGBAColor?]?]

  /// The labels that stand for the levels of the foreground where none is set (HIG, Color).
  private static let labelNames = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel",
  ]

  /// An appearance as a number from 0 to 7.
  private static func index(isDark: Bool, isHighContrast: Bool, isElevated: Bool) -> Int {
    (isDark ? 1 : 0) + (isHighContrast ? 2 : 0) + (isElevated ? 4 : 0)
  }

  private init() {
    let table: Table = Resource.decode("colors")
    let colors = table.system.merging(table.semantic) { first, _ in first }.mapValues { entry in
      (0..<8).map { index in
        RGBAColor(
          hexText: entry.text(
            isDark: index & 1 != 0, isHighContrast: index & 2 != 0, isElevated: index & 4 != 0))
      }
    }
    self.colors = colors
    labels = Self.labelNames.map { colors[$0] }
  }

  /// A colour by UIKit's name in a scheme; an unknown one is magenta, which nobody overlooks.
  func color(_ name: String, _ environment: EnvironmentValues, _ scheme: ColorScheme) -> RGBAColor {
    color(colors[name], environment, scheme)
  }

  /// A colour by UIKit's name in an environment.
  func color(_ name: String, _ environment: EnvironmentValues) -> RGBAColor {
    color(colors[name], environment)
  }

  /// The colour of a label that is so many levels weaker than the strongest.
  func label(_ level: Int, _ environment: EnvironmentValues) -> RGBAColor {
    color(labels[level], environment)
  }

  private func color(_ appearances: [RGBAColor?]?, _ environment: EnvironmentValues) -> RGBAColor {
    environment.appearance.color { color(appearances, environment, $0) }
  }

  private func color(
    _ appearances: [RGBAColor?]?, _ environment: EnvironmentValues, _ scheme: ColorScheme
  ) -> RGBAColor {
    let index = Self.index(
      isDark: scheme == .dark,
      isHighContrast: environment.colorSchemeContrast == .increased,
      isElevated: environment.isElevated)
    return appearances?[index] ?? RGBAColor(red: 1, green: 0, blue: 1)
  }

  /// Returns whether the table has a colour in any appearance, to half a step of 255.
  fileprivate func contains(_ color: RGBAColor) -> Bool {
    colors.values.contains { $0.contains { $0?.isNear(color) == true } }
  }

  var names: [String] { colors.keys.sorted() }

  /// Returns a Boolean value that indicates whether there is a colour of a name.
  func has(_ name: String) -> Bool { colors[name] != nil }
}

extension Color {
  /// One of UIKit's colours by its name, or nil if there is none.
  package static func system(named name: String) -> Color? {
    SystemColors.shared.has(name) ? Color(source: .system(name)) : nil
  }
}

extension RGBAColor {
  /// A Boolean value that indicates whether the colour is one of the system's, in any appearance.
  package var isSystemColor: Bool { SystemColors.shared.contains(self) }

  fileprivate func isNear(_ other: RGBAColor) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
      .allSatisfy { abs($0) < 0.5 / 255 }
  }

  /// Reads `#RRGGBB` or `#RRGGBB 60%`.
  init?(hexText: String) {
    let parts = hexText.split(separator: " ")
    guard let first = parts.first, let hex = UInt32(first.drop { $0 == "#" }, radix: 16) else {
      return nil
    }
    let percent = parts.dropFirst().first.flatMap { Double($0.prefix { $0 != "%" }) } ?? 100
    self.init(hex: hex, alpha: percent / 100)
  }
}

/// Reads the module's own JSON resources, whose absence is a broken build.
enum Resource {
  static func decode<Value: Decodable>(_ name: String) -> Value {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json") else {
      fatalError("The resource \(name).json is missing: build the package again")
    }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    } catch {
      fatalError("The resource \(name).json is broken: \(error)")
    }
  }
}
