/// An element that is placed, with what a finger needs to know of it.
struct PlacedElement {
  let element: Element
  /// The part of the frame that can be seen, in points; empty where it is out of sight.
  let visible: CGRect
  /// A Boolean value that indicates whether touches reach the element.
  let hears: Bool
  /// The areas within which touches reach the element, of content shapes of it and around it.
  let areas: [TouchedArea]
  /// The place in the list behind the last element within.
  var end = 0

  /// Returns whether a touch of a point reaches the element, unless it meets something above.
  func isTouched(at point: CGPoint) -> Bool {
    hears && visible.contains(point) && areas.allSatisfy { $0.contains(point) }
  }
}

extension Element {
  /// The elements that are placed, in the order of drawing, each before those within it.
  @MainActor var placedElements: [PlacedElement] {
    var list: [PlacedElement] = []
    appendPlaced(to: &list, visible: rect, hears: true, in: [])
    return list
  }

  /// The element and those within it that are placed, in the order of drawing.
  @MainActor package var placedDescendants: [Element] { placedElements.map(\.element) }

  private func appendPlaced(
    to list: inout [PlacedElement], visible: CGRect, hears: Bool, in areas: [TouchedArea]
  ) {
    guard isPlaced else { return }
    let isHidden = (role as? LayerRole).map { $0.layer(rect) == nil } ?? false
    let hears = hears && !ignoresTouches && !isHidden
    let area = contentShape?.placed(in: rect)
    let areas = area.map { areas + [$0] } ?? areas
    let index = list.count
    list.append(
      PlacedElement(
        element: self, visible: (area?.path.boundingRect ?? rect).intersection(visible),
        hears: hears, areas: areas))
    let inner = clipsTouches ? visible.intersection(rect) : visible
    for child in drawnChildren {
      child.appendPlaced(to: &list, visible: inner, hears: hears, in: areas)
    }
    list[index].end = list.count
  }

  /// A Boolean value that indicates whether what lies outside of the frame cannot be seen.
  private var clipsTouches: Bool {
    (role as? LayerRole)?.clips ?? (role as? ScrollRole)?.clips ?? false
  }

  /// The children from the lowest to the topmost.
  private var drawnChildren: [Element] {
    let children = elements
    if role.paintsFirstChildLast { return Array(children.dropFirst() + children.prefix(1)) }
    guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Returns whether a touch of a point stops here, whatever lies beneath.
  func stopsTouch(at point: CGPoint) -> Bool {
    let reacts = interactions.contains {
      switch $0 {
      case .scroll, .refresh, .submit, .page, .slide, .dismiss, .back: false
      default: true
      }
    }
    return reacts || isDisabled || role.isOpaque(at: point, in: rect)
  }
}

extension ElementRole {
  /// Returns whether something is drawn at a point that stops a touch.
  fileprivate func isOpaque(at point: CGPoint, in rect: CGRect) -> Bool {
    guard let drawing = self as? ShapeDrawing else { return self is PictureRole }
    return drawing.layers.contains { layer in
      guard case .fill(let style, let fill) = layer, style.isSeen(in: rect) else { return false }
      return drawing.shape.path(in: rect).contains(point, eoFill: fill.isEOFilled)
    }
  }
}

extension ResolvedStyle {
  /// Returns whether the style paints anything in a rectangle.
  fileprivate func isSeen(in rect: CGRect) -> Bool {
    if case .material = self { return true }
    guard let paint = paint(in: rect) else { return false }
    return paint.color?.alpha != 0
  }
}
