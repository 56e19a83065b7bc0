/// The identifiers that Unicode gives the units of Foundation.
enum UnitIdentifiers {
  /// Returns the identifier of a unit, such as `kilometer`; nil for an app's own.
  static func identifier(of unit: Unit) -> String? {
    for (kind, names) in kinds where type(of: unit) == kind { return names[unit.symbol] }
    return nil
  }

  private static let kinds: [(kind: Unit.Type, names: [String: String])] = [
    (UnitLength.self, names(lengths)), (UnitArea.self, names(areas)),
    (UnitVolume.self, names(volumes)), (UnitMass.self, names(masses)),
    (UnitTemperature.self, names(temperatures)), (UnitSpeed.self, names(speeds)),
    (UnitDuration.self, names(durations)), (UnitEnergy.self, names(energies)),
    (UnitPower.self, names(powers)), (UnitPressure.self, names(pressures)),
    (UnitFrequency.self, names(frequencies)), (UnitAngle.self, names(angles)),
    (UnitAcceleration.self, names(accelerations)),
    (UnitElectricCurrent.self, names(currents)),
    (UnitElectricPotentialDifference.self, names(potentials)),
    (UnitElectricResistance.self, names(resistances)),
    (UnitElectricCharge.self, names(charges)),
    (UnitInformationStorage.self, names(storages)),
    (UnitFuelEfficiency.self, names(efficiencies)),
    (UnitConcentrationMass.self, names(concentrations)),
    (UnitDispersion.self, names([(UnitDispersion.partsPerMillion, "permillion")])),
    (UnitIlluminance.self, names([(UnitIlluminance.lux, "lux")])),
  ]

  private static func names(_ units: [(Unit, String)]) -> [String: String] {
    Dictionary(units.map { ($0.symbol, $1) }) { first, _ in first }
  }

  private static let lengths: [(Unit, String)] = [
    (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"), (UnitLength.meters, "meter"),
    (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
    (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
    (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
    (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
    (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
  ]

  private static let areas: [(Unit, String)] = [
    (UnitArea.squareMegameters, "square-megameter"),
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareMillimeters, "square-millimeter"),
    (UnitArea.squareMicrometers, "square-micrometer"),
    (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
  ]

  private static let volumes: [(Unit, String)] = [
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
    (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicDecimeters, "cubic-decimeter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialQuarts, "quart-imperial"),
    (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
  ]

  private static let masses: [(Unit, String)] = [
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
    (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
    (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
  ]

  private static let temperatures: [(Unit, String)] = [
    (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
  ]

  private static let speeds: [(Unit, String)] = [
    (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
  ]

  private static let durations: [(Unit, String)] = [
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
    (UnitDuration.picoseconds, "picosecond"),
  ]

  private static let energies: [(Unit, String)] = [
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
  ]

  private static let powers: [(Unit, String)] = [
    (UnitPower.terawatts, "terawatt"), (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.microwatts, "microwatt"), (UnitPower.nanowatts, "nanowatt"),
    (UnitPower.picowatts, "picowatt"), (UnitPower.femtowatts, "femtowatt"),
    (UnitPower.horsepower, "horsepower"),
  ]

  private static let pressures: [(Unit, String)] = [
    (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
    (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
    (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ]

  private static let frequencies: [(Unit, String)] = [
    (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
    (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
  ]

  private static let angles: [(Unit, String)] = [
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
  ]

  private static let accelerations: [(Unit, String)] = [
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
  ]

  private static let currents: [(Unit, String)] = [
    (UnitElectricCurrent.megaamperes, "megaampere"),
    (UnitElectricCurrent.kiloamperes, "kiloampere"), (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricCurrent.microamperes, "microampere"),
  ]

  private static let potentials: [(Unit, String)] = [
    (UnitElectricPotentialDifference.megavolts, "megavolt"),
    (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricPotentialDifference.millivolts, "millivolt"),
    (UnitElectricPotentialDifference.microvolts, "microvolt"),
  ]

  private static let resistances: [(Unit, String)] = [
    (UnitElectricResistance.megaohms, "megaohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
    (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.milliohms, "milliohm"),
    (UnitElectricResistance.microohms, "microohm"),
  ]

  private static let charges: [(Unit, String)] = [
    (UnitElectricCharge.ampereHours, "ampere-hour"),
    (UnitElectricCharge.milliampereHours, "milliampere-hour"),
  ]

  private static let storages: [(Unit, String)] = [
    (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.bits, "bit"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.megabits, "megabit"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.terabits, "terabit"),
  ]

  private static let efficiencies: [(Unit, String)] = [
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
  ]

  private static let concentrations: [(Unit, String)] = [
    (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
  ]
}
