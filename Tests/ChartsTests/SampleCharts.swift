import Charts
import SwiftUI

/// What the sample charts show: a small farm, its hens, its hives and its market stall.
enum FarmData {
  struct Hen: Identifiable {
    let name: String
    let eggs: Int
    var id: String { name }
  }

  static let hens = [
    Hen(name: "Berta", eggs: 5), Hen(name: "Lotte", eggs: 3), Hen(name: "Paula", eggs: 6),
  ]

  struct Weighing: Identifiable {
    let hive: String
    let day: Date
    let kilograms: Double
    var id: String { "\(hive) \(day)" }
  }

  /// Two hives on four days each.
  static let weighings: [Weighing] = [("Oak", 31.0), ("Lime", 28.5)].flatMap { hive, start in
    (0..<4).map { (week: Int) -> Weighing in
      Weighing(hive: hive, day: day(5, 1 + 7 * week), kilograms: start + Double(week * week))
    }
  }

  struct Sale: Identifiable {
    let month: Date
    let goods: String
    let euros: Double
    var id: String { "\(goods) \(month)" }
  }

  /// Three goods in each of four months.
  static let sales: [Sale] = ["Honey", "Eggs", "Cheese"].enumerated().flatMap { row, goods in
    (3..<7).map {
      Sale(month: day($0, 1), goods: goods, euros: Double(40 + 15 * $0 - 20 * row))
    }
  }

  struct Temperature: Identifiable {
    let month: Int
    let coldest: Double
    let warmest: Double
    var id: Int { month }
    var mean: Double { (coldest + warmest) / 2 }
  }

  static let temperatures = [
    Temperature(month: 1, coldest: -8, warmest: 4),
    Temperature(month: 4, coldest: 2, warmest: 17),
    Temperature(month: 7, coldest: 11, warmest: 31),
    Temperature(month: 10, coldest: 3, warmest: 16),
  ]

  struct Visit: Identifiable {
    let weekday: String
    let hour: Int
    let people: Int
    var id: String { "\(weekday) \(hour)" }
  }

  /// Visits of the stall on three days at three hours.
  static let visits: [Visit] = ["Fri", "Sat", "Sun"].enumerated().flatMap { row, weekday in
    [9, 12, 15].map { Visit(weekday: weekday, hour: $0, people: $0 * (row + 1)) }
  }
}

/// The bars of hens, each with its number above.
struct EggsChart: View {
  var body: some View {
    Chart(FarmData.hens) { hen in
      BarMark(x: .value("Hen", hen.name), y: .value("Eggs", hen.eggs))
        .foregroundStyle(.orange.gradient)
        .cornerRadius(4)
        .annotation(position: .top) { Text("\(hen.eggs)").font(.caption) }
    }
  }
}

/// The eggs with a line at their mean.
struct EggsWithMeanChart: View {
  private var mean: Double {
    Double(FarmData.hens.map(\.eggs).reduce(0, +)) / Double(FarmData.hens.count)
  }

  var body: some View {
    Chart {
      ForEach(FarmData.hens) { hen in
        BarMark(x: .value("Hen", hen.name), y: .value("Eggs", hen.eggs))
      }
      RuleMark(y: .value("Mean", mean))
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .leading) { Text("Mean").font(.caption2) }
    }
  }
}

/// The weights of hives as smooth lines with a symbol at each weighing.
struct HivesChart: View {
  var body: some View {
    Chart(FarmData.weighings) { weighing in
      LineMark(x: .value("Day", weighing.day), y: .value("Weight", weighing.kilograms))
        .foregroundStyle(by: .value("Hive", weighing.hive))
        .symbol(by: .value("Hive", weighing.hive))
        .interpolationMethod(.catmullRom)
        .lineStyle(StrokeStyle(lineWidth: 2))
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// One hive's weight over a gradient that fades.
struct OakHiveChart: View {
  private let oak = FarmData.weighings.filter { $0.hive == "Oak" }

  var body: some View {
    Chart(oak) { weighing in
      AreaMark(x: .value("Day", weighing.day), y: .value("Weight", weighing.kilograms))
        .foregroundStyle(
          LinearGradient(
            colors: [.teal.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)
        )
        .interpolationMethod(.monotone)
      LineMark(x: .value("Day", weighing.day), y: .value("Weight", weighing.kilograms))
        .foregroundStyle(.teal)
        .interpolationMethod(.monotone)
    }
  }
}

/// A line with a lollipop at the place that a finger drags over.
struct LollipopChart: View {
  @State private var chosen: Date?
  private let oak = FarmData.weighings.filter { $0.hive == "Oak" }

  var body: some View {
    Chart {
      ForEach(oak) { weighing in
        LineMark(x: .value("Day", weighing.day), y: .value("Weight", weighing.kilograms))
      }
      if let chosen {
        RuleMark(x: .value("Chosen", chosen))
          .foregroundStyle(.red)
          .annotation(position: .top) { Text("chosen").font(.caption2) }
      }
    }
    .chartOverlay { chart in
      GeometryReader { room in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { touch in
                guard let frame = chart.plotFrame else { return }
                chosen = chart.value(atX: touch.location.x - room[frame].minX)
              }
              .onEnded { _ in chosen = nil })
      }
    }
  }
}

/// Visits by weekday and hour, the more the darker.
struct VisitsChart: View {
  var body: some View {
    Chart(FarmData.visits) { visit in
      RectangleMark(
        x: .value("Hour", "\(visit.hour)"), y: .value("Weekday", visit.weekday),
        width: .ratio(1), height: .ratio(1)
      )
      .foregroundStyle(by: .value("People", visit.people))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .purple]))
    .chartLegend(.hidden)
  }
}

/// The goods' shares as a ring with their sum in the middle.
struct SharesChart: View {
  private let shares = Dictionary(grouping: FarmData.sales, by: \.goods)
    .mapValues { $0.reduce(0) { $0 + $1.euros } }.sorted { $0.value > $1.value }

  var body: some View {
    Chart(shares, id: \.key) { share in
      SectorMark(
        angle: .value("Sold", share.value), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(3)
      .foregroundStyle(by: .value("Goods", share.key))
    }
    .chartBackground { _ in Text("sold").font(.headline) }
  }
}

/// The span of each month's temperatures, and a mark at its mean.
struct TemperaturesChart: View {
  var body: some View {
    Chart(FarmData.temperatures) { temperature in
      BarMark(
        x: .value("Month", "\(temperature.month)"), yStart: .value("Coldest", temperature.coldest),
        yEnd: .value("Warmest", temperature.warmest), width: .ratio(0.6)
      )
      .clipShape(Capsule())
      .foregroundStyle(.cyan)
      RectangleMark(
        x: .value("Month", "\(temperature.month)"), y: .value("Mean", temperature.mean),
        width: .ratio(0.6), height: .fixed(2)
      )
    }
  }
}

/// Numbers of bacteria on a logarithmic axis.
struct BacteriaChart: View {
  var body: some View {
    Chart(0..<5, id: \.self) { hour in
      PointMark(x: .value("Hour", hour), y: .value("Bacteria", pow(10.0, Double(hour))))
        .symbol(.diamond)
    }
    .chartYScale(domain: 1...10_000, type: .log)
  }
}

/// The sales of a month as one bar, months in their short names.
struct MonthsChart: View {
  private let honey = FarmData.sales.filter { $0.goods == "Honey" }

  var body: some View {
    Chart(honey) { sale in
      BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sold", sale.euros))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
        AxisGridLine()
        AxisValueLabel { if let euros = value.as(Double.self) { Text("\(Int(euros)) €") } }
      }
    }
  }
}

/// The goods of each month on each other, in colours of one's own.
struct StackedSalesChart: View {
  var body: some View {
    Chart(FarmData.sales) { sale in
      BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sold", sale.euros))
        .foregroundStyle(by: .value("Goods", sale.goods))
    }
    .chartForegroundStyleScale(["Honey": Color.yellow, "Eggs": .brown, "Cheese": .mint])
    .chartLegend(position: .bottom, alignment: .center)
  }
}

/// The goods of each month beside each other.
struct GroupedSalesChart: View {
  var body: some View {
    Chart(FarmData.sales) { sale in
      BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sold", sale.euros))
        .foregroundStyle(by: .value("Goods", sale.goods))
        .position(by: .value("Goods", sale.goods))
    }
  }
}

/// The shares of goods over the months.
struct SalesSharesChart: View {
  var body: some View {
    Chart(FarmData.sales) { sale in
      AreaMark(
        x: .value("Month", sale.month), y: .value("Sold", sale.euros), stacking: .normalized
      )
      .foregroundStyle(by: .value("Goods", sale.goods))
    }
  }
}

/// Thirty days of which a week shows.
struct DailyChart: View {
  @State private var first = day(6, 10)

  var body: some View {
    Chart(0..<30, id: \.self) { index in
      BarMark(x: .value("Day", day(6, 1 + index), unit: .day), y: .value("Eggs", 4 + index % 5))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 7)
    .chartScrollPosition(x: $first)
    .chartScrollTargetBehavior(
      .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
  }
}

/// Jobs of a week, each from one hour to another.
struct JobsChart: View {
  private let jobs = [("Milking", 5, 8), ("Market", 7, 13), ("Hay", 14, 19)]

  var body: some View {
    Chart(jobs, id: \.0) { job in
      BarMark(xStart: .value("From", job.1), xEnd: .value("To", job.2), y: .value("Job", job.0))
        .annotation(position: .overlay) { Text(job.0).font(.caption2) }
    }
    .chartXScale(domain: 0...24)
  }
}
