import SwiftUI

/// The place of the device.
///
///     MapPanel(.places([pier]), user: MapPanelUser(coordinate: pier, accuracy: 40, heading: 90))
public struct MapPanelUser: Hashable, Sendable {
  /// The place on the Earth.
  public var coordinate: GeoCoordinate
  /// The radius in metres within which the truth lies; nil for none to draw.
  public var accuracy: Double?
  /// The direction that the device points to, in degrees clockwise from north; nil if it does not
  /// know.
  public var heading: Double?

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - coordinate: The place on the Earth.
  ///   - accuracy: The radius within which the truth lies, in metres; nil for none to draw.
  ///   - heading: The direction that the device points to, in degrees clockwise from north; nil for
  ///     an unknown one.
  public init(coordinate: GeoCoordinate, accuracy: Double? = nil, heading: Double? = nil) {
    (self.coordinate, self.accuracy, self.heading) = (coordinate, accuracy, heading)
  }

  /// The corners of the square around the circle within which the device is: a camera that shows
  /// them shows the whole circle.
  public var surroundings: [GeoCoordinate] {
    guard let accuracy, accuracy > 0 else { return [coordinate] }
    let centre = Mercator.project(coordinate)
    let reach = accuracy / Mercator.metres(atLatitude: coordinate.latitude)
    return [-reach, reach].map {
      Mercator.coordinate(of: WorldPoint(x: centre.x + $0, y: centre.y + $0))
    }
  }

  /// The circle of accuracy.
  var overlay: MapPanelOverlay? {
    accuracy.map { radius in
      MapPanelOverlay(
        .circle(coordinate, radius: radius), fill: AnyShapeStyle(Color.blue.opacity(0.14)),
        stroke: AnyShapeStyle(Color.blue.opacity(0.3)), strokeStyle: StrokeStyle(lineWidth: 1))
    }
  }
}

/// The dot at which the device is, with the cone in which it looks.
struct MapUserView: View {
  /// Degrees clockwise from the top of the screen; nil for no cone.
  let heading: Double?

  var body: some View {
    Circle().fill(Color.blue)
      .frame(width: 16, height: 16)
      .frame(width: 22, height: 22)
      .background(
        Circle().fill(.white).shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
      )
      .background { cone }
  }

  /// The cone takes up no room: the place stands in the middle of the dot.
  @ViewBuilder private var cone: some View {
    if let heading {
      MapHeadingCone()
        .fill(
          RadialGradient(
            colors: [.blue.opacity(0.55), .blue.opacity(0)], center: .center, startRadius: 8,
            endRadius: MapHeadingCone.reach)
        )
        .frame(width: 80, height: 80)
        .rotationEffect(.degrees(heading))
    }
  }
}

/// A sector of 60° upwards from the middle of its room.
struct MapHeadingCone: Shape {
  /// The distance at which the cone has faded, in points.
  static let reach = 38.0

  /// Returns the smallest rectangle around the cone of a dot at a point.
  ///
  /// - Parameters:
  ///   - point: The dot's place.
  ///   - heading: The degrees clockwise from the top of the screen.
  /// - Returns: The rectangle.
  static func bounds(at point: CGPoint, heading: Double) -> CGRect {
    let rays = [-30.0, -15, 0, 15, 30].map { turn in
      let (sine, cosine) = PortableMath.sineAndCosine(degrees: heading + turn)
      return CGPoint(x: point.x + reach * sine, y: point.y - reach * cosine)
    }
    let (xs, ys) = (rays.map(\.x) + [point.x], rays.map(\.y) + [point.y])
    let (left, top) = (xs.min() ?? point.x, ys.min() ?? point.y)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(-120),
        delta: .degrees(60))
      path.closeSubpath()
    }
  }
}
