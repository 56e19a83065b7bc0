/// The words by which assistive technology tells of a chart that an app describes.
package struct ChartDescription {
  /// An axis or a series, whose words wait for a language.
  private enum Fact {
    case axis(SystemString, title: String, ends: [String])
    case series(name: String?, count: Int)

    /// Returns the words as `name: words`.
    func words(_ locale: Locale) -> String {
      switch self {
      case .axis(let name, let title, let ends):
        let span =
          ends.count == 2
          ? SystemString.chartSpan.text(locale, filledWith: ends) : ends.joined(separator: ", ")
        return Self.line(name, [title, span], locale)
      case .series(let name, let count):
        let points = SystemString.chartPoints.text(locale, count)
        return Self.line(.chartSeries, [name ?? "", points], locale)
      }
    }

    private static func line(
      _ name: SystemString, _ words: [String], _ locale: Locale
    ) -> String {
      name.text(locale) + ": " + words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The title and the summary; nil where the app gives neither.
  package let label: String?
  private let facts: [Fact]

  init(_ descriptor: AXChartDescriptor) {
    let words = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
    label = words.isEmpty ? nil : words.joined(separator: ". ")
    var axes: [(name: SystemString, axis: any AXDataAxisDescriptor)] = []
    axes.append((name: .chartXAxis, axis: descriptor.xAxis))
    if let axis = descriptor.yAxis { axes.append((name: .chartYAxis, axis: axis)) }
    for axis in descriptor.additionalAxes { axes.append((name: .chartAxis, axis: axis)) }
    let spans = axes.map {
      Fact.axis($0.name, title: $0.axis.title, ends: Self.ends(of: $0.axis))
    }
    facts =
      spans + descriptor.series.map { Fact.series(name: $0.name, count: $0.dataPoints.count) }
  }

  /// Returns what a person may ask for beside the label: axes with their ends, series with the
  /// number of their points.
  package func content(_ locale: Locale) -> [String] { facts.map { $0.words(locale) } }

  /// Returns the label and the content as one line.
  func written(_ locale: Locale) -> String {
    ([label].compactMap { $0 } + content(locale)).joined(separator: "; ")
  }

  private static func ends(of axis: any AXDataAxisDescriptor) -> [String] {
    if let axis = axis as? AXNumericDataAxisDescriptor {
      return [axis.range.lowerBound, axis.range.upperBound].map(axis.valueDescriptionProvider)
    }
    let names = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
    return Array(names.prefix(1) + names.dropFirst().suffix(1))
  }
}

private enum ChartDescriptionKey: EnvironmentKey {
  static var defaultValue: ChartDescription? { nil }
}

extension EnvironmentValues {
  /// The words by which assistive technology tells of the charts below.
  package var chartDescription: ChartDescription? {
    get { self[ChartDescriptionKey.self] }
    set { self[ChartDescriptionKey.self] = newValue }
  }
}

/// Describes the charts below its content.
struct ChartDescriptionModifier: PrimitiveModifier {
  let description: ChartDescription

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.noting(
      "accessibilityChartDescriptor",
      modifier.description.written(context.environment.locale).quoted)
    inner.environment.chartDescription = modifier.description
    Target._lower(content, inner, &output)
  }
}
