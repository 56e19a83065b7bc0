/// The causes that the status of cells alone tells: what is new, gone or cannot be drawn.
///
/// A device that was added to a list is one change, however many screens are drawn on it. So cells
/// of a screen that has others are put together by what they alone have: the device, a variant, a
/// step, an orientation or a scheme.
struct PlainCauses {
  /// Values that cells of a screen have, axis by axis.
  private typealias Values = [Set<String>]

  /// Values of the cells that have another status, by screen and status.
  private var others: [String: [CellStatus: Values]] = [:]
  /// The reasons that ended the drawing of screens, of whose other cells they tell nothing.
  private var reasons: [String: String] = [:]
  /// The name of the revision that the cells are held against; nil for what was approved.
  private let revision: String?

  init(_ cells: [RunReport.CellResult], against revision: String? = nil) {
    self.revision = revision
    let plain: Set<CellStatus> = Set(cells.map(\.status)).intersection([.missing, .orphaned])
    for cell in cells {
      if cell.status == .failed, let reason = cell.reason, reason != WorkerPool.lostWithAnother,
        reasons[cell.screen] == nil
      {
        reasons[cell.screen] = reason
      }
      // What could not be drawn may be as new as the others.
      guard !plain.isEmpty, cell.status != .failed, let name = CellName(cell.name) else { continue }
      let values = Self.axes.map { $0(name) }
      for status in plain where status != cell.status {
        var known = others[name.screen]?[status] ?? Self.axes.map { _ in [] }
        for (axis, value) in values.enumerated() { known[axis].insert(value) }
        others[name.screen, default: [:]][status] = known
      }
    }
  }

  /// Returns the cause of a cell; nil for one of which its status tells none.
  func cause(of cell: RunReport.CellResult) -> CellCause? {
    switch cell.status {
    case .missing:
      cause(
        .new,
        "\(subject(of: cell)): " + (revision.map { "not in \($0)" } ?? "nothing is approved yet"))
    case .orphaned:
      cause(
        .gone,
        "\(subject(of: cell)): \(revision.map { "in \($0)" } ?? "approved"), "
          + "but declared no more")
    case .failed: failure(of: cell)
    case .unchanged, .changed, .tolerated, .written: nil
    }
  }

  private func cause(_ kind: CellCause.Kind, _ text: String, source: String = "") -> CellCause {
    CellCause(kind: kind, edits: [.init(source: source, view: "", text: text)])
  }

  /// Returns what came or went: the whole screen, or what a cell has that no other of it has.
  private func subject(of cell: RunReport.CellResult) -> String {
    guard let name = CellName(cell.name), let others = others[name.screen]?[cell.status] else {
      return cell.screen
    }
    for (axis, known) in zip(Self.axes, others) {
      let value = axis(name)
      if !value.isEmpty, !known.contains(value) { return value }
    }
    return cell.screen
  }

  private func failure(of cell: RunReport.CellResult) -> CellCause {
    let own = cell.reason == WorkerPool.lostWithAnother ? nil : cell.reason
    guard let reason = own ?? reasons[cell.screen] ?? cell.reason else {
      return cause(.failed, "\(cell.screen) could not be drawn")
    }
    let fault = DrawingFault(reason)
    // Equal words of two screens may tell of two faults, unless they stand at one line.
    let start = fault.source.isEmpty ? "\(cell.screen) could not" : "Could not"
    return cause(.failed, "\(start) be drawn: \(fault.text)", source: fault.source)
  }

  /// The axes, those of which values come and go most often first.
  private static let axes: [@Sendable (CellName) -> String] = [
    { $0.device }, { $0.variant?.name ?? "" }, { $0.step ?? "" }, { $0.orientation.rawValue },
    { $0.scheme.rawValue },
  ]
}

/// The reason of a screen that could not be drawn, as a person looks for it.
struct DrawingFault: Equatable {
  /// The first line, without what every trap's message begins with.
  let text: String
  /// The line that trapped, `Module/File.swift:12`; empty where it is not an app's.
  let source: String

  /// Reads a reason such as `ended by signal 4 (Illegal instruction): App/Card.swift:12: Fatal
  /// error: Index out of range`.
  init(_ reason: String) {
    var line = reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? reason
    if line.hasPrefix("ended by signal "), let end = line.range(of: "): ") {
      line = String(line[end.upperBound...])
    }
    var source = ""
    if let end = line.range(of: ": Fatal error") {
      let place = String(line[..<end.lowerBound])
      if let (file, _) = place.fileAndLine, file.hasSuffix(".swift"), !place.contains(" ") {
        source = file.hasPrefix("Swift/") ? "" : place
        line = String(line[end.upperBound...].drop { $0 == ":" || $0 == " " })
      }
    }
    (text, self.source) = (line.isEmpty ? "Fatal error" : line, source)
  }
}
