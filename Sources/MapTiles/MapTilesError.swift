/// A fault in an MBTiles file or one of its tiles.
public struct MapTilesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault itself.
  public enum Problem: Error, Hashable, Sendable {
    /// The file cannot be read as SQLite, for a reason.
    case unreadable(String)
    /// The file has no table of tiles.
    case noTiles
    /// The tiles have a format that is not read.
    case format(String)
    /// An entry of the metadata has a wrong value.
    case metadata(key: String, value: String)
    /// The tile is missing.
    case missing
    /// The tile cannot be unpacked, for a reason.
    case compression(String)
    /// The unpacked tile is larger than a limit, in bytes.
    case tooLarge(limit: Int)
    /// The bytes are no vector tile, for a reason.
    case notATile(String)
    /// A layer has a fault.
    case layer(name: String, reason: LayerProblem)
    /// More tiles than a limit cover the map, so that only the middle ones are drawn.
    case tooFarOut(limit: Int)
  }

  /// A fault in a layer, or in one of its features.
  public enum LayerProblem: Hashable, Sendable {
    /// A version other than 1 and 2.
    case version(UInt32)
    /// An extent, in units, that is no size for a tile.
    case extent(UInt32)
    /// The first feature that was left out, from 0, why, and how many there were.
    case features(first: Int, FeatureProblem, count: Int)
  }

  /// An error in a feature, which is left out.
  public enum FeatureProblem: Error, Hashable, Sendable {
    /// A number that is no command of a geometry.
    case unknownCommand(UInt32)
    /// The geometry ends within a command.
    case endsEarly
    /// A tag's number is beyond the layer's keys or values.
    case tag
  }

  /// The file's name.
  public var file: String
  /// The tile; nil for the file as a whole.
  public var tile: TileAddress?
  /// The fault itself.
  public var problem: Problem

  /// Creates an error.
  public init(file: String, tile: TileAddress? = nil, problem: Problem) {
    (self.file, self.tile, self.problem) = (file, tile, problem)
  }

  /// The file, the tile and the fault, for people.
  public var description: String {
    let place = tile.map { "\(file), tile \($0)" } ?? file
    return place + ": " + problem.description
  }
}

extension MapTilesError.Problem: CustomStringConvertible {
  /// The fault, for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read as SQLite: \(reason)"
    case .noTiles: "there are no tiles in it; an MBTiles file has them in the table “tiles”"
    case .format(let name):
      "its tiles are “\(name)”, not “pbf”; export vector tiles, such as OpenMapTiles or Planetiler do"
    case .metadata(let key, let value): "“\(value)” makes no sense as the metadata's “\(key)”"
    case .missing: "the tile is missing; make the file anew, or narrow its metadata's “bounds”"
    case .compression(let reason): "the tile cannot be unpacked: \(reason)"
    case .tooLarge(let limit):
      "the tile is larger than \(limit >> 20) MB unpacked; make tiles with less detail"
    case .notATile(let reason): "the bytes are no vector tile: \(reason)"
    case .layer(let name, let reason): "layer “\(name)”: \(reason)"
    case .tooFarOut(let limit):
      "more than \(limit) tiles cover the map; only the middle ones are drawn. Add tiles of lower zooms"
    }
  }
}

extension MapTilesError.LayerProblem: CustomStringConvertible {
  /// The fault, for people.
  public var description: String {
    switch self {
    case .version(let version): "version \(version) is not 1 or 2, the known ones"
    case .extent(let extent): "an extent of \(extent) units is no size for a tile"
    case .features(let first, let reason, let count):
      "\(count) features are left out; the first is feature \(first): \(reason)"
    }
  }
}

extension MapTilesError.FeatureProblem: CustomStringConvertible {
  /// The fault, for people.
  public var description: String {
    switch self {
    case .unknownCommand(let number): "\(number) is no command of a geometry"
    case .endsEarly: "the geometry ends within a command"
    case .tag: "a tag's number is beyond the layer's keys or values"
    }
  }
}
