import Charts
import DisplayList
import SwiftUI
import Testing
import ViewTree

/// Descriptions of whole charts, as assistive technology tells them.
@Suite("Descriptions of charts") @MainActor
struct ChartDescriptionTests {
  private struct Described: AXChartDescriptorRepresentable {
    var title: String? = "Sales"
    var months = ["Jan", "Feb", "Mar"]

    func makeChartDescriptor() -> AXChartDescriptor {
      let sold = AXNumericDataAxisDescriptor(
        title: "Sold", range: 0...5, gridlinePositions: []
      ) { "\(Int($0)) pieces" }
      let weight = AXNumericDataAxisDescriptor(
        title: "Weight", range: 1...2, gridlinePositions: []
      ) { "\(Int($0)) kg" }
      let points = months.enumerated().map {
        AXDataPoint(x: $0.element, y: Double($0.offset), additionalValues: [.number(1)])
      }
      return AXChartDescriptor(
        title: title, summary: title == nil ? nil : "They rise.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: months),
        yAxis: sold, additionalAxes: [weight],
        series: [
          AXDataSeriesDescriptor(name: "North", isContinuous: false, dataPoints: points),
          AXDataSeriesDescriptor(name: nil, isContinuous: true, dataPoints: []),
        ])
    }
  }

  private func window(_ description: Described) -> ChartWindow {
    ChartWindow {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.bare()
        .accessibilityChartDescriptor(description)
    }
  }

  /// Returns the group that a chart is.
  private func group(_ window: ChartWindow) throws -> AccessibilityNode {
    let list = try window.host.render(in: window.surroundings, describesViews: true)
    return try #require(list.accessibility.first { !$0.customContent.isEmpty })
  }

  @Test("Title and summary are the chart's label, and its marks lie within")
  func label() throws {
    let group = try group(window(Described()))
    #expect(group.label == "Sales. They rise.")
    #expect(group.elements.map(\.label) == ["x, a"])
  }

  @Test("Axes with their ends and series with their points are told on demand")
  func content() throws {
    #expect(
      try group(window(Described())).customContent == [
        "X axis: Month, from Jan to Mar", "Y axis: Sold, from 0 pieces to 5 pieces",
        "Axis: Weight, from 1 kg to 2 kg", "Series: North, data points: 3",
        "Series: data points: 0",
      ])
    // A lone category is no span, and a chart without a title tells the rest all the same.
    let bare = try group(window(Described(title: nil, months: ["Jan"])))
    #expect(bare.label == nil)
    #expect(bare.customContent.first == "X axis: Month, Jan")
  }

  @Test("The words are those of the language")
  func language() throws {
    var window = window(Described())
    window.surroundings.environment.locale = Locale(identifier: "ru")
    let content = try group(window).customContent
    #expect(content.first == "Ось X: Month, от Jan до Mar")
    #expect(content.last == "Ряд: точек данных: 0")
  }

  @Test("A description of the screen tells it as a modifier")
  func outline() throws {
    let window = window(Described())
    let list = try window.host.render(in: window.surroundings, describesViews: true)
    let settings = list.views.flatMap(\.settings)
    let told = try #require(settings.first { $0.name == "accessibilityChartDescriptor" })
    #expect(told.value.contains("Y axis: Sold, from 0 pieces to 5 pieces"))
  }
}
