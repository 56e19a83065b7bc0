import StageSupport
import SwiftUI
import Testing

/// Texts, and stacks around them, that are offered less room than a character takes.
@MainActor @Suite struct NarrowestTextTests {
  /// Asks its only subview for sizes.
  private struct Questions: Layout {
    let proposals: [ProposedViewSize]
    let answer: @MainActor ([CGSize]) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = proposals.map { subviews[0].sizeThatFits($0) }
      MainActor.assumeIsolated { answer(sizes) }
      return sizes[0]
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func sizes<Content: View>(
    of view: Content, _ proposals: [(width: CGFloat?, height: CGFloat?)]
  ) throws -> [CGSize] {
    var sizes: [CGSize] = []
    let asked = proposals.map { ProposedViewSize(width: $0.width, height: $0.height) }
    let questions = Questions(proposals: asked, answer: { sizes = $0 })
    _ = try Picture(questions { view })
    return sizes
  }

  @Test func isBrokenByItsCharacters() throws {
    let sizes = try sizes(
      of: Text("Hello").font(.system(size: 20)),
      [(nil, nil), (0, nil), (1, nil), (0, 0), (1, 0), (0, .infinity)])
    let line = sizes[0].height
    #expect(sizes[1].height == 5 * line)
    #expect(sizes[1].width > 5 && sizes[1].width < 20)
    #expect(sizes[2] == sizes[1])
    #expect(sizes[3] == CGSize(width: sizes[1].width, height: line))
    #expect(sizes[4] == sizes[3])
    #expect(sizes[5] == sizes[1])
  }

  @Test func isAsHighAsItsLimitOfLinesAndTheOfferAllow() throws {
    let text = Text("Hello").font(.system(size: 20))
    let line = try sizes(of: text, [(nil, nil)])[0].height
    #expect(try sizes(of: text.lineLimit(2), [(0, nil)])[0].height == 2 * line)
    #expect(try sizes(of: text, [(0, 3.5 * line)])[0].height == 3 * line)
    let reserving = text.lineLimit(3, reservesSpace: true)
    #expect(try sizes(of: reserving, [(0, nil)])[0].height == 3 * line)
  }

  @Test func standsBehindNoSpace() throws {
    let text = Text("a b").font(.system(size: 20))
    let sizes = try sizes(of: text, [(nil, nil), (0, nil)])
    #expect(sizes[1].height == 2 * sizes[0].height)
  }

  @Test func shrinksAsFarAsItMay() throws {
    let text = Text("Hello").font(.system(size: 20)).lineLimit(1)
    let sizes = try sizes(of: text.minimumScaleFactor(0.5), [(nil, nil), (0, nil)])
    #expect(sizes[1].height == sizes[0].height / 2)
  }

  @Test func emptyTextTakesNoWidth() throws {
    let sizes = try sizes(of: Text(""), [(nil, nil), (0, 0)])
    #expect(sizes[0].width == 0 && sizes[1] == sizes[0])
  }

  @Test func stacksAnswerForTheirTexts() throws {
    let text = Text("Hello").font(.system(size: 20))
    let alone = try sizes(of: text, [(0, 0)])[0]
    #expect(alone.width > 0 && alone.height > 0)
    #expect(try sizes(of: HStack(spacing: 0) { text }, [(0, 0)])[0] == alone)
    #expect(try sizes(of: VStack(spacing: 0) { text }, [(0, 0)])[0] == alone)
    #expect(try sizes(of: ZStack { text }, [(0, 0)])[0] == alone)
  }
}
