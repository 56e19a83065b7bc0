import ArgumentParser

/// The cells that a record may write.
public enum RecordMode: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
  /// Everything that is not as approved.
  case all
  /// Cells for which nothing is approved.
  case missing
  /// Cells whose approved pixels differ.
  case failed
  /// Nothing: what would be written is told.
  case never

  /// The environment variable that sets the mode where no option does.
  public static let variable = "SNAPSHOT_RECORD"

  /// Returns the mode of an option, or of the environment, or the usual one.
  ///
  /// - Parameters:
  ///   - option: The mode that was asked for; nil where none was.
  ///   - environment: The variables, of which ``variable`` may hold a mode.
  ///   - usual: The mode where neither tells one.
  /// - Returns: The first of them that is given.
  /// - Throws: ``RecordModeError`` if the variable holds no mode.
  public static func chosen(
    _ option: RecordMode?, environment: [String: String], usual: RecordMode
  ) throws(RecordModeError) -> RecordMode {
    if let option { return option }
    guard let text = environment[variable], !text.isEmpty else { return usual }
    guard let mode = RecordMode(rawValue: text) else { throw .unknown(text) }
    return mode
  }

  /// Returns a Boolean value that indicates whether a cell of a status may be written.
  func allows(_ status: CellStatus) -> Bool {
    switch self {
    case .all: true
    case .missing: status == .missing
    case .failed: status == .changed || status == .tolerated
    case .never: false
    }
  }
}

/// A record mode that there is not.
public enum RecordModeError: Error, Equatable, CustomStringConvertible {
  /// The text names no mode.
  case unknown(String)

  /// The text and the modes that there are, for people.
  public var description: String {
    switch self {
    case .unknown(let text):
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(RecordMode.variable)=\(text) is no record mode; use \(modes)."
    }
  }
}
