import Foundation

/// The wind's direction and speed.
public struct Wind: Codable, Hashable, Sendable {
  /// A direction of a compass.
  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
    Sendable
  {
    /// From north to east.
    case north, northNortheast, northeast, eastNortheast
    /// From east to south.
    case east, eastSoutheast, southeast, southSoutheast
    /// From south to west.
    case south, southSouthwest, southwest, westSouthwest
    /// From west to north.
    case west, westNorthwest, northwest, northNorthwest

    /// The name in English, such as “North Northeast”.
    public var description: String { rawValue.separatedWords }

    /// The name for a screen reader.
    public var accessibilityDescription: String { description }

    /// The letters of the direction, such as “NNE”.
    public var abbreviation: String {
      switch self {
      case .north: "N"
      case .northNortheast: "NNE"
      case .northeast: "NE"
      case .eastNortheast: "ENE"
      case .east: "E"
      case .eastSoutheast: "ESE"
      case .southeast: "SE"
      case .southSoutheast: "SSE"
      case .south: "S"
      case .southSouthwest: "SSW"
      case .southwest: "SW"
      case .westSouthwest: "WSW"
      case .west: "W"
      case .westNorthwest: "WNW"
      case .northwest: "NW"
      case .northNorthwest: "NNW"
      }
    }

    /// The direction that is nearest to an angle.
    ///
    /// Each of the sixteen has 22.5° around it; an angle in the middle of two counts for the next.
    fileprivate init(degrees: Double) {
      let turn = (degrees / 22.5 + 0.5).rounded(.down).truncatingRemainder(dividingBy: 16)
      let index = turn.isFinite ? Int(turn < 0 ? turn + 16 : turn) : 0
      self = Self.allCases[index]
    }
  }

  /// The angle that the wind comes from, clockwise from north.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts; nil where there are none.
  public var gust: Measurement<UnitSpeed>?

  /// The direction that the wind comes from, of the sixteen of a compass.
  public var compassDirection: CompassDirection {
    CompassDirection(degrees: direction.converted(to: .degrees).value)
  }

  /// Creates a wind, to be told.
  ///
  /// - Parameters:
  ///   - direction: The angle that it comes from, in degrees clockwise from north.
  ///   - speed: The speed, in kilometres an hour.
  ///   - gust: The speed of gusts, in kilometres an hour; nil for none.
  public init(direction: Double = 0, speed: Double = 0, gust: Double? = nil) {
    self.direction = Measurement(value: direction, unit: .degrees)
    self.speed = Measurement(value: speed, unit: .kilometersPerHour)
    self.gust = gust.map { Measurement(value: $0, unit: .kilometersPerHour) }
  }
}
