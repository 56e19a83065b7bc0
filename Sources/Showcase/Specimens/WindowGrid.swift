import SwiftUI

/// Windows side by side with their names below, at one scale that lets all of them in.
struct WindowGrid {
  /// A window's place on the page.
  struct Place {
    let specimen: WindowSpecimen
    /// In points of the whole.
    let frame: CGRect
    /// The room for the name, in points: up to the next window, or to the edge.
    var nameWidth: CGFloat = 0

    var nameFrame: CGRect {
      CGRect(x: frame.minX, y: frame.maxY + 2, width: nameWidth, height: WindowGrid.nameHeight - 2)
    }
  }

  let places: [Place]
  private let size: CGSize
  private let scale: CGFloat

  private static let gap: CGFloat = 12
  /// Room for two lines of a tablet's names, and for three of a phone's.
  private static let nameHeight: CGFloat = 31
  private static let radius: CGFloat = 12
  /// The scales that are tried, evenly apart up to 1.
  private static let steps = 200

  /// Arranges windows at half their size, as far down as they go.
  init(_ specimens: [WindowSpecimen], width: CGFloat) {
    scale = 0.5
    let (places, height) = Self.arrange(specimens, width: width, scale: scale)
    (self.places, size) = (places, CGSize(width: width, height: height))
  }

  /// Arranges windows within a screen, as large as lets all of them in.
  init(_ specimens: [WindowSpecimen], in size: CGSize, insets: EdgeInsets) {
    let room = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let steps = (1...Self.steps).reversed().map { CGFloat($0) / CGFloat(Self.steps) }
    let fitting = steps.first {
      Self.arrange(specimens, width: room.width, scale: $0).height <= room.height
    }
    scale = fitting ?? 1 / CGFloat(Self.steps)
    self.size = size
    let places = Self.arrange(specimens, width: room.width, scale: scale).places
    self.places = Self.spread(places, width: room.width).map {
      Place(
        specimen: $0.specimen, frame: $0.frame.offsetBy(dx: insets.leading, dy: insets.top),
        nameWidth: $0.nameWidth)
    }
  }

  /// Sets windows in rows, each row as tall as its tallest window.
  private static func arrange(
    _ specimens: [WindowSpecimen], width: CGFloat, scale: CGFloat
  ) -> (places: [Place], height: CGFloat) {
    var places: [Place] = []
    var (x, y, rowHeight) = (gap, gap, CGFloat.zero)
    for specimen in specimens {
      let size = specimen.window.size
      let (partWidth, partHeight) = (size.width * scale, size.height * scale)
      if x > gap, x + partWidth + gap > width {
        (x, y, rowHeight) = (gap, y + rowHeight + nameHeight + gap, 0)
      }
      places.append(
        Place(
          specimen: specimen, frame: CGRect(x: x, y: y, width: partWidth, height: partHeight)))
      x += partWidth + gap
      rowHeight = max(rowHeight, partHeight)
      // A window wider than the grid fits at no height.
      if x > width { rowHeight = .infinity }
    }
    return (named(places, width: width), y + rowHeight + nameHeight)
  }

  /// Shares out the room that the fullest row leaves beside it, in whole points, so that a page
  /// whose height bounds its windows is not empty at one side.
  private static func spread(_ places: [Place], width: CGFloat) -> [Place] {
    let rows = Dictionary(grouping: places, by: \.frame.minY).values
    let rest = width - gap - (places.map(\.frame.maxX).max() ?? 0)
    let share = (max(0, rest) / CGFloat((rows.map(\.count).max() ?? 0) + 1)).rounded(.down)
    var (column, top) = (CGFloat.zero, -CGFloat.infinity)
    let moved = places.map { place in
      column = place.frame.minY == top ? column + 1 : 1
      top = place.frame.minY
      return Place(specimen: place.specimen, frame: place.frame.offsetBy(dx: share * column, dy: 0))
    }
    return named(moved, width: width)
  }

  /// Gives each name the room up to the next window of its row, or to the edge.
  private static func named(_ places: [Place], width: CGFloat) -> [Place] {
    places.indices.map { index in
      var place = places[index]
      let next = places.indices.contains(index + 1) ? places[index + 1].frame : .null
      let end = next.minY == place.frame.minY ? next.minX : width
      place.nameWidth = end - place.frame.minX - gap / 2
      return place
    }
  }

  /// Draws the windows, or takes those that were drawn before, in surroundings whose size is the
  /// grid's own.
  @MainActor
  func draw(
    in surroundings: Surroundings, text: any TextMeasuring, assets: any AssetSource,
    describesNodes: Bool = true, describesViews: Bool = false,
    windows: WindowPictures = WindowPictures()
  ) throws -> DisplayList {
    let host = ViewHost(
      WindowNames(
        names: places.map { ($0.specimen.name, $0.nameFrame) }, isNarrow: size.width < 500),
      text: text, assets: assets)
    var whole = surroundings
    whole.size = size
    whole.environment.layoutDirection = .leftToRight
    var list = try host.render(
      in: whole, describesNodes: describesNodes, describesViews: describesViews)
    list.background = host.color(Color(.systemGray4), in: whole)
    for place in places {
      func draw() throws -> DisplayList {
        try place.specimen.draw(
          in: surroundings, text: text, assets: assets, describesNodes: describesNodes,
          describesViews: describesViews)
      }
      let window =
        describesViews
        ? try draw()
        : try windows.picture(of: place.specimen, isDescribed: describesNodes, draw: draw)
      list.add(window, in: place.frame, scale: scale, radius: Self.radius * scale)
    }
    return list
  }
}

/// The names of windows below them.
private struct WindowNames: View {
  let names: [(name: String, frame: CGRect)]
  /// A Boolean value that indicates whether the windows are as narrow as a phone lets them be.
  let isNarrow: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(names.indices, id: \.self) { index in
        let (name, frame) = names[index]
        SpecimenName(name: name)
          .font(.system(size: isNarrow ? 8 : 11))
          .lineLimit(isNarrow ? 3 : 2)
          .frame(width: frame.width, height: frame.height, alignment: .topLeading)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .ignoresSafeArea()
  }
}

extension WindowSpecimen.Window {
  /// In points: an iPhone SE's, an iPhone 15's, or an iPad's in landscape.
  var size: CGSize {
    switch self {
    case .phone: CGSize(width: 375, height: 667)
    case .islandPhone: CGSize(width: 393, height: 852)
    case .tablet: CGSize(width: 1080, height: 810)
    }
  }

  /// The height that the status bar covers, in points.
  var statusBarHeight: CGFloat { self == .islandPhone ? 59 : 20 }

  var isCompact: Bool { self != .tablet }
}

extension WindowSpecimen {
  /// Draws the window, after it was touched.
  @MainActor
  fileprivate func draw(
    in grid: Surroundings, text: any TextMeasuring, assets: any AssetSource,
    describesNodes: Bool, describesViews: Bool
  ) throws -> DisplayList {
    var surroundings = grid
    surroundings.size = window.size
    surroundings.safeArea = EdgeInsets(
      top: window.statusBarHeight, leading: 0, bottom: 0, trailing: 0)
    surroundings.environment.horizontalSizeClass = window.isCompact ? .compact : .regular
    surroundings.environment.verticalSizeClass = .regular
    let host = ViewHost(content(), text: text, assets: assets)
    if let prepare {
      try host.settle(in: surroundings)
      try prepare(host)
    }
    return try host.render(
      in: surroundings, describesNodes: describesNodes, describesViews: describesViews,
      isLast: true)
  }
}

extension DisplayList {
  /// Draws another list within a rectangle with round corners, scaled.
  fileprivate mutating func add(
    _ list: DisplayList, in frame: CGRect, scale: CGFloat, radius: CGFloat
  ) {
    let first = Int32(nodes.count)
    nodes += list.nodes.map {
      var node = $0
      node.frame = CGRect(
        x: frame.minX + $0.frame.minX * scale, y: frame.minY + $0.frame.minY * scale,
        width: $0.frame.width * scale, height: $0.frame.height * scale)
      return node
    }
    let window = Path(CGRect(origin: .zero, size: list.size))
    let ground = DrawItem(.fill(window, .color(list.background), FillStyle()))
    let content = list.items.map { $0.shifted(by: first) }
    let transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: scale, y: scale)
    addViews(of: list, firstNode: Int(first), transform)
    let corner = radius / scale
    let clip = Path(
      roundedRect: CGRect(origin: .zero, size: list.size),
      cornerSize: CGSize(width: corner, height: corner))
    items.append(
      DrawItem(
        .layer(
          Layer(transform: transform, clip: clip, isolated: true, items: [ground] + content))))
  }
}

extension DrawItem {
  /// The item, and those in its layers, with their nodes so many places on.
  fileprivate func shifted(by count: Int32) -> DrawItem {
    var operation = operation
    if case .layer(var layer) = operation {
      layer.items = layer.items.map { $0.shifted(by: count) }
      layer.mask = layer.mask.map { $0.shifted(by: count) }
      operation = .layer(layer)
    }
    return DrawItem(operation, node: node < 0 ? node : node + count)
  }
}
