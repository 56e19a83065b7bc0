import Foundation

/// The values that an axis marks on a scale, and their words.
@MainActor
struct AxisTicks {
  /// The values, in order.
  let data: [_PlotDatum]
  /// The step of dates, whose beginnings are marked.
  private(set) var stride: DateStride?
  /// The step of numbers.
  private var step = 1.0
  /// A Boolean value that indicates whether the values are beginnings of the marks' own units.
  private var marksUnits = false
  private let model: AxisModel
  private let environment: EnvironmentValues

  /// The most marks that are asked for: neither steps of numbers nor those of dates list more than
  /// a thousand, and a step that is chosen may be shorter than was asked by two and a half.
  private static let most: CGFloat = 400

  /// Chooses values.
  ///
  /// - Parameters:
  ///   - values: The values that the axis asks for.
  ///   - model: The axis's domain and kind.
  ///   - scale: The scale.
  ///   - desired: The number of values that there is room for.
  ///   - pages: The length of the scale in lengths of what shows of it; 1 where nothing scrolls.
  ///   - environment: The language and the calendar.
  init(
    _ values: AxisMarkValues, _ model: AxisModel, on scale: PlotScale, desired: Int,
    pages: CGFloat = 1, in environment: EnvironmentValues
  ) {
    (self.model, self.environment) = (model, environment)
    let calendar = environment.chartCalendar
    // Each page has as many marks as a chart that does not scroll, as long as they can be listed.
    func count(_ asked: Int?) -> Int {
      Int(min(CGFloat(asked ?? desired) * pages, Self.most).rounded())
    }
    var numbers: [Double] = []
    switch (values.kind, scale.kind) {
    case (.list(let list), _): data = list
    case (_, .category(let names)): data = names.map { .category($0) }
    case (.automatic(let asked, let minimum), .number(let type)):
      (numbers, step) = Self.numbers(model, scale, type, count(asked), minimum)
      data = numbers.map { .number($0) }
    case (.step(let step), .number):
      self.step = step
      data = NiceStep.multiples(of: step, from: scale.low, to: scale.high).map { .number($0) }
    case (.automatic(let asked, _), .date):
      let chosen = Self.stride(model, scale, count(asked), calendar)
      stride = chosen
      data = Self.dates(chosen, scale, calendar)
    case (.dates(let wanted, let own), .date):
      stride = wanted
      data = Self.dates(wanted, scale, own ?? calendar)
    case (.step(let seconds), .date):
      data = NiceStep.multiples(of: seconds, from: scale.low, to: scale.high).map {
        .date(Date(timeIntervalSinceReferenceDate: $0))
      }
    case (.dates, .number): data = []
    }
    if case .list = values.kind, case .date = scale.kind { stride = Self.unit(of: data, calendar) }
    marksUnits = stride?.count == 1 && stride?.unit == model.unit
    if case .list(let list) = values.kind {
      marksUnits = model.unit != nil
      step =
        zip(list, list.dropFirst()).map { ($1.coordinate ?? 0) - ($0.coordinate ?? 0) }
        .map(abs).filter { $0 > 0 }.min() ?? 1
    }
  }

  private static func numbers(
    _ model: AxisModel, _ scale: PlotScale, _ type: ScaleType, _ desired: Int, _ minimum: Double
  ) -> ([Double], Double) {
    if type.kind == .log {
      let (low, high) = (log10(scale.low).rounded(.up), log10(scale.high).rounded(.down))
      guard low <= high, high - low < 40 else { return ([], 1) }
      let every = max(1, ((high - low) / Double(max(1, desired))).rounded(.up))
      let powers = Swift.stride(from: low, through: high, by: every).map { pow(10, $0) }
      return (powers, powers.first ?? 1)
    }
    let step = model.step(scale.low, scale.high, desired: desired, minimum: minimum)
    return (NiceStep.multiples(of: step, from: scale.low, to: scale.high), step)
  }

  /// Returns the step of dates: that of the marks where each has room, else a longer one.
  private static func stride(
    _ model: AxisModel, _ scale: PlotScale, _ desired: Int, _ calendar: Calendar
  ) -> DateStride {
    let range = dateRange(scale)
    if let unit = model.unit {
      let own = DateStride(unit: unit, count: 1)
      if own.dates(within: range, calendar: calendar).count - 1 <= max(desired, 2) { return own }
    }
    return .automatic(for: range, desired: desired)
  }

  private static func dateRange(_ scale: PlotScale) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: scale.low)...Date(
        timeIntervalSinceReferenceDate: max(scale.low, scale.high))
  }

  private static func dates(
    _ stride: DateStride, _ scale: PlotScale, _ calendar: Calendar
  ) -> [_PlotDatum] {
    stride.dates(within: dateRange(scale), calendar: calendar).map { .date($0) }
  }

  /// Returns the largest unit at whose beginnings all dates lie.
  private static func unit(of data: [_PlotDatum], _ calendar: Calendar) -> DateStride? {
    let dates = data.compactMap { if case .date(let date) = $0 { date } else { nil } }
    guard !dates.isEmpty else { return nil }
    let unit = [Calendar.Component.year, .month, .day, .hour, .minute].first { unit in
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    }
    return DateStride(unit: unit ?? .second, count: 1)
  }

  /// Returns the band of a category, or of a date at which a unit of the marks begins.
  func band(of datum: _PlotDatum, on scale: PlotScale) -> (CGFloat, CGFloat)? {
    if case .category(let name) = datum { return scale.band(of: name) }
    guard case .date = datum, let start = datum.coordinate, marksUnits else { return nil }
    if let end = model.unitEnds[start] { return (scale.position(start), scale.position(end)) }
    guard case .date(let date) = datum, let unit = model.unit,
      let interval = environment.chartCalendar.dateInterval(of: unit, for: date),
      interval.start == date
    else { return nil }
    return (
      scale.position(start), scale.position(interval.end.timeIntervalSinceReferenceDate)
    )
  }

  /// Returns a value as the axis writes it.
  func words(_ index: Int) -> String {
    switch data[index] {
    case .category(let name): return name
    case .number(let number): return words(number)
    case .date(let date):
      var before: Date?
      if index > 0, case .date(let earlier) = data[index - 1] { before = earlier }
      return words(date, after: before)
    }
  }

  /// Returns a value as assistive technology reads it.
  static func words(_ value: PlottedValue, _ environment: EnvironmentValues) -> String {
    switch value.low {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(
        .number.precision(.fractionLength(0...2)).locale(environment.locale))
    case .date(let date):
      let calendar = environment.chartCalendar
      var style = Date.FormatStyle(locale: calendar.locale ?? environment.locale)
      (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
      switch value.unit {
      case .year?: style = style.year()
      case .month?: style = style.month(.wide).year()
      case .hour?, .minute?: style = style.day().month().hour().minute()
      default: style = style.day().month(.wide).year()
      }
      return style.format(date)
    }
  }

  private func words(_ number: Double) -> String {
    if model.isShare {
      return number.formatted(
        .percent.precision(.fractionLength(0...1)).locale(environment.locale))
    }
    // As many places as the step has: 2.5 has one, and all labels of an axis have as many at most.
    let digits = (0...6).first { places in
      let scaled = step * pow(10, Double(places))
      return abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled)
    }
    return number.formatted(
      .number.precision(.fractionLength(0...(digits ?? 6))).locale(environment.locale))
  }

  /// Returns a date in the words of its step; the first of a larger unit is written as that.
  private func words(_ date: Date, after before: Date?) -> String {
    let calendar = environment.chartCalendar
    var style = Date.FormatStyle(locale: environment.locale)
    (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
    func isNew(_ unit: Calendar.Component) -> Bool {
      before.map { !calendar.isDate($0, equalTo: date, toGranularity: unit) } ?? true
    }
    switch stride?.unit {
    case .year?: return style.year().format(date)
    case .month?: return style.month(.abbreviated).format(date)
    case .day?, .weekOfYear?:
      return isNew(.month)
        ? style.day().month(.abbreviated).format(date) : style.day().format(date)
    case .hour?: return style.hour().format(date)
    case .minute?: return style.hour().minute().format(date)
    default: return style.minute().second().format(date)
    }
  }
}
