import SwiftUI

/// The forms of scroll views and of what they do.
struct ScrollForms: View {
  @State private var id: Int?
  @State private var position = ScrollPosition(edge: .top)
  @State private var other = ScrollPosition(idType: Int.self)
  @State private var isOn = false
  @Namespace private var top

  var body: some View {
    scrolls
    readers
    positions
    looks
    behaviours
  }

  @ViewBuilder private var scrolls: some View {
    ScrollView { Text("A") }
    ScrollView(.horizontal) { Text("A") }
    ScrollView([.horizontal, .vertical]) { Text("A") }
    ScrollView(.vertical, showsIndicators: false) { Text("A") }
    ScrollView(showsIndicators: false) { Text("A") }
    ScrollView([], content: { Text("A") })
    ScrollView(isOn ? .vertical : []) { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }
  }

  @ViewBuilder private var readers: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Button("Top") { withAnimation { proxy.scrollTo(top) } }.id(top)
        Button("Row") { proxy.scrollTo(3, anchor: .center) }
        ForEach(0..<4, id: \.self) { Text("\($0)").id($0) }
      }
      .onAppear { proxy.scrollTo(2, anchor: .top) }
    }
    ScrollViewReader { (reader: ScrollViewProxy) in
      List(0..<4) { Text("\($0)").id("row \($0)") }
        .onChange(of: isOn) { reader.scrollTo("row 3", anchor: UnitPoint(x: 0.5, y: 0.2)) }
    }
  }

  @ViewBuilder private var positions: some View {
    ScrollView { Text("A") }.scrollPosition(id: $id)
    ScrollView { Text("A") }.scrollPosition(id: $id, anchor: .center)
    ScrollView { Text("A") }.scrollPosition($position)
    ScrollView { Text("A") }.scrollPosition($other, anchor: .top)
    ScrollView { Text("A") }.scrollPosition(initialAnchor: .bottom)
    ScrollView { Text("A") }.defaultScrollAnchor(.bottom)
    ScrollView { Text("A") }.defaultScrollAnchor(.top, for: .alignment)
    ScrollView { Text("A") }.onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, _ in
    }
    ScrollView { Text("A") }.onScrollPhaseChange { _, new in isOn = new.isScrolling }
    ScrollView { Text("A").onScrollVisibilityChange { isOn = $0 } }
    ScrollView { Text("A").onScrollVisibilityChange(threshold: 0.2) { _ in } }
    ScrollView { Text("A").onScrollTargetVisibilityChange(idType: Int.self) { _ in } }
    Button("A") {
      position.scrollTo(edge: .bottom)
      position.scrollTo(id: 3, anchor: .center)
      position.scrollTo(y: 100)
      position.scrollTo(point: .zero)
      isOn = other.viewID(type: Int.self) == 3 && position.isPositionedByUser
    }
  }

  @ViewBuilder private var looks: some View {
    ScrollView { Text("A") }.scrollIndicators(.hidden)
    ScrollView { Text("A") }.scrollIndicators(.visible, axes: .vertical)
    ScrollView { Text("A") }.scrollIndicators(isOn ? .automatic : .never)
    ScrollView { Text("A") }.scrollIndicatorsFlash(onAppear: true)
    ScrollView { Text("A") }.scrollIndicatorsFlash(trigger: isOn)
    ScrollView { Text("A") }.contentMargins(20)
    ScrollView { Text("A") }.contentMargins(.horizontal, 16)
    ScrollView { Text("A") }.contentMargins(.horizontal, 16, for: .scrollContent)
    ScrollView { Text("A") }.contentMargins(16, for: .scrollIndicators)
    ScrollView { Text("A") }.contentMargins(.bottom, EdgeInsets(), for: .automatic)
    ScrollView { Text("A") }.scrollDisabled(true)
    ScrollView { Text("A") }.scrollDisabled(!isOn)
    ScrollView { Text("A") }.scrollClipDisabled()
    ScrollView { Text("A") }.scrollClipDisabled(isOn)
    ScrollView { Text("A") }.scrollContentBackground(.visible)
  }

  @ViewBuilder private var behaviours: some View {
    ScrollView { LazyVStack { Text("A") }.scrollTargetLayout() }
    ScrollView { LazyVStack { Text("A") }.scrollTargetLayout(isEnabled: isOn) }
    ScrollView { Text("A").scrollTarget() }
    ScrollView { Text("A") }.scrollTargetBehavior(.viewAligned)
    ScrollView { Text("A") }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    ScrollView { Text("A") }.scrollTargetBehavior(.paging)
    ScrollView { Text("A") }.scrollTargetBehavior(PagingScrollTargetBehavior())
    ScrollView { Text("A") }.scrollBounceBehavior(.basedOnSize)
    ScrollView { Text("A") }.scrollBounceBehavior(.always, axes: [.horizontal])
    ScrollView { Text("A") }.scrollDismissesKeyboard(.interactively)
    ScrollView { Text("A") }.scrollDismissesKeyboard(.never)
    ScrollView {
      Text("A").scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
      Text("A").scrollTransition(.animated, axis: .horizontal) { effect, phase in
        effect.scaleEffect(1 - abs(phase.value)).rotationEffect(.degrees(phase.value))
      }
      Text("A").scrollTransition(topLeading: .interactive, bottomTrailing: .animated) {
        content, _ in content.blur(radius: 1)
      }
    }
    ScrollView { Text("A") }.refreshable { await Task.yield() }
    ScrollView { Text("A") }.refreshable(action: { @MainActor in isOn = false })
    ScrollView { Text("A") }.refreshable { isOn = true }
  }
}
