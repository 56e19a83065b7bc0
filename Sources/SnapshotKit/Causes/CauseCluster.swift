import CairoRender
import Foundation

/// The cells that differ for one and the same reason, whatever their screens, devices and schemes.
struct CauseCluster: Codable, Sendable, Hashable {
  /// One change of a view.
  struct Edit: Codable, Sendable, Hashable {
    let source: String
    let view: String
    let text: String

    /// The edit with its view: `Font of Text “Saransk”: 17 to 16 pt (POICard > Text)`.
    var named: String { CauseCluster.named(text, view) }
  }

  /// A digest of the cause, which is the same from run to run.
  let id: String
  let kind: CellCause.Kind
  /// Such as `Font of Text “Saransk”: 17 to 16 pt`.
  let title: String
  /// `Module/File.swift:12`; empty where there is none.
  let source: String
  /// Such as `POICard > Text`.
  let view: String
  /// All edits of the cells, the one that names the cluster first.
  let edits: [Edit]
  /// Such as `9 views moved 4 pt up`.
  let consequences: [String]
  /// The one with the most differing pixels first, of those that show a changed view.
  var cells: [String]
  /// The number of cells that the same screens have in the run.
  var of: Int
  /// Those of the cells of whose layout no description is stored, told by the cell most alike.
  var indicated: [String]
  /// The frames of the changed views, in points, by the cells that are described.
  var boxes: [String: [CellCause.Box]]
  /// The part of the same screens that it spares: values along an axis of which no cell is in the
  /// cluster, by the axis, such as `orientation: landscape`; nil where there are none.
  var spared: [String: [String]]?
  /// Other screens whose cells have the same edit beside others, and so stand with another cause;
  /// nil where there are none.
  var elsewhere: [String]?

  /// More edits than anybody reads.
  static let mostEdits = 200

  static func id(_ kind: CellCause.Kind, _ parts: String...) -> String {
    let text = ([kind.rawValue] + parts).joined(separator: "\n")
    return "c" + CairoRender.digest(of: Array(text.utf8)).description.prefix(12)
  }
}

extension CauseCluster {
  /// The cause with its place: `Showcase/POICard.swift:41 Font of Text “Saransk”: 17 to 16 pt
  /// (POICard > Text)`.
  var headline: String { source.isEmpty ? named : "\(source) \(named)" }

  /// The title with its view: of an edit behind the sentence, else before it.
  var named: String {
    switch kind {
    case .edit, .data, .asset: Self.named(title, view)
    default: view.isEmpty ? title : "\(view): \(title)"
    }
  }

  /// Returns a sentence with the view that it is of, unless it names that one by its type.
  static func named(_ sentence: String, _ view: String) -> String {
    view.isEmpty || sentence.contains(EditSentence.subject(of: view))
      ? sentence : "\(sentence) (\(view))"
  }

  /// The names of the cells' screens, in the cells' order.
  var screens: [String] {
    cells.reduce(into: [String]()) { screens, cell in
      let screen = CellName(cell)?.screen ?? cell
      if !screens.contains(screen) { screens.append(screen) }
    }
  }

  /// Such as `31 of 64 cells of card, map and 2 more screens (8 told by the cell most alike)`.
  var extent: String {
    "\(cells.count) of \(RunMessages.counted(of, "cell")) of \(Self.list(screens))"
      + sparedWords.map { ", none in \($0)" }.joined()
      + (indicated.isEmpty || kind == .unexplained
        ? "" : " (\(indicated.count) told by the cell most alike)")
      + (elsewhere.map { "; beside other edits also in \(Self.list($0))" } ?? "")
  }

  /// Returns names of screens: `card and map`, `card, map and 2 more screens`.
  private static func list(_ screens: [String]) -> String {
    guard screens.count > 2 else { return screens.joined(separator: " and ") }
    return screens.prefix(2).joined(separator: ", ")
      + " and \(RunMessages.counted(screens.count - 2, "more screen"))"
  }
}
