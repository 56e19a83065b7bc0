/// A fault in a GeoJSON file, and its place.
public struct GeoJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault itself.
  public enum Problem: Error, Hashable, Sendable {
    /// The file cannot be read, for a reason.
    case unreadable(String)
    /// Something else stands where JSON or GeoJSON expects something.
    case unexpected(found: String, expected: String)
    /// The text ends within a value.
    case endsEarly
    /// A number that JSON does not allow.
    case badNumber(String)
    /// A string that JSON does not allow.
    case badString(String)
    /// Values are nested more than 64 levels deep.
    case nestedTooDeeply
    /// A latitude beyond ±90 degrees.
    case latitude(Double)
    /// A longitude beyond ±360 degrees.
    case longitude(Double)
    /// A position without two numbers.
    case tooFewNumbers
    /// A geometry with fewer positions than it needs.
    case tooFewPositions(found: Int, needed: Int)
    /// A ring that does not end where it begins.
    case openRing
    /// Positions at different depths of one list.
    case unevenNesting
    /// Coordinates of another depth than a type has.
    case wrongNesting(type: String)
    /// A type that GeoJSON does not have.
    case unknownType(String)
    /// A member is missing.
    case missing(String)
    /// The file has more than two thousand million coordinates.
    case tooLarge
  }

  /// The file's name.
  public var file: String
  /// The line, from 1; nil where the file could not be read.
  public var line: Int?
  /// The feature, from 0 in the order of the file.
  public var feature: Int?
  /// The ring or line within the feature, from 0.
  public var part: Int?
  /// The position within the ring or line, from 0.
  public var position: Int?
  /// The fault itself.
  public var problem: Problem

  /// The file, the line, the feature and the fault, for people.
  public var description: String {
    var place = [file]
    if let line { place.append("line \(line)") }
    if let feature { place.append("feature \(feature)") }
    if let part { place.append("part \(part)") }
    if let position { place.append("coordinate \(position)") }
    return place.joined(separator: ", ") + ": " + problem.description
  }
}

extension GeoJSONError.Problem: CustomStringConvertible {
  /// The fault, for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .unexpected(let found, let expected): "\(found) stands where \(expected) should"
    case .endsEarly: "the file ends in the middle; it may have been cut while copied"
    case .badNumber(let text): "“\(text)” is not a JSON number"
    case .badString(let reason): "a string is broken: \(reason)"
    case .nestedTooDeeply: "values are nested more than 64 levels deep"
    case .latitude(let value):
      "latitude \(value) is not within -90...90; GeoJSON has the longitude first, in degrees"
    case .longitude(let value):
      "longitude \(value) is not within -360...360; are the coordinates in metres (EPSG:3857)? "
        + "Export them in degrees (EPSG:4326)"
    case .tooFewNumbers: "a position needs a longitude and a latitude"
    case .tooFewPositions(let found, let needed):
      "there are \(found) positions, and at least \(needed) are needed"
    case .openRing: "the ring's last position must equal its first"
    case .unevenNesting: "positions stand at different depths of one list"
    case .wrongNesting(let type): "the coordinates are not nested as a \(type)'s are"
    case .unknownType(let type):
      "“\(type)” is no type of GeoJSON; see RFC 7946, section 1.4, for the nine that are"
    case .missing(let member): "the member “\(member)” is missing"
    case .tooLarge: "the file has more than two thousand million coordinates; split it"
    }
  }
}
