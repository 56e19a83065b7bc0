/// Ways to travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Creates ways from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
  /// By any of them.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

extension MKDirectionsTransportType {
  /// Returns the seconds that a distance in metres usually takes, whole.
  ///
  /// - On foot 1.4 m/s, the usual pace of grown-ups.
  /// - By bicycle 15 km/h, as in a town.
  /// - By public transport 20 km/h, waits and changes counted.
  /// - By car 40 km/h for the first 20 km, since a town's limit of 50 km/h is not kept at its
  ///   crossings, and 90 km/h for the rest, which leads over roads between towns.
  ///
  /// Of several ways the car counts, then public transport, then the bicycle.
  func travelTime(over distance: CLLocationDistance) -> TimeInterval {
    let town = min(distance, 20_000)
    let seconds =
      if contains(.automobile) {
        town / Self.kilometresPerHour(40) + (distance - town) / Self.kilometresPerHour(90)
      } else if contains(.transit) {
        distance / Self.kilometresPerHour(20)
      } else if contains(.cycling) {
        distance / Self.kilometresPerHour(15)
      } else {
        distance / 1.4
      }
    return seconds.rounded()
  }

  private static func kilometresPerHour(_ speed: Double) -> Double { speed / 3.6 }
}
