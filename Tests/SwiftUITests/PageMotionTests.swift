import SwiftUI
import TestSupport
import Testing

/// Pages and presentations on their way.
@MainActor @Suite struct PageMotionTests {
  /// A critically damped spring of a response, from 0 to 1: 1 − e^(−ωt)(1 + ωt).
  private func part(_ time: Double, response: Double) -> Double {
    let turns = 2 * Double.pi / response * time
    return 1 - exp(-turns) * (1 + turns)
  }

  private struct Pages: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        ZStack {
          Color.red.frame(width: 20, height: 20)
          Text("push").offset(y: 60).onTapGesture { path = [1] }
        }
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { _ in
          ZStack {
            Color.blue.frame(width: 20, height: 20)
            Text("pop").offset(y: 60).onTapGesture { path = [] }
          }
          .toolbar(.hidden, for: .navigationBar)
        }
      }
    }
  }

  @Test func aPageSlidesOverTheOneBeforeIt() throws {
    let stage = try MovingStage(Pages())
    try stage.tap("push")
    // Without time, all stands at its end.
    #expect(try stage.fills(.red).isEmpty)
    #expect(try stage.fills(.blue).map(\.rect.minX) == [90])
    var time = 0.0
    for step in [0.05, 0.05, 0.1] {
      try stage.advance(by: step)
      time += step
      let part = part(time, response: 0.35)
      let above = try #require(try stage.fills(.blue).first).rect.minX
      let below = try #require(try stage.fills(.red).first).rect.minX
      #expect(abs(above - (90 + 200 * (1 - part))) < 0.01)
      #expect(abs(below - (90 - 60 * part)) < 0.01)
    }
    try stage.advance(by: 2)
    #expect(try stage.fills(.red).isEmpty)
    #expect(try stage.fills(.blue).map(\.rect.minX) == [90])
  }

  @Test func aPageInAColumnSlidesWithinIt() throws {
    let columns = HStack(spacing: 0) {
      Color.green.frame(width: 80)
      Pages()
    }
    let stage = try MovingStage(columns)
    try stage.tap("push")
    try stage.advance(by: 0.1)
    let part = part(0.1, response: 0.35)
    let above = try #require(try stage.fills(.blue).first).rect.minX
    let below = try #require(try stage.fills(.red).first).rect.minX
    #expect(abs(above - (130 + 120 * (1 - part))) < 0.01)
    #expect(abs(below - (130 - 36 * part)) < 0.01)
    // Nothing is drawn over the neighbour.
    let clips = try clips(stage)
    #expect(clips == [CGRect(x: 80, y: 0, width: 120, height: 200)])
  }

  /// What the layers of the screen are cut to.
  private func clips(_ stage: MovingStage) throws -> [CGRect] {
    try stage.host.render(in: stage.surroundings).items.compactMap { item in
      if case .layer(let layer) = item.operation { layer.clip?.boundingRect } else { nil }
    }
  }

  @Test func aPageThatIsLeftSlidesAway() throws {
    let stage = try MovingStage(Pages())
    try stage.tap("push")
    try stage.advance(by: 2)
    try stage.tap("pop")
    try stage.advance(by: 0.1)
    let part = part(0.1, response: 0.35)
    #expect(
      abs(try #require(try stage.fills(.blue).first).rect.minX - (90 + 200 * part)) < 0.01)
    #expect(
      abs(try #require(try stage.fills(.red).first).rect.minX - (90 - 60 * (1 - part))) < 0.01)
    try stage.advance(by: 2)
    #expect(try stage.fills(.blue).isEmpty)
    #expect(try stage.fills(.red).map(\.rect.minX) == [90])
  }

  @Test func aPageThatIsLeftFromRestSlidesAway() throws {
    let stage = try MovingStage(Pages())
    try stage.tap("push")
    try stage.host.finish(in: stage.surroundings)
    try stage.tap("pop")
    // As long as nobody lets time pass it is gone.
    #expect(try stage.fills(.blue).isEmpty)
    try stage.advance(by: 0.1)
    let part = part(0.1, response: 0.35)
    #expect(
      abs(try #require(try stage.fills(.blue).first).rect.minX - (90 + 200 * part)) < 0.01)
    try stage.advance(by: 2)
    #expect(try stage.fills(.blue).isEmpty)
  }

  private struct Sheets: View {
    let covers: Bool
    @State private var isOpen = false
    var body: some View {
      ZStack {
        Color.red.frame(width: 20, height: 20)
        Text("open").offset(y: 60).onTapGesture { isOpen = true }
      }
      .sheet(isPresented: covers ? .constant(false) : $isOpen) { Inner() }
      .fullScreenCover(isPresented: covers ? $isOpen : .constant(false)) { Inner() }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      ZStack {
        Color.blue.frame(width: 20, height: 20)
        Text("close").offset(y: 40).onTapGesture { dismiss() }
      }
    }
  }

  @Test func sheetsAndCoversRiseAndSink() throws {
    for covers in [false, true] {
      let stage = try MovingStage(Sheets(covers: covers))
      try stage.tap("open")
      let rest = try #require(try stage.fills(.blue).first).rect.minY
      // The sheet begins at its gap beneath the window's top.
      let height = covers ? 200.0 : 190
      try stage.advance(by: 0.1)
      let coming = part(0.1, response: 0.4)
      #expect(
        abs(try #require(try stage.fills(.blue).first).rect.minY - rest - height * (1 - coming))
          < 0.01)
      try stage.advance(by: 2)
      #expect(try stage.fills(.blue).map(\.rect.minY) == [rest])
      try stage.tap("close")
      try stage.advance(by: 0.1)
      #expect(
        abs(try #require(try stage.fills(.blue).first).rect.minY - rest - height * coming) < 0.01)
      try stage.advance(by: 2)
      #expect(try stage.fills(.blue).isEmpty)
    }
  }

  @Test func darknessComesWithASheet() throws {
    let stage = try MovingStage(Sheets(covers: false))
    try stage.tap("open")
    let whole = try darkness(stage)
    try stage.advance(by: 0.1)
    #expect(abs(try darkness(stage) - whole * part(0.1, response: 0.4)) < 1e-6)
    #expect(whole > 0)
  }

  /// The opacity of what darkens the whole window.
  private func darkness(_ stage: MovingStage) throws -> Double {
    func find(_ items: [DrawItem], _ opacity: Double) -> Double? {
      for item in items {
        switch item.operation {
        case .fill(let path, .color(let color), _)
        where color.red == 0 && color.alpha < 1 && path.boundingRect.height >= 200
          && path.boundingRect.minY <= 0:
          return opacity * color.alpha
        case .layer(let layer):
          if let found = find(layer.items, opacity * layer.opacity) { return found }
        default: break
        }
      }
      return nil
    }
    let list = try stage.host.render(in: stage.surroundings)
    return try #require(find(list.items.reversed(), 1))
  }
}
