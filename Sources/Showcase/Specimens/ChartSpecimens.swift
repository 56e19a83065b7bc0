import Charts
import SwiftUI

/// The data of the charts' specimens.
private enum ChartData {
  struct Sale: Identifiable {
    let month: String
    let shop: String
    let count: Int
    var id: String { month + shop }
  }

  static let months = ["Янв", "Фев", "Мар", "Апр"]

  static let sales: [Sale] = zip(months, [(12, 7), (18, 9), (9, 14), (22, 11)]).flatMap {
    [
      Sale(month: $0, shop: "Лесная", count: $1.0), Sale(month: $0, shop: "Речная", count: $1.1),
    ]
  }

  struct Reading: Identifiable {
    let id: Int
    let day: Date
    let low: Double
    let high: Double
    var mean: Double { (low + high) / 2 }
  }

  /// Two weeks from 2 September 2024.
  static let readings: [Reading] = [
    (8, 17), (9, 19), (11, 21), (10, 22), (12, 20), (9, 16), (7, 15), (6, 17), (8, 18), (10, 21),
    (12, 24), (13, 23), (11, 19), (9, 18),
  ].enumerated().map { index, span in
    Reading(
      id: index, day: Date(timeIntervalSince1970: 1_725_235_200 + 86_400 * Double(index)),
      low: Double(span.0), high: Double(span.1))
  }

  struct Run: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    let kind: String
  }

  static let runs: [Run] = [
    (1, 2), (2, 5), (3, 4), (4, 8), (5, 6), (6, 9), (1, 6), (2, 3), (3, 7), (4, 5), (5, 9), (6, 4),
  ].enumerated().map { Run(id: $0, x: $1.0, y: $1.1, kind: $0 < 6 ? "Утро" : "Вечер") }

  static func month(_ number: Int) -> Date {
    let calendar = Calendar(identifier: .gregorian)
    var parts = DateComponents(year: 2024, month: number, day: 1)
    parts.timeZone = TimeZone(secondsFromGMT: 0)
    return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }
}

extension SpecimenFamily {
  /// Charts.
  static let charts = SpecimenFamily(
    "charts", title: "Диаграммы",
    pages: [3, 3, 3, 2, 3, 3, 3],
    parts: chartBars + chartLines + chartPoints + chartAxes)

  private static func chart<Content: View>(
    _ name: String, height: CGFloat = 140,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Specimen { Specimen(name) { content().frame(height: height) } }

  private static let chartBars: [Specimen] = [
    chart("BarMark, categories") {
      Chart(ChartData.sales.filter { $0.shop == "Лесная" }) {
        BarMark(x: .value("Месяц", $0.month), y: .value("Продано", $0.count))
      }
    },
    chart("BarMark, stacked, foregroundStyle(by:)", height: 170) {
      Chart(ChartData.sales) {
        BarMark(x: .value("Месяц", $0.month), y: .value("Продано", $0.count))
          .foregroundStyle(by: .value("Магазин", $0.shop))
      }
    },
    chart("BarMark, position(by:), annotation", height: 170) {
      Chart(ChartData.sales) { sale in
        BarMark(x: .value("Месяц", sale.month), y: .value("Продано", sale.count))
          .foregroundStyle(by: .value("Магазин", sale.shop))
          .position(by: .value("Магазин", sale.shop))
          .annotation { Text("\(sale.count)").font(.caption2) }
      }
    },
    chart("BarMark, horizontal, cornerRadius") {
      Chart(ChartData.sales.filter { $0.shop == "Речная" }) {
        BarMark(x: .value("Продано", $0.count), y: .value("Месяц", $0.month))
          .cornerRadius(6)
          .foregroundStyle(.orange.gradient)
      }
    },
    chart("BarMark, .normalized", height: 170) {
      Chart(ChartData.sales) {
        BarMark(
          x: .value("Месяц", $0.month), y: .value("Доля", $0.count), stacking: .normalized
        )
        .foregroundStyle(by: .value("Магазин", $0.shop))
      }
    },
    chart("BarMark, yStart, yEnd; dates by unit") {
      Chart(ChartData.readings) {
        BarMark(
          x: .value("День", $0.day, unit: .day), yStart: .value("Ночью", $0.low),
          yEnd: .value("Днём", $0.high), width: .ratio(0.5)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.cyan, .orange], startPoint: .bottom, endPoint: .top))
      }
      .chartYScale(domain: 0...25)
    },
    chart("BarMark, one bar", height: 70) {
      Chart(ChartData.sales.filter { $0.month == "Янв" }) {
        BarMark(x: .value("Продано", $0.count))
          .foregroundStyle(by: .value("Магазин", $0.shop))
      }
    },
  ]

  private static let chartLines: [Specimen] = [
    chart("LineMark and AreaMark, .catmullRom") {
      Chart(ChartData.readings) {
        AreaMark(x: .value("День", $0.day), y: .value("Днём", $0.high))
          .foregroundStyle(
            .linearGradient(
              colors: [.blue.opacity(0.4), .blue.opacity(0.05)], startPoint: .top,
              endPoint: .bottom)
          )
          .interpolationMethod(.catmullRom)
        LineMark(x: .value("День", $0.day), y: .value("Днём", $0.high))
          .interpolationMethod(.catmullRom)
      }
    },
    chart("LineMark, series with symbols; RuleMark", height: 170) {
      Chart {
        ForEach(ChartData.sales) { shopLine($0) }
        goalRule
      }
    },
    chart("LineMark: .linear, .monotone, .cardinal, .stepStart, .stepCenter, .stepEnd", height: 220)
    {
      Chart {
        ForEach(interpolations, id: \.name) { interpolated($0) }
      }
      .chartYAxis(.hidden)
    },
    chart("AreaMark, stacked", height: 170) {
      Chart(ChartData.sales) {
        AreaMark(x: .value("Месяц", $0.month), y: .value("Продано", $0.count))
          .foregroundStyle(by: .value("Магазин", $0.shop))
      }
    },
    chart("AreaMark, yStart, yEnd") {
      Chart(ChartData.readings) {
        AreaMark(
          x: .value("День", $0.day), yStart: .value("Ночью", $0.low),
          yEnd: .value("Днём", $0.high)
        )
        .opacity(0.3)
        LineMark(x: .value("День", $0.day), y: .value("Средняя", $0.mean))
      }
    },
  ]

  // Marks in functions of their own: within the list above, the compiler looks for the types of all
  // of it at once, for half a minute.

  @MainActor private static func shopLine(_ sale: ChartData.Sale) -> some ChartContent {
    LineMark(x: .value("Месяц", sale.month), y: .value("Продано", sale.count))
      .foregroundStyle(by: .value("Магазин", sale.shop))
      .symbol(by: .value("Магазин", sale.shop))
  }

  @MainActor private static var goalRule: some ChartContent {
    RuleMark(y: .value("Цель", 15))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .foregroundStyle(.red)
      .annotation(position: .top, alignment: .trailing) {
        Text("Цель").font(.caption2).foregroundStyle(.red)
      }
  }

  private typealias Interpolation = (name: String, method: InterpolationMethod, lift: Double)

  private static let interpolations: [Interpolation] = [
    ("linear", .linear, 50), ("monotone", .monotone, 40), ("cardinal", .cardinal, 30),
    ("stepStart", .stepStart, 20), ("stepCenter", .stepCenter, 10), ("stepEnd", .stepEnd, 0),
  ]

  @MainActor private static func interpolated(_ entry: Interpolation) -> some ChartContent {
    ForEach(ChartData.readings.prefix(6)) { reading in
      LineMark(
        x: .value("День", reading.id), y: .value("Днём", reading.high + entry.lift),
        series: .value("Вид", entry.name)
      )
      .foregroundStyle(by: .value("Вид", entry.name))
      .interpolationMethod(entry.method)
      .lineStyle(StrokeStyle(lineWidth: 1.5))
    }
  }

  private static let chartPoints: [Specimen] = [
    chart("PointMark, colours and symbols", height: 170) {
      Chart(ChartData.runs) {
        PointMark(x: .value("Километры", $0.x), y: .value("Минуты", $0.y))
          .foregroundStyle(by: .value("Когда", $0.kind))
          .symbol(by: .value("Когда", $0.kind))
      }
      .chartXAxisLabel("Километры")
      .chartYAxisLabel("Минуты")
    },
    chart("PointMark, symbolSize(by:), symbols", height: 140) {
      Chart {
        ForEach(ChartData.runs.prefix(6)) {
          PointMark(x: .value("x", $0.x), y: .value("y", $0.y))
            .symbolSize(by: .value("Размер", $0.y))
            .opacity(0.5)
        }
        PointMark(x: .value("x", 1.5), y: .value("y", 8))
          .symbol(BasicChartSymbolShape.asterisk).foregroundStyle(.red)
        PointMark(x: .value("x", 2), y: .value("y", 8))
          .symbol(BasicChartSymbolShape.cross).foregroundStyle(.red)
        PointMark(x: .value("x", 2.5), y: .value("y", 8))
          .symbol(BasicChartSymbolShape.plus).foregroundStyle(.red)
        PointMark(x: .value("x", 3), y: .value("y", 8))
          .symbol(.circle.strokeBorder(lineWidth: 2)).foregroundStyle(.red)
        PointMark(x: .value("x", 3.5), y: .value("y", 8)).symbol {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
        }
      }
      .chartXScale(domain: 0...7)
    },
    chart("RectangleMark, numbers as colours", height: 170) {
      Chart(ChartData.runs) {
        RectangleMark(
          x: .value("Месяц", ChartData.months[$0.id % 4]),
          y: .value("Когда", ["Утро", "День", "Вечер"][$0.id / 4])
        )
        .foregroundStyle(by: .value("Сколько", $0.y))
      }
    },
    chart("SectorMark: pie, ring", height: 150) {
      HStack(spacing: 24) {
        Chart(ChartData.sales.filter { $0.shop == "Лесная" }) {
          SectorMark(angle: .value("Продано", $0.count))
            .foregroundStyle(by: .value("Месяц", $0.month))
        }
        // A legend of one would make its circle smaller than the other's.
        .chartLegend(.hidden)
        Chart(ChartData.sales.filter { $0.shop == "Лесная" }) {
          SectorMark(
            angle: .value("Продано", $0.count), innerRadius: .ratio(0.6), angularInset: 1.5
          )
          .cornerRadius(4)
          .foregroundStyle(by: .value("Месяц", $0.month))
        }
        .chartLegend(.hidden)
        .chartBackground { _ in Text("61").font(.title2.bold()) }
      }
    },
  ]

  private static let chartAxes: [Specimen] = [
    chart("AxisMarks: values, format, position; chartPlotStyle") {
      Chart(1..<8, id: \.self) { month in
        BarMark(
          x: .value("Месяц", ChartData.month(month), unit: .month),
          y: .value("Выручка", Double(month * month) * 120))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 2)) { _ in
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [1, 3]))
          AxisValueLabel {
            if let money = value.as(Double.self) {
              Text(money == 0 ? "0" : "\(Int(money / 1000)) тыс.")
            }
          }
        }
      }
      .chartPlotStyle { $0.background(.quaternary.opacity(0.5)).border(.quaternary) }
    },
    chart("chartYScale(type: .log)") {
      Chart(1..<7, id: \.self) { power in
        LineMark(x: .value("Шаг", power), y: .value("Число", pow(5, Double(power))))
        PointMark(x: .value("Шаг", power), y: .value("Число", pow(5, Double(power))))
      }
      .chartYScale(type: .log)
    },
    chart("chartOverlay with a proxy") {
      Chart(ChartData.readings) {
        LineMark(x: .value("День", $0.day), y: .value("Днём", $0.high))
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartOverlay { proxy in
        GeometryReader { geometry in
          if let frame = proxy.plotFrame.map({ geometry[$0] }),
            let x = proxy.position(forX: ChartData.readings[10].day),
            let y = proxy.position(forY: 24.0)
          {
            Circle().stroke(.red, lineWidth: 2).frame(width: 14, height: 14)
              .position(x: frame.minX + x, y: frame.minY + y)
          }
        }
      }
    },
    chart("chartScrollableAxes(.horizontal)") {
      Chart(1..<13, id: \.self) { month in
        BarMark(
          x: .value("Месяц", ChartData.month(month), unit: .month),
          y: .value("Часы", 10 + month * 3 % 7))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 86_400 * 182)
      .chartScrollPosition(initialX: ChartData.month(4))
    },
  ]
}
