import Foundation

/// Reads the sample data that comes with the screens.
enum ShowcaseResource {
  /// The folder of sample data and pictures beside the executable.
  ///
  /// Built on `bundleURL`: Foundation takes a folder named Resources for the bundle's own, so that
  /// `resourceURL` already ends in it on some platforms.
  static let folder = Bundle.module.bundleURL.appendingPathComponent("Resources")
  static let path = folder.path

  /// The ending of the name of a picture's version by night.
  static let nightSuffix = "-dark"
  /// The names of pictures that have a version by night.
  static let nightPictures: Set<String> = {
    let pictures = folder.appendingPathComponent("Pictures").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
    let ending = nightSuffix + ".svg"
    return Set(files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
  }()

  /// Decodes a JSON file of the folder, such as `saransk.json`.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from file: String
  ) throws(ShowcaseDataError) -> Value {
    try decode(type, from: data(of: file), named: file)
  }

  /// Decodes JSON; `file` names it in errors.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data, named file: String
  ) throws(ShowcaseDataError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw .malformed(file: file, detail: String(describing: error))
    }
  }

  /// The SVG picture of a name such as `animal-tiger`.
  static func picture(named name: String) throws(ShowcaseDataError) -> Data {
    try data(of: "Pictures/\(name).svg")
  }

  /// The bytes of a file of the folder, such as `saransk-map.geojson`.
  static func data(of file: String) throws(ShowcaseDataError) -> Data {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else {
      throw .missing(file: file)
    }
    return data
  }
}

/// A fault in a file of sample data.
enum ShowcaseDataError: Error, Equatable, CustomStringConvertible {
  case missing(file: String)
  case malformed(file: String, detail: String)
  case inconsistent(file: String, item: String, reason: String)

  var description: String {
    switch self {
    case .missing(let file):
      "The resource \(file) is missing beside the executable; build the package again."
    case .malformed(let file, let detail):
      "The resource \(file) is not valid JSON of the expected form: \(detail)"
    case .inconsistent(let file, let item, let reason):
      "In the resource \(file), \(item): \(reason)."
    }
  }
}
