import LayoutEngine
import ViewTree

/// A view beside a mark, in the chart's coordinates.
struct PlacedAnnotation {
  let element: Element
  var frame: CGRect
  let annotation: MarkAnnotation
}

/// Places views beside marks.
@MainActor
struct AnnotationPlacement {
  let model: ChartModel
  let plot: CGRect
  let size: CGSize
  let context: LoweringContext

  /// The distance from the mark, in points.
  private static let gap: CGFloat = 4

  /// Returns the views of all marks, where they would lie if nothing kept them within the chart.
  func annotations(_ drawings: [MarkDrawing]) -> [PlacedAnnotation] {
    drawings.flatMap { drawing -> [PlacedAnnotation] in
      guard let index = drawing.mark else { return [] }
      let mark = model.marks[index]
      let target = (drawing.anchor ?? drawing.frame).offsetBy(dx: plot.minX, dy: plot.minY)
      return mark.style.annotations.enumerated().map { number, annotation in
        let content = annotation.content(AnnotationContext(targetSize: drawing.frame.size))
        let element = context.entering(.id(AnyHashable("annotation \(index) \(number)")))
          .element(of: content)
        let room = element.cgSize(Proposal(width: size.width, height: nil))
        let origin = origin(annotation, mark, target, room)
        return PlacedAnnotation(
          element: element, frame: CGRect(origin: origin, size: room), annotation: annotation)
      }
    }
  }

  /// Returns the lengths by which annotations stick out above and below, in points, so that marks
  /// give way.
  func overflow(_ annotations: [PlacedAnnotation]) -> (top: CGFloat, bottom: CGFloat) {
    let yielding = annotations.filter { placed in
      switch placed.annotation.overflow.y.kind {
      case .automatic, .padScale: placed.annotation.position.place != .overlay
      case .fit, .disabled: false
      }
    }
    return (
      yielding.map { -$0.frame.minY }.max().map { max(0, $0) } ?? 0,
      yielding.map { $0.frame.maxY - size.height }.max().map { max(0, $0) } ?? 0
    )
  }

  /// Returns the views, moved into what they must not leave.
  func fitted(_ annotations: [PlacedAnnotation]) -> [PlacedAnnotation] {
    annotations.map { placed in
      var placed = placed
      let chart = CGRect(origin: .zero, size: size)
      if let bounds = boundary(placed.annotation.overflow.x, usual: chart) {
        let most = max(bounds.minX, bounds.maxX - placed.frame.width)
        placed.frame.origin.x = min(max(placed.frame.minX, bounds.minX), most)
      }
      if case .fit = placed.annotation.overflow.y.kind,
        let bounds = boundary(placed.annotation.overflow.y, usual: chart)
      {
        let most = max(bounds.minY, bounds.maxY - placed.frame.height)
        placed.frame.origin.y = min(max(placed.frame.minY, bounds.minY), most)
      }
      return placed
    }
  }

  private func boundary(
    _ strategy: AnnotationOverflowResolution.Strategy, usual: CGRect
  ) -> CGRect? {
    switch strategy.kind {
    case .disabled: nil
    case .fit(let boundary) where boundary.kind == .plot: plot
    case .automatic, .fit, .padScale: usual
    }
  }

  private func origin(
    _ annotation: MarkAnnotation, _ mark: MarkRecord, _ target: CGRect, _ view: CGSize
  ) -> CGPoint {
    let gap = annotation.spacing ?? Self.gap
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let isHorizontal = mark.geometry.length?.axis == .horizontal
    let place = annotation.position.place
    let side = place == .automatic ? (isHorizontal ? .trailing : .top) : place
    let before = isMirrored ? target.maxX + gap : target.minX - gap - view.width
    let after = isMirrored ? target.minX - gap - view.width : target.maxX + gap
    let above = target.minY - gap - view.height
    let below = target.maxY + gap
    let along = aligned(annotation.alignment, target, view, isMirrored)
    return switch side {
    case .top, .automatic: CGPoint(x: along.x, y: above)
    case .bottom: CGPoint(x: along.x, y: below)
    case .leading: CGPoint(x: before, y: along.y)
    case .trailing: CGPoint(x: after, y: along.y)
    case .overlay: along
    case .topLeading: CGPoint(x: before, y: above)
    case .topTrailing: CGPoint(x: after, y: above)
    case .bottomLeading: CGPoint(x: before, y: below)
    case .bottomTrailing: CGPoint(x: after, y: below)
    }
  }

  /// Returns the corner of a view that is aligned with its mark's box.
  private func aligned(
    _ alignment: Alignment, _ target: CGRect, _ view: CGSize, _ isMirrored: Bool
  ) -> CGPoint {
    var x = target.midX - view.width / 2
    let isFirst = alignment.horizontal == (isMirrored ? .trailing : .leading)
    let isLast = alignment.horizontal == (isMirrored ? .leading : .trailing)
    if isFirst { x = target.minX }
    if isLast { x = target.maxX - view.width }
    var y = target.midY - view.height / 2
    if alignment.vertical == .top { y = target.minY }
    if alignment.vertical == .bottom { y = target.maxY - view.height }
    return CGPoint(x: x, y: y)
  }
}
