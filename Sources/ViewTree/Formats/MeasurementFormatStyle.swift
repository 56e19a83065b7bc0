extension Measurement where UnitType: Dimension {
  /// A style that writes a measurement in the unit and the words of a region.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      /// The word of ICU's skeletons.
      let word: String

      /// The whole name: “3 kilometers”.
      public static var wide: Self { Self(word: "full-name") }
      /// A short name: “3 km”.
      public static var abbreviated: Self { Self(word: "short") }
      /// The shortest name: “3km”.
      public static var narrow: Self { Self(word: "narrow") }
    }

    /// The length of a unit's name.
    public var width: UnitWidth
    /// The use of the measurement, by which the region chooses its units.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number; nil for the one that suits the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale: the screen's, unless one is set.
    public var locale: Locale
    /// A Boolean value that indicates whether a temperature has no name of its scale.
    public var hidesScaleName: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: The length of a unit's name.
    ///   - locale: The locale.
    ///   - usage: The use of the measurement.
    ///   - numberFormatStyle: The style of the number.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      (self.numberFormatStyle, hidesScaleName) = (numberFormatStyle, false)
    }

    /// Returns the style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns a measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let words = NumberWords(style: numberFormatStyle, width: width.word, locale: locale.ofScreen)
      if hidesScaleName, let degrees = words.degrees(value, usage: usage.name) { return degrees }
      return words.text(value.value, unit: value.unit, usage: usage.name)
    }
  }

  /// Writes the measurement in the unit that the screen's region has for it, with a short name.
  ///
  ///     let way = Measurement(value: 12, unit: UnitLength.kilometers).formatted()  // 7.5 mi
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Writes the measurement in a style, in the screen's locale unless the style has its own.
  ///
  ///     let height = Measurement(value: 1.81, unit: UnitLength.meters)
  ///     let words = height.formatted(.measurement(width: .narrow, usage: .personHeight))
  ///
  /// - Parameter style: The style.
  /// - Returns: The measurement as text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// Returns a style that writes a measurement in the unit and the words of a region.
  ///
  ///     Text(way, format: .measurement(width: .wide, usage: .road))
  ///
  /// - Parameters:
  ///   - width: The length of a unit's name.
  ///   - usage: The use of the measurement, by which the region chooses its units.
  ///   - numberFormatStyle: The style of the number; nil for the one that suits the unit.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style that writes a temperature.
  ///
  ///     Text(air, format: .measurement(width: .narrow, usage: .weather, hidesScaleName: true))
  ///
  /// - Parameters:
  ///   - width: The length of a unit's name.
  ///   - usage: The use of the measurement, by which the region chooses its units.
  ///   - hidesScaleName: A Boolean value that indicates whether the scale is not named: “21°”.
  ///   - numberFormatStyle: The style of the number; nil for the one that suits the unit.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
