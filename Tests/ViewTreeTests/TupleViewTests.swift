import TestSupport
import Testing
import ViewTree

/// Views of several views, whose type is spelled as a tuple's.
@MainActor @Suite struct TupleViewTests {
  private func texts<Content: View>(_ view: Content) throws -> [String] {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    return list.items.compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
  }

  private struct Reversed<A: View, B: View>: View {
    let content: TupleView<(A, B)>

    init(@ViewBuilder content: () -> TupleView<(A, B)>) { self.content = content() }

    var body: some View {
      VStack {
        content.value.1
        content.value.0
      }
    }
  }

  @Test func aBuildersViewsAreTheMembersOfATuple() throws {
    #expect(
      try texts(
        Reversed {
          Text(verbatim: "first")
          Text(verbatim: "second")
        }) == ["second", "first"])
  }

  @Test func aTupleOfViewsIsDrawnInItsOrder() throws {
    let pair = TupleView((Text(verbatim: "first"), Text(verbatim: "second").bold()))
    #expect(try texts(VStack { pair }) == ["first", "second"])
    #expect(try texts(LazyVStack { pair }) == ["first", "second"])
  }

  /// As an app's own `if` has it: one of two that may be none.
  @Test func membersThatAreNoneDrawNothing() throws {
    let none: Text? = nil
    #expect(try texts(TupleView((none, Text(verbatim: "other") as Text?))) == ["other"])
  }

  @Test func aTupleWithoutViewsIsWarnedOf() throws {
    let host = ViewHost(TupleView((1, 2)), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect(list.items.isEmpty)
    #expect(host.session.warnings.contains { $0.contains("TupleView") })
  }
}
