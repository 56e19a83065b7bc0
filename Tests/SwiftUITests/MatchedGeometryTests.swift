import SwiftUI
import TestSupport
import Testing

/// Views that share their geometry.
@MainActor @Suite struct MatchedGeometryTests {
  private struct Still: View {
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var isSource = false
    @Namespace private var space

    var body: some View {
      VStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: 1, in: space, anchor: anchor)
          .frame(width: 40, height: 30)
        Color.blue
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: isSource
          )
          .frame(width: 20, height: 10)
        Color.green.frame(width: 10, height: 10)
      }
    }
  }

  @Test func whatIsNoSourceTakesTheFrameOfTheSource() throws {
    let red = CGRect(x: 80, y: 75, width: 40, height: 30)
    let cases: [(MatchedGeometryProperties, UnitPoint, CGRect)] = [
      (.frame, .center, red),
      (.position, .center, CGRect(x: 90, y: 85, width: 20, height: 10)),
      (.position, .topLeading, CGRect(x: 80, y: 75, width: 20, height: 10)),
      (.size, .center, CGRect(x: 80, y: 95, width: 40, height: 30)),
      (.size, .topLeading, CGRect(x: 90, y: 105, width: 40, height: 30)),
    ]
    for (properties, anchor, frame) in cases {
      let stage = try MovingStage(Still(properties: properties, anchor: anchor))
      #expect(near(try #require(try stage.fills(.red).first).rect, red))
      #expect(near(try #require(try stage.fills(.blue).first).rect, frame))
      // Its own room stays its own.
      #expect(try #require(try stage.fills(.green).first).rect.minY == 115)
    }
  }

  @Test func aSourceStaysInItsPlace() throws {
    let stage = try MovingStage(Still(isSource: true))
    #expect(
      near(
        try #require(try stage.fills(.blue).first).rect,
        CGRect(x: 90, y: 105, width: 20, height: 10)))
  }

  private struct Hero: View {
    var isMatched = true
    @State private var isOpen = false
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOpen {
          Color.blue.matchedGeometryEffect(id: isMatched ? "a" : "b", in: space)
            .frame(width: 100, height: 100).offset(x: 100, y: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 20, height: 20)
        }
        Text("go").offset(y: 180).onTapGesture {
          withAnimation(.linear(duration: 1)) { isOpen.toggle() }
        }
      }
    }
  }

  @Test func aViewThatTakesOverBeginsWhereTheOtherWas() throws {
    let stage = try MovingStage(Hero())
    try stage.tap("go")
    #expect(
      near(
        try #require(try stage.fills(.blue).first).rect,
        CGRect(x: 100, y: 100, width: 100, height: 100)))
    try stage.advance(by: 0.25)
    let blue = try #require(try stage.fills(.blue).first)
    #expect(abs(blue.rect.width - 40) < 0.01 && abs(blue.opacity - 0.25) < 1e-6)
    // The one that has left goes there too.
    let red = try #require(try stage.fills(.red).first)
    #expect(abs(red.rect.width - 40) < 0.01 && abs(red.opacity - 0.75) < 1e-6)
    try stage.advance(by: 1)
    #expect(
      near(
        try #require(try stage.fills(.blue).first).rect,
        CGRect(x: 100, y: 100, width: 100, height: 100)))
    #expect(try stage.fills(.red).isEmpty)
  }

  @Test func aViewOfAnotherNameBeginsInItsOwnPlace() throws {
    let stage = try MovingStage(Hero(isMatched: false))
    try stage.tap("go")
    try stage.advance(by: 0.25)
    #expect(abs(try #require(try stage.fills(.blue).first).rect.width - 100) < 0.01)
    #expect(abs(try #require(try stage.fills(.red).first).rect.width - 20) < 0.01)
  }
}
