import DisplayList
import Foundation

/// The crumbs of a symbol beside a line through it: components that the line cuts off and that are
/// too small to be read as a part of the symbol.
struct SymbolCrumbs {
  /// The path that covers them with a margin; empty where there are none.
  let path: Path
  /// The path that covers, with the same margin, the halves of small forms of which the line leaves
  /// nothing else: thin as they are, both are read together, as the halves of a pupil are.
  let halves: Path

  /// The area of the largest crumb as a part of the stroke's square: a round end alone has 0.79.
  private static let share: CGFloat = 1.2
  /// The length of the longest crumb in strokes: what is thin and longer is a line still.
  private static let length: CGFloat = 1.5
  /// The length of the longest sliver in strokes, and its thickness: what is left of a disc.
  private static let sliver: (length: CGFloat, thickness: CGFloat) = (2.6, 0.6)
  /// The length of the shortest half in strokes, and the smallest part of the other one's area
  /// that it has.
  private static let half: (length: CGFloat, share: CGFloat) = (1.2, 0.6)
  /// The largest part of what is left of a symbol that is a crumb of it.
  private static let part: CGFloat = 0.12
  /// The room around a crumb that is covered too: half a cell for the grid, and the edge's shade.
  private static let margin: CGFloat = 1.6

  /// Looks for crumbs.
  ///
  /// - Parameters:
  ///   - whole: The symbol's ink.
  ///   - band: The line through it with its gaps, which is cut out.
  ///   - stroke: The stroke of the symbol.
  init(of whole: SymbolGrid, beside band: SymbolArtwork.Part, stroke: CGFloat) {
    var cut = whole
    cut.draw(band, false)
    // The cells of a thin end may hang together by their corners alone.
    let components = cut.components(byCorners: true)
    let left = components.reduce(0) { $0 + $1.count }
    // In light weights a component is as short as at the regular one.
    let long = max(stroke, SymbolStroke.stem(.regular))
    let part = Self.part * CGFloat(left)
    let small = components.filter { CGFloat($0.count) < part }
    let forms = small.isEmpty ? [] : whole.components(byCorners: true).map(Set.init)
    let halves = small.filter { component in
      guard cut.extent(of: component) > Self.half.length * long,
        let form = forms.first(where: { $0.contains(component[0]) })
      else { return false }
      let areas = components.filter { form.contains($0[0]) }.map { CGFloat($0.count) }.sorted()
      return areas.count == 2 && areas[0] > Self.half.share * areas[1]
    }
    let crumbs = small.filter { component in
      let (area, extent) = (CGFloat(component.count), cut.extent(of: component))
      let isShort = area < Self.share * stroke * long && extent < Self.length * long
      let isSliver =
        area < Self.sliver.thickness * stroke * extent && extent < Self.sliver.length * long
      return (isShort || isSliver) && !halves.contains(component)
        && component.contains { cut.touches($0, erasedFrom: whole) }
    }
    path = Self.cover(crumbs, of: cut)
    self.halves = Self.cover(halves, of: cut)
  }

  private static func cover(_ components: [[Int]], of grid: SymbolGrid) -> Path {
    Path { path in
      for row in components.flatMap(grid.rows) {
        path.addRect(row.insetBy(dx: -margin, dy: -margin))
      }
    }
  }
}
