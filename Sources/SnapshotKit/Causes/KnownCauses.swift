import Foundation

/// The causes of a run's changes, cell by cell, before those of one reason are put together.
///
/// A shard leaves them beside its report: which cells are of one reason is decided over all cells,
/// so that a merge tells what one machine does.
struct KnownCauses: Codable, Sendable, Equatable {
  static let fileName = "causes.json"

  /// The causes, each once: most cells share theirs with others.
  private var causes: [CellCause] = []
  /// The places of the cells' causes, by the cells' names.
  private var places: [String: Int] = [:]
  /// The difference of the renderer from that of the approved pictures, if any.
  private(set) var renderer: CellCause?

  /// Creates the causes of a run.
  ///
  /// - Parameters:
  ///   - causes: The causes of cells of whose layout a description is stored.
  ///   - renderer: The difference of the renderer from that of the approved pictures, if any.
  init(_ causes: [String: CellCause], ofAnotherRenderer renderer: CellCause? = nil) {
    self.renderer = renderer
    add(causes)
  }

  private mutating func add(_ added: [String: CellCause]) {
    var known = Dictionary(causes.enumerated().map { ($1, $0) }) { first, _ in first }
    for (cell, cause) in added.sorted(by: { $0.key < $1.key }) {
      let place = known[cause] ?? causes.count
      if place == causes.count { causes.append(cause) }
      (known[cause], places[cell]) = (place, place)
    }
  }

  /// Returns a cell's cause, where the worker could tell.
  func cause(of cell: String) -> CellCause? {
    places[cell].flatMap { causes.indices.contains($0) ? causes[$0] : nil }
  }

  /// The causes of these and other cells.
  func joined(with other: KnownCauses) -> KnownCauses {
    var whole = self
    whole.add(other.places.keys.reduce(into: [:]) { $0[$1] = other.cause(of: $1) })
    whole.renderer = renderer ?? other.renderer
    return whole
  }

  /// Returns the causes as JSON, with keys in a fixed order.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads what a shard left in a folder.
  ///
  /// - Throws: ``ReportError``.
  static func read(_ folder: String) throws -> KnownCauses {
    let path = "\(folder)/\(fileName)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReportError.missing(path)
    }
    do {
      return try JSONDecoder().decode(KnownCauses.self, from: data)
    } catch {
      throw ReportError.malformed(path, String(describing: error))
    }
  }
}
