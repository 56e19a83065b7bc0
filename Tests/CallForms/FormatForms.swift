import Foundation
import SwiftUI

/// The forms of Foundation's formatters and predicates that Foundation lacks on Linux.
struct FormatForms: View {
  private let start = Date(timeIntervalSince1970: 0)
  private let end = Date(timeIntervalSince1970: 4200)

  var body: some View {
    Text(Self.relative.localizedString(for: end, relativeTo: start))
    Text(Self.relative.localizedString(fromTimeInterval: -60))
    Text(Self.relative.localizedString(from: DateComponents(day: -1)))
    Text(Self.duration.string(from: 4200) ?? "")
    Text(Self.duration.string(from: start, to: end) ?? "")
    Text(Self.duration.string(from: DateComponents(hour: 1, minute: 10)) ?? "")
    Text(verbatim: styles.joined())
    Text(end, format: .relative(presentation: .named, unitsStyle: .wide))
    Text(verbatim: NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "a").description)
    Text(verbatim: "\(found.count)")
    measurements
  }

  @ViewBuilder private var measurements: some View {
    let way = Measurement(value: 2, unit: UnitLength.kilometers)
    let air = Measurement<UnitTemperature>(value: 21, unit: .celsius)
    Text(way.formatted())
    Text(way, format: .measurement(width: .wide))
    Text(way, format: .measurement(width: .abbreviated, usage: .road))
    Text(
      way.formatted(
        .measurement(
          width: .narrow, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(0)))))
    Text("\(air, format: .measurement(width: .abbreviated, usage: .weather))")
    Text(air.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true)))
    Text(
      air.formatted(
        .measurement(width: .abbreviated, usage: .general, numberFormatStyle: .number)
          .locale(Locale(identifier: "en_GB"))))
    Text(
      Measurement(value: 180, unit: UnitLength.centimeters),
      format: .measurement(
        width: .abbreviated, usage: .personHeight))
    Text(
      Measurement(value: 70, unit: UnitMass.kilograms).formatted(
        .measurement(width: .wide, usage: .personWeight)))
    Text(
      Measurement(value: 1, unit: UnitEnergy.kilocalories).formatted(
        .measurement(width: .abbreviated, usage: .food)))
    Text(
      Measurement(value: 1, unit: UnitVolume.liters).formatted(
        .measurement(width: .abbreviated, usage: .liquid)))
    Text(Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road).format(way))
  }

  private static let relative: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    formatter.locale = Locale(identifier: "en_GB")
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }()

  private static let duration: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = [.pad]
    formatter.maximumUnitCount = 2
    formatter.includesApproximationPhrase = false
    formatter.includesTimeRemainingPhrase = true
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter
  }()

  private var styles: [String] {
    [
      (start..<end).formatted(.components(style: .wide)),
      (start..<end).formatted(.components(style: .narrow, fields: [.hour, .minute])),
      (start..<end).formatted(.interval.hour().minute()),
      Duration.seconds(70).formatted(.units(allowed: [.minutes, .seconds], width: .wide)),
      Duration.seconds(70).formatted(.time(pattern: .minuteSecond)),
      end.formatted(.relative(presentation: .numeric)),
    ]
  }

  private var found: [Any] {
    let names: NSArray = [["name": "Ann"], ["name": "Bob"]]
    let predicate = NSPredicate(
      format: "%K BEGINSWITH[cd] %@ OR name == %@", "name", "a", "Bob" as NSString)
    return names.filtered(using: predicate)
  }
}
