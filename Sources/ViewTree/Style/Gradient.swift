/// A gradient of colours; as a style, from top to bottom.
///
///     LinearGradient(
///       gradient: Gradient(stops: [
///         Gradient.Stop(color: .blue, location: 0), Gradient.Stop(color: .clear, location: 0.3),
///       ]), startPoint: .leading, endPoint: .trailing)
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour stop of a gradient.
  ///
  ///     LinearGradient(
  ///       stops: [.init(color: .blue, location: 0), .init(color: .teal, location: 0.8)],
  ///       startPoint: .top, endPoint: .bottom)
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The colour at the location.
    ///   - location: The location, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The stops, from start to end.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .linear(resolve(environment), .top, .bottom)
  }

  func resolve(_ environment: EnvironmentValues) -> [ColorStop] {
    stops.map {
      ColorStop(color: $0.color.resolveColor(in: environment), location: $0.location)
    }
  }
}
