import StageSupport
import SwiftUI
import Testing

@testable import ViewTree

/// Measurements as text: units, widths and usages of regions.
@MainActor @Suite struct MeasurementTests {
  private let way = Measurement(value: 12.5, unit: UnitLength.kilometers)
  private let air = Measurement(value: 21.4, unit: UnitTemperature.celsius)

  private func text<Kind: Dimension>(
    _ value: Measurement<Kind>, _ width: Measurement<Kind>.FormatStyle.UnitWidth,
    _ usage: MeasurementFormatUnitUsage<Kind> = .asProvided, in locale: String,
    _ number: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    let style = Measurement<Kind>.FormatStyle(
      width: width, locale: Locale(identifier: locale), usage: usage, numberFormatStyle: number)
    // Foundation's own spaces are of a fixed width in some languages.
    return value.formatted(style).replacingOccurrences(of: "\u{A0}", with: " ")
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func unitsHaveNamesOfThreeLengths() {
    #expect(text(way, .wide, in: "en_US") == "12.5 kilometers")
    #expect(text(way, .abbreviated, in: "en_US") == "12.5 km")
    #expect(text(way, .narrow, in: "en_US") == "12.5km")
    #expect(
      text(Measurement(value: 1, unit: UnitLength.kilometers), .wide, in: "en_US") == "1 kilometer")
  }

  @Test(
    arguments: [
      ("en_GB", "12.5 kilometres"), ("de_DE", "12,5 Kilometer"), ("fr_FR", "12,5 kilomètres"),
      ("es_ES", "12,5 kilómetros"), ("ru_RU", "12,5 километра"),
    ])
  func namesAreALanguagesOwn(_ locale: String, _ words: String) {
    #expect(text(way, .wide, in: locale) == words)
  }

  @Test func namesFollowTheirNumber() {
    let words = [1.0, 2, 5, 21].map {
      text(Measurement(value: $0, unit: UnitDuration.hours), .wide, in: "ru_RU")
    }
    #expect(words == ["1 час", "2 часа", "5 часов", "21 час"])
  }

  @Test func aRegionHasItsUnits() {
    #expect(text(way, .abbreviated, .road, in: "en_US") == "7.8 mi")
    #expect(text(way, .abbreviated, .road, in: "de_DE") == "12 km")
    #expect(text(way, .abbreviated, .general, in: "en_US") == "7.8 mi")
    let height = Measurement(value: 1.81, unit: UnitLength.meters)
    #expect(text(height, .abbreviated, .personHeight, in: "en_US") == "5 ft, 11 in")
    #expect(text(height, .abbreviated, .personHeight, in: "de_DE") == "181 cm")
    #expect(text(air, .abbreviated, .weather, in: "en_US") == "71°F")
    #expect(text(air, .abbreviated, .weather, in: "fr_FR") == "21 °C")
    #expect(text(air, .abbreviated, in: "en_US") == "21.4°C")
    let bread = Measurement(value: 1046, unit: UnitEnergy.kilojoules)
    #expect(text(bread, .abbreviated, .food, in: "en_US") == "250 Cal")
    #expect(text(bread, .abbreviated, .food, in: "ru_RU") == "250 ккал")
    let wind = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
    #expect(text(wind, .abbreviated, .wind, in: "en_US") == "22 mph")
    #expect(text(wind, .abbreviated, .wind, in: "ru_RU") == "10 м/с")
  }

  /// No region has a unit of its own for frequencies.
  @Test func unitsThatNoRegionChoosesStay() {
    let tone = Measurement(value: 440, unit: UnitFrequency.hertz)
    #expect(text(tone, .abbreviated, .general, in: "en_US") == "440 Hz")
  }

  @Test func aScaleMayBeLeftOut() {
    let style = { (usage: MeasurementFormatUnitUsage<UnitTemperature>, locale: String) in
      self.air.formatted(
        .measurement(width: .abbreviated, usage: usage, hidesScaleName: true)
          .locale(Locale(identifier: locale)))
    }
    #expect(style(.weather, "en_US") == "71°")
    #expect(style(.weather, "de_DE") == "21°")
    #expect(style(.asProvided, "en_US") == "21.4°")
  }

  @Test func numbersHaveTheirStyle() {
    let number = FloatingPointFormatStyle<Double>.number
    let long = Measurement(value: 12345.678, unit: UnitLength.meters)
    func words(_ number: FloatingPointFormatStyle<Double>) -> String {
      text(long, .abbreviated, in: "en_US", number)
    }
    #expect(words(number.precision(.fractionLength(1))) == "12,345.7 m")
    #expect(words(number.precision(.fractionLength(0))) == "12,346 m")
    #expect(words(number.precision(.fractionLength(0...2))) == "12,345.68 m")
    #expect(words(number.precision(.significantDigits(3))) == "12,300 m")
    #expect(words(number.rounded(rule: .down).precision(.fractionLength(0))) == "12,345 m")
    #expect(words(number.grouping(.never).precision(.fractionLength(0))) == "12346 m")
    #expect(words(number.sign(strategy: .always()).precision(.fractionLength(0))) == "+12,346 m")
    #expect(words(number.notation(.compactName)) == "12K m")
    #expect(words(number.rounded(increment: 5)) == "12,345 m")
    #expect(
      text(way, .wide, .road, in: "en_US", number.precision(.fractionLength(2))) == "7.77 miles")
    let two = number.precision(.integerAndFractionLength(integer: 2, fraction: 0))
    #expect(
      text(Measurement(value: 7, unit: UnitDuration.hours), .wide, in: "en_US", two) == "07 hours")
  }

  @Test func aFormatterWritesAsItIsSet() {
    let formatter = ScreenMeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: way) == "7.767 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "12.5 kilometers")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: way) == "12 kilometers")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .medium
    #expect(formatter.string(from: air) == "71°")
    formatter.unitStyle = .short
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "12km")
    #expect(formatter.string(for: 3) == nil && formatter.string(from: way.unit) == "km")
  }

  @Test func unitsWithoutANameOfUnicodeHaveTheirSymbol() {
    let knots = Measurement(
      value: 3, unit: UnitLength(symbol: "cbl", converter: UnitConverterLinear(coefficient: 185.2)))
    #expect(text(knots, .abbreviated, in: "de_DE") == "3 cbl")
    #expect(text(knots, .narrow, in: "de_DE") == "3cbl")
    let hidden = Measurement(value: 3, unit: UnitLength.decameters)
    #expect(text(hidden, .abbreviated, in: "en_US") == "3 dam")
    #expect(
      UnitWriter.text(3, skeleton: "unit/no-such-unit", locale: Locale(identifier: "en")) == nil)
    #expect(UnitWriter.text(.nan, skeleton: "unit/meter", locale: Locale(identifier: "en")) == nil)
  }

  @Test func eachUnitOfFoundationHasOneNameOfUnicode() {
    let units: [Unit] = [
      UnitArea.acres, UnitVolume.gallons, UnitMass.stones, UnitSpeed.knots, UnitPower.watts,
      UnitPressure.bars, UnitAngle.degrees, UnitAcceleration.gravity, UnitElectricCurrent.amperes,
      UnitElectricPotentialDifference.volts, UnitElectricResistance.ohms,
      UnitElectricCharge.ampereHours, UnitInformationStorage.megabytes,
      UnitFuelEfficiency.milesPerGallon, UnitConcentrationMass.gramsPerLiter,
      UnitDispersion.partsPerMillion, UnitIlluminance.lux, UnitTemperature.kelvin,
    ]
    for unit in units {
      let name = UnitIdentifiers.identifier(of: unit) ?? ""
      let written = UnitWriter.text(
        2, skeleton: "unit/\(name)", locale: Locale(identifier: "en_US"))
      #expect(written != nil, "\(unit.symbol): \(name)")
    }
    #expect(UnitIdentifiers.identifier(of: UnitLength.miles) == "mile")
    #expect(UnitIdentifiers.identifier(of: UnitAngle.arcMinutes) == "arc-minute")
  }

  @Test func textsAreInTheirScreensLocale() throws {
    let view = VStack {
      Text(way, format: .measurement(width: .wide, usage: .asProvided))
      Text(verbatim: way.formatted())
    }
    let german = Stage(view) { $0.locale = Locale(identifier: "de_DE") }
    #expect(try german.shows("12,5 Kilometer"))
    let american = Stage(view) { $0.locale = Locale(identifier: "en_US") }
    #expect(try american.shows("12.5 kilometers") && american.shows("7.8 mi"))
  }
}
