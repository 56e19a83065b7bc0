import SwiftUI

/// The forms that public packages call, which run on systems of several years.
struct PackageForms: View {
  @GestureState private var isHeld = false
  @State private var isFar = false

  var body: some View {
    _VariadicView.Tree(Divided()) {
      Text("A")
      Text("B")._trait(IsPlain.self, true)
    }
    _VariadicView.Tree(Reversed()) { Text("A") }
    _UnaryViewAdaptor(Text("A"))
    Text("A").gesture(held).gesture(far)
    Text("A").gesture(AnyGesture(TapGesture()).onEnded {})
    Text("A").gesture(DragGesture(coordinateSpace: CoordinateSpace.global).onChanged { _ in })
  }

  private var held: GestureStateGesture<_EndedGesture<_ChangedGesture<DragGesture>>, Bool> {
    DragGesture(minimumDistance: 0.1, coordinateSpace: .local)
      .onChanged { _ in }
      .onEnded { _ in }
      .updating($isHeld) { _, state, _ in state = true }
  }

  private var far: AnyGesture<Bool> {
    AnyGesture(DragGesture().map { abs($0.translation.width) > 80 })
  }
}

private struct IsPlain: _ViewTraitKey {
  static let defaultValue = false
}

private struct Divided: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        child
        if child.id != children.last?.id, !child[IsPlain.self] { Divider() }
      }
    }
  }
}

private struct Reversed: _VariadicView.MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.reversed()) { $0 }
    children
  }
}
