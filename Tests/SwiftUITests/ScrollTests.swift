import StageSupport
import SwiftUI
import Testing

@MainActor @Suite struct ScrollTests {
  private struct Long: View {
    var target: Int?
    var anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
        .onAppear { if let target { proxy.scrollTo(target, anchor: anchor) } }
      }
    }
  }

  private func rows<Root: View>(_ root: Root) throws -> [String] {
    try Stage(root, size: CGSize(width: 300, height: 200), safeArea: EdgeInsets()).texts()
  }

  @Test func readersScrollToARow() throws {
    #expect(try rows(Long()).first == "Row 0")
    #expect(try rows(Long(target: 40, anchor: .top)).contains("Row 40"))
    let stage = Stage(
      Long(target: 40, anchor: .top), size: CGSize(width: 300, height: 200), safeArea: EdgeInsets())
    #expect(try stage.frame("Row 40").midY == 25)
    let low = Stage(
      Long(target: 40), size: CGSize(width: 300, height: 200), safeArea: EdgeInsets())
    #expect(try low.frame("Row 40").midY == 175)
  }

  @Test func offsetsEndWithTheContent() throws {
    let stage = Stage(Long(), size: CGSize(width: 300, height: 200), safeArea: EdgeInsets())
    try stage.render()
    try stage.host.scroll(to: CGPoint(x: 0, y: 99_999))
    #expect(try stage.frame("Row 99").midY == 175)
  }

  @Test func anchorsAndPositionsChooseTheFirstOffset() throws {
    struct Anchored: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    struct Positioned: View {
      @State private var id: Int? = 7
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
    let size = CGSize(width: 300, height: 200)
    #expect(
      try Stage(Anchored(), size: size, safeArea: EdgeInsets()).frame("Row 19").midY == 175)
    #expect(
      try Stage(Positioned(), size: size, safeArea: EdgeInsets()).frame("Row 7").midY == 25)
  }

  @Test func contentMarginsInsetTheContent() throws {
    struct Margins: View {
      var body: some View {
        ScrollView { Text("Top") }.contentMargins(.vertical, 30, for: .scrollContent)
      }
    }
    #expect(
      try Stage(Margins(), size: CGSize(width: 300, height: 200), safeArea: EdgeInsets())
        .frame("Top").minY == 30)
  }

  @Test func disabledScrollViewsStandStill() throws {
    let stage = Stage(Long().scrollDisabled(true))
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.scroll(to: .zero) }
  }
}
