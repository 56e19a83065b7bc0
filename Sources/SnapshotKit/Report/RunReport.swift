import Foundation

/// The result of a run as JSON for tools, as `Documentation/report-schema.json` has it.
struct RunReport: Codable, Sendable {
  static let fileName = "report.json"
  /// The same for the web app, which may not read files where it is opened from disk.
  static let scriptName = "report.js"
  static let format = "vitrine-report/1"

  /// One cell of the matrix.
  struct CellResult: Codable, Sendable {
    let name: String
    let pixelWidth: Int
    let pixelHeight: Int
    var status: CellStatus
    /// The digest of what is drawn.
    var key: String?
    var approvedKey: String?
    var pixels: String?
    var approvedPixels: String?
    /// The reason of a failure, or a remark on the change.
    var reason: String?
    var difference: Difference?
    /// The id of the cluster of the cells that differ for the same reason.
    var cause: String?
    var files: Files?
  }

  /// The difference of the pixels from the stored picture.
  struct Difference: Codable, Sendable {
    let pixels: Int
    /// The number of them that a person would see.
    var visible: Int?
    let box: PixelBox?
    /// The parts of the picture that differ.
    var regions: [DifferenceRegion]?
    let largestStep: Int
    let density: Double
    /// The tolerance that was spent on it.
    var tolerance: Tolerance?
  }

  /// Pictures in the report's folder.
  struct Files: Codable, Sendable {
    var expected: String?
    var actual: String?
    var difference: String?
  }

  /// Another revision, as it was asked for and found.
  struct Revision: Codable, Sendable, Hashable {
    let name: String
    let commit: String
  }

  /// A change in memory that the gate must notice.
  struct Control: Codable, Sendable, Hashable {
    let name: String
    let isNoticed: Bool
  }

  var format = RunReport.format
  let command: String
  /// The revision that cells are held against; absent where that is what was approved.
  var revision: Revision?
  var shard: String?
  /// The filters of the run, as arguments.
  var filter: [String]
  let fingerprint: String
  var controls: [Control] = []
  /// In the order of the matrix, orphans last.
  var cells: [CellResult]
  /// The causes of the differences, the one with the most cells first; absent where nothing
  /// differs.
  var clusters: [CauseCluster]?
  /// Of the process and its workers, from beginning to end.
  var seconds: Double

  func count(_ status: CellStatus) -> Int { cells.count { $0.status == status } }

  var failures: [CellResult] { cells.filter(\.status.isFailure) }

  /// Returns the report as JSON, with keys in a fixed order.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads the report of a folder.
  static func read(_ folder: String) throws -> RunReport {
    let path = "\(folder)/\(fileName)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReportError.missing(path)
    }
    return try RunReport(data, path: path)
  }
}

extension RunReport {
  /// Reads the content of a report.
  init(_ data: Data, path: String) throws {
    do {
      self = try JSONDecoder().decode(RunReport.self, from: data)
    } catch let error as DecodingError {
      throw ReportError.malformed(path, String(describing: error))
    }
    guard format == Self.format else { throw ReportError.otherFormat(path, format) }
  }
}

/// An error in the use of a report.
enum ReportError: Error, CustomStringConvertible {
  case missing(String)
  case malformed(String, String)
  case otherFormat(String, String)
  case noPictures(String, command: String)

  var description: String {
    switch self {
    case .missing(let path): "There is no report at \(path); name folders that a run wrote."
    case .malformed(let path, let detail): "\(path) is no report: \(detail)"
    case .noPictures(let folder, let command):
      "The report in \(folder) is of snapshot \(command): snapshot render writes galleries."
    case .otherFormat(let path, let format):
      "\(path) has the format \(format); this command reads \(RunReport.format)."
    }
  }
}
