import ViewTree

/// The order in which assistive technology reads the marks of a plot: along the axis of their
/// places, and at one place as the data have them.
///
/// Marks that have no order of their own are read line by line, so that of bars the highest came
/// first.
@MainActor
struct MarkOrder {
  /// By the number of the mark, from 0.
  private let ranks: [Int: Int]

  init(_ drawings: [MarkDrawing], of model: ChartModel, isRightToLeft: Bool) {
    let axis = Self.axis(of: model)
    let marks = drawings.compactMap { drawing -> (place: CGFloat, mark: Int)? in
      guard let mark = drawing.mark else { return nil }
      let hasPlace = !model.marks[mark].geometry.extent(axis).values.isEmpty
      let place = Self.place(drawing.frame, axis, isRightToLeft: isRightToLeft)
      // What spans the plot, such as a mean, is read behind all else.
      return (hasPlace ? place : .infinity, mark)
    }
    let sorted = marks.sorted { ($0.place, $0.mark) < ($1.place, $1.mark) }
    ranks = Dictionary(
      sorted.enumerated().map { ($0.element.mark, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the priority by which a mark is read among the others, the highest first.
  func priority(of mark: Int) -> Double? { ranks[mark].map { -Double($0) } }

  /// Bars that lie and rows of categories are read downwards, all else along the horizontal axis.
  private static func axis(of model: ChartModel) -> Axis {
    let hasLyingBars = model.marks.contains { $0.geometry.length?.axis == .horizontal }
    let hasRows = model.y.kind == .category && model.x.kind != .category
    return hasLyingBars || hasRows ? .vertical : .horizontal
  }

  private static func place(_ frame: CGRect, _ axis: Axis, isRightToLeft: Bool) -> CGFloat {
    // A bar and a point at one value differ by what their sizes round to.
    let place = ((axis == .horizontal ? frame.midX : frame.midY) * 1024).rounded()
    return axis == .horizontal && isRightToLeft ? -place : place
  }
}
