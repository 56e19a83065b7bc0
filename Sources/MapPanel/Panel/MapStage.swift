import LayoutEngine
import SwiftUI

/// The canvas: draws the map, and holds the annotations at their points.
struct MapStage: PrimitiveView {
  let viewport: MapViewport
  let source: (any MapSource)?
  let theme: MapTheme
  let overlays: [MapPanelOverlay]
  let annotations: [StagedAnnotation]
  /// The part of the canvas that no bar covers.
  let room: CGRect
  let obstacles: [CGRect]
  let showsLabels: Bool
  let onLayout: (() -> Void)?

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    let looks = view.annotations.map { staged in
      inner.entering(.id(staged.annotation.id)).element(of: staged.annotation.content)
    }
    let frames = zip(looks, view.annotations).map { MapStage.frame(of: $0, $1) }
    let heard = MapTouchOrder(view.annotations, frames, within: view.room)
    let children = view.annotations.indices.map { index -> Element in
      let (staged, look) = (view.annotations[index], looks[index])
      let element = MapStage.element(staged.annotation, look, in: inner)
      element.traits.zIndex = staged.zIndex
      return element
    }
    let data = view.source.map { source -> [MapData] in
      let found = source.data(covering: view.viewport.reach, zoom: view.viewport.zoom)
      for problem in found.problems { context.session.warn("\(problem)") }
      return found.data
    }
    let role = MapRole(
      viewport: view.viewport, data: data, theme: view.theme,
      overlays: view.overlays.map { ResolvedOverlay($0, in: context.environment) },
      titles: view.annotations.map {
        ($0.annotation.title(in: context.environment), $0.annotation.isSelected)
      },
      obstacles: view.obstacles, showsLabels: view.showsLabels, text: context.session.text,
      titleFont: Self.titleFont(in: context),
      titleColor: view.theme.annotationTitle)
    if let action = view.onLayout { context.session.afterPass.append(action) }
    let boxes = view.annotations.indices.map {
      MapStageLayout.Box(frame: heard.area(of: $0) ?? frames[$0], look: frames[$0])
    }
    let patches = heard.patches.map { patch in
      (box: MapStageLayout.Box(patch.frame), element: MapStage.patch(patch.action, in: inner))
    }
    output.append(
      Element(
        inner, layout: MapStageLayout(boxes: boxes + patches.map(\.box)), role: role,
        children: children + patches.map(\.element)))
  }
}

extension MapStage {
  /// Returns the frame of an annotation's view on the canvas, its anchor at its point.
  @MainActor fileprivate static func frame(
    of look: Element, _ staged: StagedAnnotation
  ) -> CGRect {
    let size = look.size(.unspecified)
    let anchor = staged.annotation.anchor
    return CGRect(
      x: Double(staged.point.x) - size.width * anchor.x,
      y: Double(staged.point.y) - size.height * anchor.y, width: size.width, height: size.height)
  }

  /// Returns the view of an annotation, in the area in which it hears touches if it does.
  @MainActor fileprivate static func element(
    _ annotation: MapPanelAnnotation, _ look: Element, in context: LoweringContext
  ) -> Element {
    let element =
      annotation.action == nil
      ? look : Element(context, layout: MapAreaLayout(), children: [look])
    element.accessibility.label =
      annotation.title(in: context.environment) ?? element.accessibility.label
    if annotation.isSelected { element.accessibility.traits.insert(.isSelected) }
    if let action = annotation.action {
      element.interactions.append(.tap(action))
      // What can be touched is spoken of as that, and not as the glyph that it shows.
      element.accessibility.traits.insert(.isButton)
      element.accessibility.removedTraits.formUnion([.isImage, .isStaticText])
    }
    return element
  }

  /// Returns a part of an annotation's area above the area of another, which nobody sees or hears
  /// of.
  @MainActor fileprivate static func patch(
    _ action: @escaping () -> Void, in context: LoweringContext
  ) -> Element {
    let element = Element(context, layout: MapAreaLayout())
    element.interactions.append(.tap(action))
    element.accessibility.isHidden = true
    element.traits.zIndex = .greatestFiniteMagnitude
    return element
  }
}

/// The areas of the annotations that hear touches, in the order in which they are drawn.
@MainActor private struct MapTouchOrder {
  private let areas: MapTouchAreas
  private let annotations: [StagedAnnotation]
  /// The indices of the annotations that hear touches, from the lowest to the topmost.
  private let order: [Int]

  init(_ annotations: [StagedAnnotation], _ frames: [CGRect], within room: CGRect) {
    self.annotations = annotations
    order = annotations.indices.filter { annotations[$0].annotation.action != nil }
      .sorted { (annotations[$0].zIndex, $0) < (annotations[$1].zIndex, $1) }
    areas = MapTouchAreas(looks: order.map { frames[$0] }, within: room)
  }

  /// Returns the area of an annotation; nil if it hears no touches.
  func area(of index: Int) -> CGRect? { order.firstIndex(of: index).map { areas.frames[$0] } }

  /// The parts of areas beneath others, with what a touch of them does.
  var patches: [(frame: CGRect, action: () -> Void)] {
    areas.patches.compactMap { patch in
      annotations[order[patch.owner]].annotation.action.map { (patch.frame, $0) }
    }
  }
}

extension StagedAnnotation {
  /// The height in the pile of annotations: those farther south stand before those behind them, the
  /// selected one before all.
  fileprivate var zIndex: Double { Double(point.y) + (annotation.isSelected ? 1e6 : 0) }
}

extension MapStage {
  /// Returns the font of markers' titles, which keep their size as the map's other labels do:
  /// larger ones would be broken within words and leave no room for each other.
  @MainActor fileprivate static func titleFont(in context: LoweringContext) -> ResolvedFont {
    context.setting(\.dynamicTypeSize, .large)
      .setting(\.font, .caption2.weight(.semibold)).environment.resolvedFont
  }
}

/// Takes what it is offered, and places each child in its box.
struct MapStageLayout: ProposalLayout {
  /// A child's frame, and that of what is drawn in it, in points of the canvas.
  struct Box {
    let frame: CGRect
    let look: CGRect

    init(frame: CGRect, look: CGRect) { (self.frame, self.look) = (frame, look) }

    /// Creates the box of a child in which nothing is drawn.
    init(_ frame: CGRect) { self.init(frame: frame, look: frame) }
  }

  let boxes: [Box]

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    proposal.filled(Size(width: 320, height: 320))
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    for (child, box) in zip(node.children, boxes) {
      let frame = box.frame
      if child.layout(as: MapAreaLayout.self) != nil {
        child.place(
          in: node, at: Self.corner(of: frame, in: node),
          proposal: Proposal(width: frame.width, height: frame.height))
        let inset = CGRect(
          x: box.look.minX - frame.minX, y: box.look.minY - frame.minY, width: box.look.width,
          height: box.look.height)
        for look in child.children {
          look.place(in: child, at: Self.corner(of: inset, in: child), proposal: .unspecified)
        }
      } else {
        child.place(in: node, at: Self.corner(of: frame, in: node), proposal: .unspecified)
      }
    }
  }

  /// Returns the leading upper corner of a frame that is counted from the left.
  private static func corner(of frame: CGRect, in node: LayoutNode) -> Point {
    let isMirrored = node.traits.isRightToLeft
    return Point(
      x: isMirrored ? node.frame.width - frame.maxX : frame.minX, y: frame.minY)
  }
}

/// Takes what it is offered: the stage places what lies in it.
struct MapAreaLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled(.zero) }
  func place(_ node: LayoutNode, _ proposal: Proposal) {}
}

/// Draws the map beneath its annotations.
struct MapRole: ElementRole {
  let viewport: MapViewport
  /// The base; nil for a plain ground with a grid.
  let data: [MapData]?
  let theme: MapTheme
  let overlays: [ResolvedOverlay]
  let titles: [(title: String?, isSelected: Bool)]
  let obstacles: [CGRect]
  let showsLabels: Bool
  let text: any TextMeasuring
  let titleFont: ResolvedFont
  let titleColor: RGBAColor

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect) else { return }
    let layer = Layer(clip: Path(rect.quantized), items: [])
    builder.group(layer, for: element, visible: rect) { builder in
      for operation in operations(element) { builder.add(operation, for: element) }
      builder.drawChildren(of: element)
    }
  }

  private func operations(_ element: Element) -> [DrawOperation] {
    let rect = element.rect
    let shapes = data.map { MapShapes.of($0, viewport: viewport, origin: rect.origin) }
    var list =
      shapes.map { BaseMapDrawing($0, theme: theme).operations() }
      ?? EmptyMapDrawing.operations(rect, theme: theme)
    for overlay in overlays { list += overlay.operations(viewport, origin: rect.origin) }
    for label in labels(element, shapes) { list += label.operations(origin: rect.origin) }
    return list
  }

  private func labels(_ element: Element, _ shapes: MapShapes?) -> [PlacedLabel] {
    let origin = element.rect.origin
    let looks = element.elements.prefix(titles.count).map { element in
      element.layout(as: MapAreaLayout.self) == nil ? element : element.elements.first ?? element
    }
    let frames = looks.map { $0.rect.offsetBy(dx: -origin.x, dy: -origin.y) }
    var placement = LabelPlacement(
      canvas: CGRect(origin: .zero, size: viewport.size), obstacles: obstacles, markers: frames,
      lines: overlays.flatMap { $0.stretches(viewport) }, halo: theme.halo, measure: text)
    var candidates = zip(frames, titles).compactMap { frame, title in
      title.title.map { candidate($0, frame, isSelected: title.isSelected) }
    }
    if let shapes, showsLabels { candidates += shapes.labelCandidates(theme) }
    placement.place(candidates)
    return placement.labels
  }

  private func candidate(_ title: String, _ frame: CGRect, isSelected: Bool) -> LabelCandidate {
    let style = MapTheme.Label(
      color: titleColor, size: titleFont.size * (isSelected ? 1.15 : 1),
      weight: isSelected ? .bold : titleFont.weight, isItalic: false, zooms: 0...25)
    return LabelCandidate(
      name: title, anchor: .marker(frame), style: style, priority: isSelected ? 1000 : 500,
      importance: 0)
  }
}
