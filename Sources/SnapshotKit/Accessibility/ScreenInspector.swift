import DisplayList
import Foundation
import ViewTree

/// Reads and audits single screens within a test's own process.
///
///     let inspector = try ScreenInspector()
///     let traits = SnapshotTraits(device: "iphone-15-pro")
///     for (_, tree) in try inspector.trees(of: screen, as: traits) { print(tree.text()) }
@MainActor public final class ScreenInspector {
  /// The result of a comparison with a stored tree.
  public enum TreeOutcome: Sendable, Equatable {
    /// The tree equals the stored text.
    case unchanged
    /// The text is stored now, as the mode allows.
    case recorded
    /// Nothing is stored, and the mode does not allow to.
    case missing
    /// The lines that are gone and those that are new, each after its sign.
    case changed(String)
  }

  private let renderer: Renderer
  private let table: DeviceTable

  /// Loads fonts and devices.
  ///
  /// - Throws: `RenderError` that names what is missing, ``DeviceTableError``.
  public init() throws { (renderer, table) = (try Renderer(), try DeviceTable.bundled()) }

  /// Returns the trees of the elements that VoiceOver reads on a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to read.
  ///   - traits: The device, orientation, scheme and variant.
  /// - Returns: One tree, without a step, or of a flow one for each step.
  /// - Throws: An error of the screen, and ``FilterError`` for an unknown device.
  public func trees(
    of screen: Screen, as traits: SnapshotTraits
  ) throws -> [(step: String?, tree: AccessibilityTree)] {
    let (catalogue, cells) = try place(screen, traits)
    let drawn = try ScreenDescriber(catalogue, renderer: renderer).draw(cells)
    return zip(cells, drawn).map { ($0.step, AccessibilityTree($1.list)) }
  }

  /// Holds the words that VoiceOver reads on a screen against stored texts.
  ///
  /// - Parameters:
  ///   - screen: The screen to read, of a flow behind each of its steps.
  ///   - traits: The device, orientation, scheme and variant.
  ///   - mode: The texts that may be written.
  ///   - path: Makes the path of the stored text of a step, nil of a still.
  /// - Returns: The outcome of each.
  /// - Throws: An error of the screen, or of reading or writing a text.
  public func checkTrees(
    of screen: Screen, as traits: SnapshotTraits, mode: RecordMode, at path: (String?) -> String
  ) throws -> [(path: String, outcome: TreeOutcome)] {
    try trees(of: screen, as: traits).map { step, tree in
      (path(step), try check(tree.text() + "\n", at: path(step), mode: mode))
    }
  }

  private func check(_ text: String, at path: String, mode: RecordMode) throws -> TreeOutcome {
    guard let data = FileManager.default.contents(atPath: path) else {
      guard mode == .all || mode == .missing else { return .missing }
      try write(text, to: path)
      return .recorded
    }
    let stored = String(decoding: data, as: UTF8.self)
    if stored == text { return .unchanged }
    guard mode == .all || mode == .failed else { return .changed(Self.lines(stored, text)) }
    try write(text, to: path)
    return .recorded
  }

  /// Returns the failures of an audit, a line each.
  ///
  ///     let traits = SnapshotTraits(device: "iphone-15-pro", scheme: .dark)
  ///     let faults = try ScreenInspector().faults(of: screen, as: traits)
  ///
  /// - Parameters:
  ///   - screen: The screen to audit, of a flow behind each of its steps.
  ///   - traits: The device, orientation, scheme and variant.
  ///   - exceptions: The findings to approve, each with its reason.
  /// - Returns: The source line, the check and the finding of each failure, behind a flow's step.
  /// - Throws: An error of the screen, and ``FilterError`` for an unknown device.
  public func faults(
    of screen: Screen, as traits: SnapshotTraits, except exceptions: [AuditException] = []
  ) throws -> [String] {
    let (catalogue, cells) = try place(screen, traits)
    let audits = try Auditor(catalogue, renderer: renderer).audit(cells, except: exceptions)
    return zip(cells, audits).flatMap { cell, entries in
      entries.filter(\.isFailure).map(\.finding).map {
        (cell.step.map { "step \($0): " } ?? "")
          + "\($0.source): \($0.check.rawValue): \($0.message)"
      }
    }
  }

  private func place(
    _ screen: Screen, _ traits: SnapshotTraits
  ) throws -> (catalogue: Catalogue, cells: [Cell]) {
    guard let device = screen.size.component ?? table.device(id: traits.device) else {
      let nearest = NearestNames.nearest(to: traits.device, among: table.devices.map(\.id))
      throw FilterError.unknown(kind: "device", value: traits.device, nearest: nearest)
    }
    try table.require(traits.variant.window, on: device, in: traits.orientation)
    let steps = screen.steps.isEmpty ? [nil] : screen.steps.map(Optional.some)
    let cells = steps.map { step in
      Cell(
        screen: screen.name, device: device, orientation: traits.orientation,
        scale: traits.scale ?? device.nativeScale, scheme: traits.scheme, variant: traits.variant,
        step: step)
    }
    return (try Catalogue([screen], devices: table), cells)
  }

  private func write(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(Data(text.utf8), to: path)
  }

  /// Returns the lines in which two texts differ, marked with a minus or a plus.
  private static func lines(_ old: String, _ new: String) -> String {
    let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
    return after.difference(from: before).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }.joined(separator: "\n")
  }
}
