/// A layer that a view is drawn in, which follows from the view's rectangle.
public struct _VisualLayer: Sendable {
  enum Change: Sendable {
    case opacity(Double)
    case filter(Filter)
    case offset(CGSize)
    case rotation(Angle, about: UnitPoint)
    case scale(CGSize, about: UnitPoint)
    case projection(Turn)
  }

  /// A rotation in three dimensions.
  struct Turn: Sendable {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat
  }

  let change: Change

  /// Returns the layer of a view's rectangle, in points; nil draws nothing.
  func layer(in rect: CGRect) -> Layer? {
    switch change {
    case .opacity(let opacity):
      return opacity <= 0 ? nil : Layer(opacity: min(1, opacity), items: [])
    case .filter(let filter): return Layer(filters: [filter], items: [])
    case .offset(let offset):
      return moved(CGAffineTransform(translationX: offset.width, y: offset.height), .topLeading)
    case .rotation(let angle, let anchor):
      return moved(CGAffineTransform(rotationAngle: angle.radians), anchor)
    case .scale(let scale, let anchor):
      return moved(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    case .projection(let turn):
      return Layer(
        seenBy: Projection(
          turnedBy: turn.angle, about: turn.axis, depth: turn.anchorZ,
          perspective: turn.perspective / max(1, rect.width, rect.height)
        ).about(turn.anchor.point(in: rect)))
    }
    func moved(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> Layer? {
      abs(transform.determinant) < 1e-6
        ? nil : Layer(transform: transform.about(anchor.point(in: rect)), items: [])
    }
  }
}

extension _VisualLayer {
  /// Returns the layers on the way from some to others of the same kinds, which one closure has
  /// made twice; at half of the way the others, where they are of other kinds.
  ///
  /// - Parameters:
  ///   - from: The layers at the beginning.
  ///   - to: The layers at the end.
  ///   - share: The share of the way, from 0 to 1.
  /// - Returns: As many layers.
  package static func between(
    _ from: [_VisualLayer], _ to: [_VisualLayer], _ share: Double
  ) -> [_VisualLayer] {
    guard share > 0 else { return from }
    guard share < 1 else { return to }
    let mixed = zip(from, to).compactMap { $0.mixed(with: $1, share) }
    return mixed.count == from.count && from.count == to.count
      ? mixed : share < 0.5 ? from : to
  }

  private func mixed(with other: _VisualLayer, _ share: Double) -> _VisualLayer? {
    func mix<Value: Animatable>(_ from: Value, _ to: Value) -> Value {
      var (way, result) = (to.animatableData, from)
      way -= from.animatableData
      way.scale(by: share)
      result.animatableData += way
      return result
    }
    switch (change, other.change) {
    case (.opacity(let from), .opacity(let to)):
      return _VisualLayer(change: .opacity(mix(min(1, max(0, from)), min(1, max(0, to)))))
    case (.offset(let from), .offset(let to)):
      return _VisualLayer(change: .offset(mix(from, to)))
    case (.rotation(let from, let anchor), .rotation(let to, _)):
      return _VisualLayer(change: .rotation(mix(from, to), about: anchor))
    case (.scale(let from, let anchor), .scale(let to, _)):
      return _VisualLayer(change: .scale(mix(from, to), about: anchor))
    case (.projection(var turn), .projection(let to)):
      // About an axis that differs the whole rotation would be another one.
      guard turn.axis == to.axis else { return nil }
      turn.angle = mix(turn.angle, to.angle)
      return _VisualLayer(change: .projection(turn))
    case (.filter(let from), .filter(let to)):
      return from.mixed(with: to, mix).map { _VisualLayer(change: .filter($0)) }
    default: return nil
    }
  }
}

extension Filter {
  /// Returns the filter on the way to another; nil where that is of another kind.
  fileprivate func mixed(with other: Filter, _ mix: (Double, Double) -> Double) -> Filter? {
    switch (self, other) {
    case (.blur(let from, let opaque), .blur(let to, _)):
      return .blur(radius: CGFloat(mix(Double(from), Double(to))).quantized, opaque: opaque)
    case (.brightness(let from), .brightness(let to)): return .brightness(mix(from, to))
    case (.contrast(let from), .contrast(let to)): return .contrast(mix(from, to))
    case (.saturation(let from), .saturation(let to)): return .saturation(mix(from, to))
    case (.grayscale(let from), .grayscale(let to)): return .grayscale(mix(from, to))
    case (.hueRotation(let from), .hueRotation(let to)):
      return .hueRotation(.radians(mix(from.radians, to.radians)))
    default: return nil
    }
  }
}
