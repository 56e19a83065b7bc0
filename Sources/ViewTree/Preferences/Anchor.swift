import LayoutEngine

/// A position of a view, which another view can resolve in its own coordinates.
///
/// Keys keep anchors as constants; only views, on the main actor, look up what they refer to.
///
///     Text("Today")
///       .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
///       .overlayPreferenceValue(BoundsKey.self) { anchors in
///         GeometryReader { proxy in Text("\(proxy[anchors[0]].width)") }
///       }
public struct Anchor<Value>: @unchecked Sendable {
  /// The part of a view that an anchor stands for.
  public struct Source {
    package let value: (CGRect) -> Value
  }

  let element: Element
  let value: (CGRect) -> Value

  /// Creates an anchor to what a closure finds in an element's frame.
  package init(element: Element, value: @escaping (CGRect) -> Value) {
    (self.element, self.value) = (element, value)
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors lie at the same place of the screen.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.value(a.element.rect) == b.value(b.element.rect)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value(element.rect)) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { .init { $0 } }

  /// Returns a rectangle of the view, in points.
  public static func rect(_ rect: CGRect) -> Self {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point of the view, in points.
  public static func point(_ point: CGPoint) -> Self {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a point of the view by fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self { .init { point.point(in: $0) } }

  /// The top leading corner of the view.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge of the view.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge of the view.
  public static var leading: Self { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge of the view.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the view.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
