/// Writes a number with a unit: in ICU's words, or as a number and a symbol where it has none.
struct NumberWords {
  var style: FloatingPointFormatStyle<Double>?
  /// The length of a unit's name, as ICU's skeletons call it.
  var width: String
  var locale: Locale

  /// Returns a value of a unit as text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - unit: The unit.
  ///   - usage: Unicode's name of the use; empty for the unit that is given.
  /// - Returns: The text.
  func text(_ value: Double, unit: Unit, usage: String) -> String {
    guard let name = UnitIdentifiers.identifier(of: unit) else { return plain(value, unit) }
    let given = "unit/\(name)"
    // Regions have no units of their own for frequencies, say.
    let text = usage.isEmpty ? nil : text(value, "\(given) usage/\(usage)")
    return text ?? self.text(value, given) ?? plain(value, unit)
  }

  /// Returns a temperature without its scale, in the region's; nil where it cannot be written.
  func degrees<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>, usage: String
  ) -> String? {
    guard let unit = measurement.unit as? UnitTemperature else { return nil }
    let given = Measurement<UnitTemperature>(value: measurement.value, unit: unit)
    guard !usage.isEmpty else { return text(given.value, Self.temperature) }
    let shown = given.converted(to: isFahrenheit ? .fahrenheit : .celsius)
    // As numbers in a region's unit are rounded: to integers, of two digits at the least.
    return text(shown.value, Self.temperature, precision: style == nil ? "./@@+" : nil)
  }

  private static let temperature = "measure-unit/temperature-generic"

  /// A Boolean value that indicates whether the region measures the air in degrees Fahrenheit.
  private var isFahrenheit: Bool {
    let one = UnitWriter.text(
      0, skeleton: "unit/celsius usage/weather unit-width-full-name precision-integer",
      locale: locale)
    return one?.contains(32.formatted(.number.locale(locale))) ?? (locale.measurementSystem == .us)
  }

  private func text(_ value: Double, _ unit: String, precision: String? = nil) -> String? {
    let number = style.map { NumberSkeleton($0).words } ?? []
    let words = [unit, "unit-width-\(width)"] + number + [precision].compactMap { $0 }
    return UnitWriter.text(value, skeleton: words.joined(separator: " "), locale: locale)
  }

  private func plain(_ value: Double, _ unit: Unit) -> String {
    let number = value.formatted((style ?? .number).locale(locale))
    return width == "narrow" ? number + unit.symbol : "\(number) \(unit.symbol)"
  }
}
