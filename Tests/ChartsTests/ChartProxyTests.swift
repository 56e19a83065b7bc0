import Charts
import SwiftUI
import Testing

/// The styles and domains that a chart's proxy tells.
@Suite("Proxies of charts") @MainActor
struct ChartProxyTests {
  private func words(_ tell: @escaping (ChartProxy) -> String) throws -> [String] {
    try ChartWindow {
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 10))
        PointMark(x: .value("x", name), y: .value("y", 5))
          .foregroundStyle(by: .value("n", name))
          .symbol(by: .value("n", name))
          .symbolSize(by: .value("s", name == "a" ? 1 : 3))
          .lineStyle(by: .value("n", name))
      }
      .chartSymbolSizeScale(range: 100...300)
      .bare()
      .chartOverlay { Text(tell($0)) }
    }.words()
  }

  @Test("Domains of colours, symbols, areas and line styles")
  func domains() throws {
    #expect(
      try words {
        "\($0.foregroundStyleDomain(dataType: String.self))\($0.symbolDomain(dataType: String.self))"
      } == [#"["a", "b"]["a", "b"]"#])
    #expect(
      try words {
        "\($0.symbolSizeDomain(dataType: Int.self))\($0.lineStyleDomain(dataType: String.self))"
      } == [#"[1, 3]["a", "b"]"#])
    #expect(try words { "\($0.symbolDomain(dataType: Int.self))" } == ["[]"])
  }

  @Test("The area and the symbol of a value, and the rectangle of a pair")
  func styles() throws {
    #expect(
      try words { "\($0.symbolSize(for: 3) ?? 0) \($0.symbolSize(for: "c") ?? 0)" } == ["300.0 0.0"]
    )
    #expect(
      try words {
        let box = CGRect(x: 0, y: 0, width: 1, height: 1)
        return "\($0.symbol(for: "a")?.path(in: box) == BasicChartSymbolShape.circle.path(in: box))"
      } == ["true"])
    #expect(
      try words { "\($0.positionRange(for: (x: "b", y: 5))?.minX ?? 0)" } == ["100.0"])
  }
}
