import DisplayList
import Foundation
import ViewTree

/// Lays screens out and describes them, in this very process.
@MainActor final class ScreenDescriber {
  private let catalogue: Catalogue
  private let renderer: Renderer
  private let painter: CellPainter

  /// A screen as it is drawn on a device, with the status bar over it.
  struct Drawn {
    let list: DisplayList
    let description: ScreenDescription
    /// The indices of views of whose text a word is broken, since it is wider than the room.
    let broken: [Int]

    /// Describes a list that has its views, those of nodes without one included.
    ///
    /// - Throws: An error of an asset that cannot be read.
    init(_ list: DisplayList, of cell: Cell, by renderer: Renderer) throws {
      self.list = list
      description = try ScreenDescription(list, of: cell, by: renderer)
      broken = list.views.indices.filter { list.views[$0].hasBrokenWord(renderer.text) }
    }
  }

  /// The words for what the screens that were drawn since the last call cannot show, by screen.
  ///
  /// They name the lines of the views that ask for it, as far as these are known.
  private(set) var issues: [String: [String]] = [:]

  /// Creates a describer of a catalogue's screens.
  init(_ catalogue: Catalogue, renderer: Renderer) {
    (self.catalogue, self.renderer) = (catalogue, renderer)
    painter = CellPainter(catalogue, renderer: renderer)
  }

  /// Draws and describes a cell.
  ///
  /// - Throws: The screen's own error, and ``PaintError``.
  func draw(_ cell: Cell, _ mutation: SourceMutation? = nil) throws -> Drawn {
    painter.mutation = mutation
    let layouts = try layouts(cell, steps: [cell.step])
    return try drawn(cell, layouts)
  }

  /// Draws and describes cells of one screen on one device, which is played once for all of them.
  ///
  /// - Throws: The screen's own error, and ``PaintError`` for a flow that does not get that far.
  func draw(_ steps: [Cell]) throws -> [Drawn] {
    guard let first = steps.first else { return [] }
    let layouts = try layouts(first, steps: steps.map(\.step))
    return try steps.map { try drawn($0, layouts) }
  }

  private func layouts(_ cell: Cell, steps: [String?]) throws -> Layouts {
    let job = job(cell, steps: steps)
    return try painter.layouts(
      job, on: cell.device.id, describesNodes: true, describesViews: true)
  }

  private func job(_ cell: Cell, steps: [String?]) -> CellJob {
    CellJob(
      id: 0, screen: cell.screen, orientation: cell.orientation, scheme: cell.scheme,
      variant: cell.variant,
      pictures: steps.map {
        CellJob.Picture(device: cell.device.id, scale: cell.scale, step: $0)
      })
  }

  private func drawn(_ cell: Cell, _ layouts: Layouts) throws -> Drawn {
    guard let layout = layouts.lists[cell.step] else {
      throw PaintError.notPlayed(layouts.failure ?? "the flow has no step \(cell.step ?? "")")
    }
    var list = try painter.shown(layout, job(cell, steps: [cell.step]), on: cell.device.id)
    list.addViewsOfNodes()
    let drawn = try Drawn(list, of: cell, by: renderer)
    let found = renderer.takeIssues() + layout.issues.map(\.message).sorted()
    note(IssueWords.told(found, in: drawn.description), of: cell.screen)
    return drawn
  }

  private func note(_ found: [String], of screen: String) {
    let known = Set(issues[screen] ?? [])
    issues[screen, default: []] += found.filter { !known.contains($0) }
  }

  /// Prints what the screens cannot show as warnings.
  func tellIssues() {
    for (screen, issues) in issues.sorted(by: { $0.key < $1.key }) {
      for issue in issues { StandardError.print("warning: \(screen): \(issue)") }
    }
  }
}

extension ViewRecord {
  /// The rounding of frames, in points.
  private static let slack = 0.5

  /// Returns a Boolean value that indicates whether a text of the view is narrower than its longest
  /// word, so that this one goes on in the next line.
  fileprivate func hasBrokenWord(_ text: any TextMeasuring) -> Bool {
    operations.contains { operation in
      guard case .text(let drawing) = operation else { return false }
      func measured(_ width: Double) -> TextMetrics {
        text.measure(drawing.text, width: width, height: .infinity)
      }
      let own = measured(drawing.frame.width)
      return own.lineCount > 1 && own.scale == 1
        && measured(0).size.width > drawing.frame.width + Self.slack
    }
  }
}

extension ScreenDescription {
  /// Describes a list that has its views, those of nodes without one included.
  ///
  /// - Throws: An error of an asset that cannot be read.
  init(_ list: DisplayList, of cell: Cell, by renderer: Renderer) throws {
    let writer = ViewProperties(text: renderer.text, assets: renderer.assets)
    var items: [ScreenDescription.Item] = []
    for view in list.views {
      var properties = try writer.properties(of: view)
      if view.parent == nil {
        properties.insert(.init(name: "background", value: list.background.written), at: 0)
      }
      items.append(
        .init(
          name: view.name, id: view.id, parent: view.parent,
          depth: view.parent.map { items[$0].depth + 1 } ?? 0,
          frame: .init(view.frame), source: view.source, properties: properties))
    }
    self.init(
      format: Self.currentFormat, screen: cell.screen, device: cell.device.id,
      orientation: cell.orientation, scheme: cell.scheme, variant: cell.variant.name,
      step: cell.step, views: items)
  }
}

extension DisplayList {
  /// Adds a view for each node that has none: those of screens that are drawn by hand, and the
  /// device's own bars.
  mutating func addViewsOfNodes() {
    if views.isEmpty {
      views = [
        ViewRecord(
          name: "Screen", parent: nil, frame: CGRect(origin: .zero, size: size), source: "")
      ]
    }
    var known: [String: Int] = [:]
    for (index, node) in nodes.enumerated() where node.view < 0 {
      let parts = node.path.split(separator: "/").map(String.init)
      let above = parts.indices.dropFirst().reversed().lazy.map {
        parts[..<$0].joined(separator: "/")
      }
      let parent = above.compactMap { known[$0] }.first
      let name = parent == nil ? node.path : parts.last ?? node.path
      views.append(
        ViewRecord(name: name, parent: parent ?? 0, frame: node.frame, source: node.source))
      (nodes[index].view, known[node.path]) = (Int32(views.count - 1), views.count - 1)
    }
    give(items, to: Set(known.values))
    putViewsInTreeOrder()
  }

  /// Puts each view behind the one around it and before that one's neighbour, as indented lines
  /// tell them: a stack lays its own lines between the views of one view, and bars come last.
  private mutating func putViewsInTreeOrder() {
    var inner = Array(repeating: [Int](), count: views.count)
    for (index, view) in views.enumerated() {
      if let parent = view.parent { inner[parent].append(index) }
    }
    var next = Array(views.indices.filter { views[$0].parent == nil }.reversed())
    var order: [Int] = []
    while let index = next.popLast() {
      order.append(index)
      next += inner[index].reversed()
    }
    guard order != Array(views.indices) else { return }
    var places = Array(repeating: 0, count: views.count)
    for (place, index) in order.enumerated() { places[index] = place }
    views = order.map { index in
      var view = views[index]
      view.parent = view.parent.map { places[$0] }
      return view
    }
    for index in nodes.indices where nodes[index].view >= 0 {
      nodes[index].view = Int32(places[Int(nodes[index].view)])
    }
  }

  private mutating func give(_ items: [DrawItem], to loose: Set<Int>) {
    for item in items {
      if nodes.indices.contains(Int(item.node)) {
        let view = Int(nodes[Int(item.node)].view)
        if loose.contains(view) { views[view].operations.append(item.operation.withoutItems) }
      }
      if case .layer(let layer) = item.operation { give(layer.items, to: loose) }
    }
  }
}

extension DrawOperation {
  /// The operation by itself: of a layer, its own properties.
  fileprivate var withoutItems: DrawOperation {
    guard case .layer(var layer) = self else { return self }
    layer.items = []
    return .layer(layer)
  }
}
