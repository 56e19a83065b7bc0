import DisplayList
import Foundation

/// The parts of frames that can be seen: within the screen, and within what scrolls or clips them.
struct VisibleFrames {
  private let views: [ViewRecord]
  private let screen: CGRect
  /// The areas in which views' contents show, by the view's index, of those that clip it.
  private let clips: [Int: CGRect]

  /// Finds what clips the views of a list, which must have been asked for.
  init(_ list: DisplayList) {
    (views, screen) = (list.views, CGRect(origin: .zero, size: list.size))
    var search = Search(nodes: list.nodes)
    search.visit(list.items, transform: .identity)
    clips = search.clips
  }

  /// Returns the part of an element's frame that can be seen; nil where it is out of sight.
  func visible(_ frame: CGRect) -> CGRect? {
    var rect = frame.intersection(screen)
    var around = nearest(to: frame)
    while let view = around {
      if let clip = clips[view] { rect = rect.intersection(clip) }
      around = views[view].parent
    }
    return rect.isNull || rect.width < Self.least || rect.height < Self.least ? nil : rect
  }

  /// As much of a frame is a rounding's, in points.
  private static let least = 0.5

  /// Returns the view that lies most where an element lies, of equal ones the topmost: a view's
  /// frame is without the padding that its element has.
  private func nearest(to frame: CGRect) -> Int? {
    var found: (index: Int, share: Double)?
    for (index, view) in views.enumerated() {
      let common = view.frame.intersection(frame).area
      let share = common / (view.frame.area + frame.area - common)
      if share > 0, share >= found?.share ?? 0 { found = (index, share) }
    }
    return found?.index
  }

  private struct Search {
    let nodes: [DisplayList.Node]
    var clips: [Int: CGRect] = [:]

    mutating func visit(_ items: [DrawItem], transform: CGAffineTransform) {
      for item in items {
        guard case .layer(let layer) = item.operation else { continue }
        let inner = layer.transform.concatenating(transform)
        if let clip = layer.clip, nodes.indices.contains(Int(item.node)) {
          let (view, rect) = (
            Int(nodes[Int(item.node)].view), clip.boundingRect.applying(inner)
          )
          // A view of several clipped parts shows in all of them.
          clips[view] = clips[view]?.union(rect) ?? rect
        }
        visit(layer.items, transform: inner)
      }
    }
  }
}

extension CGRect {
  /// In square points; none of what is empty.
  fileprivate var area: Double { isNull ? 0 : Double(width * height) }
}
