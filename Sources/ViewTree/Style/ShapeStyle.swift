/// A colour, gradient, material or other pattern that shapes and texts are painted with.
///
///     Circle().fill(.tint)
///     Text("Sale").foregroundStyle(.red.gradient)
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Resolves the style in an environment, for styles that are made of others.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the style resolved in an environment; styles made of others need not implement it.
  func _style(in environment: EnvironmentValues) -> ResolvedStyle

  /// Returns the style that views below are painted with: a level of the foreground is one of what
  /// was set before.
  func _foreground(in environment: EnvironmentValues) -> any ShapeStyle

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  var _asksForForeground: Bool { get }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    resolve(in: environment)._style(in: environment)
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle { self }

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  public var _asksForForeground: Bool { true }
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program: a style that paints itself resolves to no other.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself: it resolves to no other style")
  }
}

/// A style whose colours are known, but not yet the rectangle that it is painted in.
public enum ResolvedStyle: Sendable {
  /// A single colour.
  case color(RGBAColor)
  /// A linear gradient between two points.
  case linear([ColorStop], UnitPoint, UnitPoint)
  /// A radial gradient about a point, between two radii in points.
  case radial([ColorStop], UnitPoint, CGFloat, CGFloat)
  /// An elliptical gradient about a point, between two radii as fractions of the frame.
  case elliptical([ColorStop], UnitPoint, CGFloat, CGFloat)
  /// An angular gradient about a point, between two angles.
  case angular([ColorStop], UnitPoint, Angle, Angle)
  /// A part of an image, as fractions of it, that repeats in a size in points.
  case image(ImageReference, CGRect, CGSize)
  /// Colours of a net of vertices, by fractions of the rectangle.
  case mesh(MeshNet)
  /// A material, through which what is behind is seen blurred.
  case material(MaterialThickness, MaterialScheme)
  /// A style with shadows.
  indirect case shadowed(ResolvedStyle, [StyleShadow])
  /// A style that blends with what is behind it.
  indirect case blended(ResolvedStyle, BlendMode)

  /// A shadow that a style brings with it.
  public struct StyleShadow: Sendable {
    let shadow: Shadow
    let isInner: Bool
  }

  /// Returns the paint in a rectangle, or nil for materials.
  public func paint(in rect: CGRect) -> Paint? {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      return .linearGradient(
        LinearGradientPaint(stops: stops, start: start.point(in: rect), end: end.point(in: rect)))
    case .radial(let stops, let center, let start, let end):
      return .radialGradient(
        RadialGradientPaint(
          stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end))
    case .elliptical(let stops, let center, let start, let end):
      return .radialGradient(
        RadialGradientPaint(
          stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end,
          scale: rect.size))
    case .angular(let stops, let center, let start, let end):
      return .angularGradient(
        AngularGradientPaint(
          stops: stops, center: center.point(in: rect), startAngle: start, endAngle: end))
    case .image(let image, let part, let size):
      let tile = CGRect(origin: rect.origin, size: size)
      return .tiled(TiledImagePaint(image: image, part: part, tile: tile))
    case .mesh(let net): return .mesh(net.paint(in: rect))
    case .material: return nil
    case .shadowed(let base, _), .blended(let base, _): return base.paint(in: rect)
    }
  }

  /// The style with its alpha multiplied.
  func opacity(_ factor: Double) -> ResolvedStyle { mapColors { $0.opacity(factor) } }

  /// The style with other colours; pictures and materials stay as they are.
  func mapColors(_ change: (RGBAColor) -> RGBAColor) -> ResolvedStyle {
    func changed(_ stops: [ColorStop]) -> [ColorStop] {
      stops.map { ColorStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let stops, let start, let end): return .linear(changed(stops), start, end)
    case .radial(let stops, let center, let start, let end):
      return .radial(changed(stops), center, start, end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(changed(stops), center, start, end)
    case .angular(let stops, let center, let start, let end):
      return .angular(changed(stops), center, start, end)
    case .mesh(let net): return .mesh(net.mapColors(change))
    case .image, .material: return self
    case .shadowed(let base, let shadows): return .shadowed(base.mapColors(change), shadows)
    case .blended(let base, let mode): return .blended(base.mapColors(change), mode)
    }
  }
}
