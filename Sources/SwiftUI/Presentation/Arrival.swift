import LayoutEngine

/// The way of one part of a presentation to its place.
struct Arrival {
  /// Returns by what a part differs from how it stands at its end, from its frame, the window's,
  /// and whether it is on its way out.
  let effects: (_ part: CGRect, _ window: CGRect, _ isLeaving: Bool) -> [ViewTransition.Effect]

  /// Is there at once.
  static var none: Arrival { Arrival { _, _, _ in [] } }

  /// Darkness and blur.
  static var fade: Arrival { Arrival { _, _, _ in [.opacity] } }

  /// From beneath the window's bottom edge.
  static var rise: Arrival {
    Arrival { part, window, _ in
      [.offset(CGSize(width: 0, height: window.maxY - part.minY))]
    }
  }

  /// From beneath the bottom edge, with all that belongs to it.
  static var cover: Arrival {
    Arrival { _, window, _ in [.offset(CGSize(width: 0, height: window.height))] }
  }

  /// Larger at first; it goes without shrinking.
  ///
  /// Apple publishes no scale: it is ours.
  static var settle: Arrival {
    Arrival { _, _, isLeaving in isLeaving ? [.opacity] : [.opacity, .scale(1.2, .center)] }
  }

  /// Out of a point of the window, and back into it.
  static func grow(from point: @escaping (_ part: CGRect) -> CGPoint) -> Arrival {
    Arrival { part, _, _ in
      let point = point(part)
      let anchor = UnitPoint(
        x: part.width > 0 ? (point.x - part.minX) / part.width : 0.5,
        y: part.height > 0 ? (point.y - part.minY) / part.height : 0.5)
      return [.opacity, .scale(0, anchor)]
    }
  }

  /// Out of the middle of the edge of an element at which the part lies.
  static func grow(outOf source: Element) -> Arrival {
    grow { part in
      let rect = source.rect
      return CGPoint(x: rect.midX, y: part.midY > rect.midY ? rect.maxY : rect.minY)
    }
  }

  /// From where an element stands that it is the picture of.
  static func lift(from source: Element) -> Arrival {
    Arrival { part, _, _ in
      let (x, y) = (source.rect.minX - part.minX, source.rect.minY - part.minY)
      return [.offset(CGSize(width: x, height: y))]
    }
  }
}
