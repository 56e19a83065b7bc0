import LayoutEngine
import SwiftUI

/// The canvas: draws the map, and holds the annotations at their points.
struct MapStage: PrimitiveView {
  let viewport: MapViewport
  let source: (any MapSource)?
  let theme: MapTheme
  let overlays: [MapPanelOverlay]
  let annotations: [StagedAnnotation]
  let obstacles: [CGRect]
  let showsLabels: Bool
  let onLayout: (() -> Void)?

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    let children = view.annotations.map { staged -> Element in
      let annotation = staged.annotation
      let element = inner.entering(.id(annotation.id)).element(of: annotation.content)
      // Markers farther south stand before those behind them, the selected one before all.
      element.traits.zIndex = Double(staged.point.y) + (annotation.isSelected ? 1e6 : 0)
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
    let places = view.annotations.map { ($0.point, $0.annotation.anchor) }
    output.append(
      Element(inner, layout: MapStageLayout(places: places), role: role, children: children))
  }
}

extension MapStage {
  /// Returns the font of markers' titles, which keep their size as the map's other labels do:
  /// larger ones would be broken within words and leave no room for each other.
  @MainActor fileprivate static func titleFont(in context: LoweringContext) -> ResolvedFont {
    context.setting(\.dynamicTypeSize, .large)
      .setting(\.font, .caption2.weight(.semibold)).environment.resolvedFont
  }
}

/// Takes what it is offered, and places each child by its anchor at its point.
struct MapStageLayout: ProposalLayout {
  let places: [(point: CGPoint, anchor: UnitPoint)]

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    proposal.filled(Size(width: 320, height: 320))
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    for (child, place) in zip(node.children, places) {
      let size = child.size(.unspecified)
      let left = Double(place.point.x) - size.width * place.anchor.x
      let leading = node.traits.isRightToLeft ? node.frame.width - left - size.width : left
      child.place(
        in: node, at: Point(x: leading, y: Double(place.point.y) - size.height * place.anchor.y),
        proposal: .unspecified)
    }
  }
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
    let frames = element.elements.map { $0.rect.offsetBy(dx: -origin.x, dy: -origin.y) }
    var placement = LabelPlacement(
      canvas: CGRect(origin: .zero, size: viewport.size), obstacles: obstacles, markers: frames,
      halo: theme.halo, measure: text)
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
