import StageSupport
import SwiftUI
import Testing

/// Views that arrange others by SwiftUI's names from before `Group(subviews:)`.
@MainActor @Suite struct VariadicViewTests {
  private struct Caption: _ViewTraitKey {
    static let defaultValue = "-"
  }

  private struct Captioned: _VariadicView.MultiViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      Text(verbatim: "\(children.count)")
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text(verbatim: child[Caption.self]) }
      }
    }
  }

  @Test func aRootArrangesWhatAViewBecomes() throws {
    let view = _VariadicView.Tree(Captioned()) {
      Text("A")._trait(Caption.self, "first")
      ForEach(["B", "C"], id: \.self) { Text(verbatim: $0) }
      if Bool(false) { Text("D") }
    }
    #expect(try Stage(view).texts() == ["3", "A", "first", "B", "-", "C"])
  }

  private struct Renamed: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      _VariadicView.Tree(Captioned()) {
        ForEach(children) { child in changed(child) }
      }
    }

    private func changed(_ child: _VariadicView.Children.Element) -> some View {
      var child = child
      if child.id(as: String.self) == "B" { child[Caption.self] = "changed" }
      return child
    }
  }

  /// A trait that a root sets is what the root around it reads.
  @Test func aRootChangesATrait() throws {
    let view = _VariadicView.Tree(Renamed()) {
      ForEach(["A", "B", "C"], id: \.self) { Text(verbatim: $0) }
    }
    #expect(try Stage(view).texts() == ["3", "A", "-", "B", "changed", "C"])
  }

  @Test func anAdaptorMakesOneViewOfSeveral() throws {
    let several = Group {
      Text("A")
      Text("B")
    }
    #expect(try Stage(_VariadicView.Tree(Captioned()) { several }).texts().first == "2")
    let one = _VariadicView.Tree(Captioned()) { _UnaryViewAdaptor(several) }
    #expect(try Stage(one).texts().first == "1")
  }
}
