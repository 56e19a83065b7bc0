import SwiftUI

/// The forms of frames, insets, places and ratios.
struct FrameForms: View {
  private let length: CGFloat = 8
  private let optional: CGFloat? = nil
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  var body: some View {
    frames
    paddings
    places
    ratios
    regions
    containers
  }

  @ViewBuilder private var frames: some View {
    Text("A").frame(width: 40)
    Text("A").frame(height: 40)
    Text("A").frame(width: 40, height: 20)
    Text("A").frame(width: optional, height: 20, alignment: .topLeading)
    Text("A").frame(width: 40, alignment: .trailing)
    Text("A").frame(minWidth: 40)
    Text("A").frame(maxWidth: .infinity)
    Text("A").frame(maxWidth: .infinity, alignment: .leading)
    Text("A").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 40)
    Text("A").frame(idealWidth: 40, idealHeight: 20)
    Text("A").frame(
      minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6,
      alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    Text("A").frame(minHeight: 44, alignment: .bottom)
    Text("A").frame(width: length * 2, height: length / 2)
  }

  @ViewBuilder private var paddings: some View {
    Text("A").padding()
    Text("A").padding(8)
    Text("A").padding(length)
    Text("A").padding(.horizontal)
    Text("A").padding(.vertical, 4)
    Text("A").padding([.top, .leading], length)
    Text("A").padding(.all)
    Text("A").padding(.bottom, optional)
    Text("A").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("A").padding(EdgeInsets())
    Text("A").padding(insets)
    Text("A").padding(-4).padding(.init(top: 4, leading: 4, bottom: 4, trailing: 4))
    Text("A").padding(Edge.Set.leading.union(.trailing), 2)
    Text("A").padding(insets.top + insets.leading)
  }

  @ViewBuilder private var places: some View {
    Text("A").offset(x: 4)
    Text("A").offset(y: -4)
    Text("A").offset(x: 4, y: length)
    Text("A").offset(CGSize(width: 4, height: 4))
    Text("A").offset(.zero)
    Text("A").position(x: 40, y: 20).frame(height: 40)
    Text("A").position(CGPoint(x: 40, y: 20)).frame(height: 40)
    Text("A").fixedSize()
    Text("A").fixedSize(horizontal: false, vertical: true)
    Text("A").layoutPriority(1)
    Text("A").layoutPriority(-1)
    Text("A").zIndex(1)
    Text("A").zIndex(Double(length))
    Text("A").alignmentGuide(.leading) { _ in 4 }
    Text("A").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
    Text("A").alignmentGuide(HorizontalAlignment.center) { $0.width / 2 }
    Text("A").alignmentGuide(.top) { $0[.bottom] + $0.height }
    Text("A").alignmentGuide(.lastTextBaseline) { $0[explicit: .lastTextBaseline] ?? $0[.bottom] }
    Text("A").hidden()
  }

  @ViewBuilder private var ratios: some View {
    Color.red.aspectRatio(contentMode: .fit).frame(height: 8)
    Color.red.aspectRatio(1, contentMode: .fill).frame(height: 8)
    Color.red.aspectRatio(16 / 9, contentMode: .fit).frame(height: 8)
    Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit).frame(height: 8)
    Color.red.aspectRatio(nil, contentMode: ContentMode.fit).frame(height: 8)
    Image(systemName: "star").resizable().scaledToFit().frame(height: 8)
    Image(systemName: "star").resizable().scaledToFill().frame(height: 8).clipped()
    Color.red.scaledToFit().frame(height: 8)
    Color.red.scaledToFill().frame(width: 8, height: 8)
  }

  @ViewBuilder private var regions: some View {
    Color.red.ignoresSafeArea().frame(height: 8)
    Color.red.ignoresSafeArea(.keyboard).frame(height: 8)
    Color.red.ignoresSafeArea(edges: .top).frame(height: 8)
    Color.red.ignoresSafeArea(.container, edges: [.bottom, .horizontal]).frame(height: 8)
    Color.red.ignoresSafeArea(.keyboard, edges: .bottom).frame(height: 8)
    Color.red.edgesIgnoringSafeArea(.all).frame(height: 8)
    Color.red.edgesIgnoringSafeArea([.top, .bottom]).frame(height: 8)
    Text("A").safeAreaInset(edge: .bottom) { Text("B") }
    Text("A").safeAreaInset(edge: .top, spacing: 0) { Text("B") }
    Text("A").safeAreaInset(edge: .top, alignment: .leading, spacing: 8) { Text("B") }
    Text("A").safeAreaInset(edge: .leading) { Text("B") }
    Text("A").safeAreaInset(edge: .trailing, alignment: .top, spacing: nil) { Text("B") }
    Text("A").safeAreaPadding()
    Text("A").safeAreaPadding(8)
    Text("A").safeAreaPadding(.horizontal, 8)
    Text("A").safeAreaPadding(insets)
  }

  @ViewBuilder private var containers: some View {
    Text("A").containerRelativeFrame(.horizontal)
    Text("A").containerRelativeFrame([.horizontal], alignment: .leading)
    Text("A").containerRelativeFrame(.horizontal, count: 4, spacing: 8)
    Text("A").containerRelativeFrame(
      .horizontal, count: 4, span: 2, spacing: 8, alignment: .leading)
    Text("A").containerRelativeFrame(.horizontal) { length, axis in
      axis == .horizontal ? length / 2 : length
    }
    Text("A").containerRelativeFrame(.horizontal, alignment: .center) { length, _ in length * 0.8 }
  }
}

/// The forms of stacks, grids and what measures.
struct ContainerForms: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var names = ["A", "B"]
  private let columns = [GridItem(.adaptive(minimum: 40))]

  var body: some View {
    stacks
    lazyStacks
    grids
    readers
    layouts
    groups
  }

  @ViewBuilder private var stacks: some View {
    VStack { Text("A") }
    VStack(spacing: 4) { Text("A") }
    VStack(alignment: .leading) { Text("A") }
    VStack(alignment: .trailing, spacing: nil) {
      Text("A")
      Spacer(minLength: 4)
      Text("B")
    }
    .frame(height: 60)
    HStack { Text("A") }
    HStack(spacing: 4) { Text("A") }
    HStack(alignment: .firstTextBaseline) { Text("A") }
    HStack(alignment: .top, spacing: 0) {
      Text("A")
      Spacer()
      Divider()
      Spacer(minLength: 0)
      Text("B")
    }
    ZStack { Text("A") }
    ZStack(alignment: .bottomTrailing) { Text("A") }
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) { Text("A") }
    Divider()
    Divider().background(.red)
    Divider().frame(height: 2).overlay(Color.red)
  }

  @ViewBuilder private var lazyStacks: some View {
    LazyVStack { Text("A") }
    LazyVStack(spacing: 4) { Text("A") }
    LazyVStack(alignment: .leading) { Text("A") }
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
      Section {
        Text("A")
      } header: {
        Text("B")
      }
    }
    LazyVStack(pinnedViews: .sectionFooters) { Text("A") }
    LazyHStack { Text("A") }.frame(height: 40)
    LazyHStack(spacing: 4) { Text("A") }.frame(height: 40)
    LazyHStack(alignment: .top) { Text("A") }.frame(height: 40)
    LazyHStack(alignment: .top, spacing: 4, pinnedViews: []) { Text("A") }.frame(height: 40)
  }

  @ViewBuilder private var grids: some View {
    LazyVGrid(columns: columns) { Text("A") }
    LazyVGrid(columns: columns, spacing: 4) { Text("A") }
    LazyVGrid(columns: [GridItem(), GridItem(.flexible())], alignment: .leading) { Text("A") }
    LazyVGrid(
      columns: [
        GridItem(.fixed(40), spacing: 4, alignment: .leading),
        GridItem(.flexible(minimum: 10, maximum: 100)), GridItem(.flexible(), spacing: 8),
        GridItem(.adaptive(minimum: 20, maximum: 60), spacing: 4),
      ], alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]
    ) { ForEach(0..<4) { Text("\($0)") } }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) { Text("A") }
    LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 2), count: 2)) { Text("A") }
    LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("A") }.frame(height: 40)
    LazyHGrid(rows: columns, alignment: .top, spacing: 4) { Text("A") }.frame(height: 40)
    Grid {
      GridRow {
        Text("A").gridColumnAlignment(.trailing)
        Text("B").gridCellAnchor(.topLeading)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .firstTextBaseline) {
        Text("A").gridCellColumns(2).gridCellAnchor(UnitPoint(x: 0, y: 1))
      }
    }
    Grid(alignment: .leading) { GridRow { Text("A") } }
    Grid(horizontalSpacing: 4, verticalSpacing: 4) { GridRow { Text("A") } }
    Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(names, id: \.self) { name in GridRow { Text(name) } }
    }
  }

  @ViewBuilder private var readers: some View {
    GeometryReader { proxy in Text("\(proxy.size.width)") }.frame(height: 20)
    GeometryReader { (geometry: GeometryProxy) in
      VStack {
        Color.red.frame(width: geometry.size.width / 2)
        Text("\(geometry.safeAreaInsets.top + geometry.frame(in: .global).minY)")
        Text("\(geometry.frame(in: .local).midX), \(geometry.frame(in: .named("space")).maxX)")
        Text("\(geometry.bounds(of: .scrollView)?.height ?? 0)")
      }
    }
    .frame(height: 60)
    .coordinateSpace(name: "space")
    Text("A").coordinateSpace(.named("other"))
    Text("A").coordinateSpace(NamedCoordinateSpace.named(1))
    Text("A").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }
    Text("A").onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: { _, _ in
    }
    ViewThatFits { Text("A") }
    ViewThatFits(in: .horizontal) {
      Text("A long one")
      Text("B")
    }
    ViewThatFits(in: [.vertical]) { Text("A") }
  }

  @ViewBuilder private var layouts: some View {
    Diagonal { Text("A") }
    Diagonal(gap: 2) {
      Text("A").layoutValue(key: Weight.self, value: 2)
      Text("B")
    }
    let layout = width == .regular ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 2))
    layout {
      Text("A")
      Text("B")
    }
    AnyLayout(ZStackLayout(alignment: .topLeading)) { Text("A") }
    AnyLayout(Diagonal(gap: 2)) { Text("A") }
    HStackLayout(alignment: .top, spacing: 2) { Text("A") }
  }

  @ViewBuilder private var groups: some View {
    Group { Text("A") }
    Group {
      if names.isEmpty { Text("A") } else { Text("B") }
      switch names.count {
      case 0: EmptyView()
      case 1: Text("A")
      default: ForEach(names.indices, id: \.self) { Text(names[$0]) }
      }
    }
    .padding(2)
    Group(content: { Text("A") })
    ForEach(0..<2) { Text("\($0)") }
    ForEach(0..<names.count, id: \.self) { index in Text(names[index]) }
    ForEach(names, id: \.self) { name in Text(name) }
    ForEach($names, id: \.self) { $name in TextField("A", text: $name) }
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
    ForEach(Suit.allCases) { Text($0.rawValue) }
    ForEach(Suit.allCases, id: \.self, content: suit)
    AnyView(Text("A"))
    AnyView(erasing: Text("A"))
    AnyView(names.isEmpty ? AnyView(EmptyView()) : AnyView(Divider()))
    EmptyView()
  }

  private func suit(_ suit: Suit) -> some View { Text(suit.rawValue) }
}

private enum Suit: String, CaseIterable, Identifiable {
  case hearts, spades
  var id: Self { self }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A layout in all the methods that Apple documents.
private struct Diagonal: Layout {
  struct Cache { var sizes: [CGSize] }
  var gap: CGFloat = 0

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: 10)) }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: .top) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    let width = cache.sizes.map(\.width).reduce(0, +)
    let gaps = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
    return CGSize(
      width: min(offered.width, width + gaps.reduce(0, +)),
      height: cache.sizes.map(\.height).reduce(0, +) + (proposal == .infinity ? 0 : gap))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for index in subviews.indices {
      let subview = subviews[index]
      let size = subview.dimensions(in: ProposedViewSize(cache.sizes[index]))
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      subview.place(at: point, proposal: ProposedViewSize(width: size.width, height: nil))
      point.x += size.width * subview[Weight.self] + CGFloat(subview.priority)
      point.y += size.height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { guide == .leading ? bounds.minX : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

private struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// The forms of values that layout takes.
struct LayoutValueForms: View {
  private let point = UnitPoint(x: 0.5, y: 0)
  private let angle = Angle(degrees: 45)

  var body: some View {
    HStack(alignment: .middle) {
      Text("A").alignmentGuide(.middle) { $0[.top] }
      Text("B")
    }
    Text("\(angle.radians + Angle.degrees(90).degrees + Angle(radians: 1).radians)")
    Text("\(Angle.zero.degrees + Angle.radians(.pi).degrees + (angle * 2 - angle / 3).degrees)")
    Text("\(point.x + UnitPoint.center.y + UnitPoint.bottomTrailing.x + UnitPoint().x)")
    Text(point == .top && angle < .degrees(50) ? "A" : "B")
    Text("\(ProposedViewSize(width: 10, height: nil).width ?? 0)")
    Text("\(ProposedViewSize.zero.replacingUnspecifiedDimensions().width)")
    Text(Edge.allCases.count == 4 && Axis.allCases.count == 2 ? "A" : "B")
  }
}
