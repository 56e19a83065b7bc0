/// A formatter of measurements that writes in the screen's locale until it is given one.
///
/// Foundation's is not there on Linux. The plugin `VitrineSources` gives this one Foundation's name
/// in an app's files.
///
///     let formatter = ScreenMeasurementFormatter()
///     formatter.unitStyle = .long
///     let way = formatter.string(from: Measurement(value: 12, unit: UnitLength.kilometers))
open class ScreenMeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of a unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the choice.
    public let rawValue: UInt

    /// Creates a choice of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that is given, and not the region's.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit in which the number is short: the region's here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of a unit; the region's without one.
  open var unitOptions: UnitOptions = []
  /// The length of a unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale: the screen's until one is set.
  open var locale: Locale! {
    get { ownLocale ?? ScreenLocale.current }
    set { ownLocale = newValue }
  }
  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter whose digits after the separator and whose groups count.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  private var ownLocale: Locale?

  /// Creates a formatter in the screen's locale.
  public override init() { super.init() }

  /// Creates a formatter from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let usage = unitOptions.contains(.providedUnit) ? "" : "default"
    let words = words
    if unitOptions.contains(.temperatureWithoutUnit),
      let unit = measurement.unit as? UnitTemperature,
      let degrees = words.degrees(
        Measurement<UnitTemperature>(value: measurement.value, unit: unit), usage: usage)
    {
      return degrees
    }
    return words.text(measurement.value, unit: measurement.unit, usage: usage)
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Returns a measurement as text; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var words: NumberWords {
    let digits = numberFormatter.map {
      max(0, $0.minimumFractionDigits)...max(0, $0.minimumFractionDigits, $0.maximumFractionDigits)
    }
    var number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(digits ?? 0...3))
    if numberFormatter?.usesGroupingSeparator == false { number = number.grouping(.never) }
    let width =
      switch unitStyle {
      case .short: "narrow"
      case .long: "full-name"
      default: "short"
      }
    return NumberWords(style: number, width: width, locale: locale ?? ScreenLocale.current)
  }
}
