import Charts
import SwiftUI
import Testing

/// The offsets at which a chart of 200 points comes to rest that shows ten of a hundred units.
@Suite("Rest of charts that scroll") @MainActor
struct ChartScrollTests {
  /// Moves what scrolls to the right, however far it was scrolled.
  private struct Beginning: ChartScrollTargetBehavior {
    func updateTarget(
      _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
    ) {
      let place = context.chartProxy.position(forX: 32) ?? 0
      target.rect.origin.x = min(place, context.contentSize.width - context.containerSize.width)
    }
  }

  /// Returns the place of the value 38 after a scroll, in points.
  private func place(
    after offset: CGFloat?, _ style: (AnyView) -> some View = { $0 }
  ) throws -> CGFloat {
    let window = ChartWindow {
      style(
        AnyView(
          Chart { RuleMark(x: .value("x", 38)) }.bare().chartXScale(domain: 0...100)
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
            .chartScrollPosition(initialX: 33)))
    }
    _ = try window.list()
    if let offset { try window.host.scroll(to: CGPoint(x: offset, y: 0)) }
    return try #require(try window.strokes().first).path.boundingRect.midX
  }

  @Test("A chart that nobody scrolled begins at its position, whatever the rule")
  func beginning() throws {
    #expect(abs(try place(after: nil) - 100) < 0.01)
    let aligned = try place(after: nil) { $0.chartScrollTargetBehavior(.valueAligned(unit: 5)) }
    #expect(abs(aligned - 100) < 0.01)
  }

  @Test("A scroll comes to rest at a multiple of a unit, at a page, or where the app says")
  func rest() throws {
    // Twenty points a unit: 690 points are 34.5 units.
    #expect(abs(try place(after: 690) - 70) < 0.01)
    let unit = try place(after: 690) {
      $0.chartScrollTargetBehavior(.valueAligned(unit: 5, majorAlignment: .page))
    }
    #expect(abs(unit - 60) < 0.01)
    let page = try place(after: 690) { $0.chartScrollTargetBehavior(.paging) }
    #expect(abs(page - 160) < 0.01)
    let own = try place(after: 690) { $0.chartScrollTargetBehavior(Beginning()) }
    #expect(abs(own - 120) < 0.01)
  }

  @Test("Dates come to rest at the nearest one with the components")
  func dates() throws {
    let window = ChartWindow {
      Chart { RuleMark(x: .value("x", day(1, 3))) }.bare()
        .chartXScale(domain: day(1, 1)...day(1, 11))
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2 * 86_400)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
    }
    _ = try window.list()
    // A hundred points a day: 130 points are a day and some hours.
    try window.host.scroll(to: CGPoint(x: 130, y: 0))
    #expect(abs(try window.strokes()[0].path.boundingRect.midX - 100) < 0.01)
  }
}
