import LayoutEngine
import StageSupport
import Testing
import ViewTree

/// Stacks within stacks, alternating, each with a text beside the next.
private struct Nest: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text(verbatim: "core")
    } else if depth.isMultiple(of: 2) {
      HStack(spacing: 0) {
        Text(verbatim: "h")
        AnyView(Nest(depth: depth - 1))
      }
    } else {
      VStack(spacing: 0) {
        Text(verbatim: "v").padding(1)
        AnyView(Nest(depth: depth - 1)).frame(maxWidth: .infinity)
      }
    }
  }
}

extension LayoutNode {
  fileprivate var allMeasures: Int { children.reduce(measureCount) { $0 + $1.allMeasures } }
}

/// Deep nesting costs in proportion to its depth, which counting shows without a clock.
@MainActor @Suite struct NestingTests {
  private func cost(_ depth: Int) throws -> (measures: Int, evaluations: Int) {
    let stage = Stage(width: 5000, height: 5000) { Nest(depth: depth) }
    try stage.render()
    let root = try #require(stage.host.rootElement)
    return (root.allMeasures, stage.host.session.evaluationCount(of: Nest.self))
  }

  @Test func twoHundredLevelsCostTwiceAHundred() throws {
    let (half, whole) = (try cost(100), try cost(200))
    #expect(whole.evaluations == 201)
    #expect(half.evaluations == 101)
    let ratio = Double(whole.measures) / Double(half.measures)
    #expect(ratio > 1.8 && ratio < 2.3, "\(half.measures) to \(whole.measures)")
  }

  @Test func theInnermostIsDrawn() throws {
    let stage = Stage(width: 5000, height: 5000) { Nest(depth: 200) }
    #expect(try stage.texts().count == 201)
    #expect(try stage.texts().last == "core")
  }
}
