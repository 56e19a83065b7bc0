import DisplayList
import Foundation
import ViewTree

/// Reads and audits single screens within a test's own process.
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

  /// Returns the tree of the elements that VoiceOver reads on a screen.
  ///
  /// - Throws: An error of the screen, and ``FilterError`` for an unknown device.
  public func tree(of screen: Screen, as traits: SnapshotTraits) throws -> AccessibilityTree {
    let (catalogue, cell) = try place(screen, traits)
    let describer = ScreenDescriber(catalogue, renderer: renderer)
    return AccessibilityTree(try describer.draw(cell).list)
  }

  /// Holds the words that VoiceOver reads on a screen against a stored text.
  ///
  /// - Parameters:
  ///   - screen: The screen to read.
  ///   - traits: The device, orientation, scheme and variant.
  ///   - path: The path of the stored text.
  ///   - mode: The texts that may be written.
  /// - Returns: The outcome.
  /// - Throws: An error of the screen, or of reading or writing the text.
  public func checkTree(
    of screen: Screen, as traits: SnapshotTraits, at path: String, mode: RecordMode
  ) throws -> TreeOutcome {
    let text = try tree(of: screen, as: traits).text() + "\n"
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
  /// - Parameters:
  ///   - screen: The screen to audit.
  ///   - traits: The device, orientation, scheme and variant.
  ///   - exceptions: The findings to accept, each with its reason.
  /// - Returns: The source line, the check and the finding of each failure.
  /// - Throws: An error of the screen, and ``FilterError`` for an unknown device.
  public func faults(
    of screen: Screen, as traits: SnapshotTraits, except exceptions: [AuditException] = []
  ) throws -> [String] {
    let (catalogue, cell) = try place(screen, traits)
    return try Auditor(catalogue, renderer: renderer).audit(cell, except: exceptions)
      .filter(\.isFailure)
      .map { "\($0.finding.source): \($0.finding.check.rawValue): \($0.finding.message)" }
  }

  private func place(
    _ screen: Screen, _ traits: SnapshotTraits
  ) throws -> (catalogue: Catalogue, cell: Cell) {
    guard let device = screen.size.component ?? table.device(id: traits.device) else {
      let nearest = NearestNames.nearest(to: traits.device, among: table.devices.map(\.id))
      throw FilterError.unknown(kind: "device", value: traits.device, nearest: nearest)
    }
    try table.require(traits.variant.window, on: device, in: traits.orientation)
    let cell = Cell(
      screen: screen.name, device: device, orientation: traits.orientation,
      scale: traits.scale ?? device.nativeScale, scheme: traits.scheme, variant: traits.variant)
    return (try Catalogue([screen], devices: table), cell)
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
