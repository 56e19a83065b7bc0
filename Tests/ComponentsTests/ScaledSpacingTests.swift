import Components
import SwiftUI
import TestSupport
import Testing

/// Distances between symbols and words.
@MainActor @Suite struct ScaledSpacingTests {
  private struct Row: View {
    @ScaledSpacing(relativeTo: .body) private var gap = 10

    var body: some View {
      HStack(spacing: gap) {
        Rectangle().frame(width: 20, height: 20)
        Rectangle().frame(width: 20, height: 20)
      }
    }
  }

  /// A distance grows with the words beside it, to twice of what it is, and never shrinks.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 10...10.0), (.large, 10...10), (.accessibility1, 16...17),
    (.accessibility5, 20...20),
  ])
  func distancesGrow(type: DynamicTypeSize, gap: ClosedRange<Double>) throws {
    let host = ViewHost(
      Row(), text: BoxText(CGSize(width: 10, height: 10), baseline: 8), assets: FixedPictures())
    var surroundings = Surroundings(size: CGSize(width: 375, height: 400))
    surroundings.environment.dynamicTypeSize = type
    let frames = try host.render(in: surroundings).nodes.map(\.frame)
      .filter { $0.width == 20 }.sorted { $0.minX < $1.minX }
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(gap.contains(last.minX - first.maxX), "\(frames)")
  }
}
