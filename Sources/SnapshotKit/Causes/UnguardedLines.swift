import CairoRender
import DisplayList
import Foundation

/// Looks for the lines of an app that may change without a change of any approved snapshot.
@MainActor struct UnguardedLines {
  /// A line that nothing guards.
  struct Finding: Hashable {
    let source: String
    /// Such as `Text`; empty where nothing draws the line.
    let view: String
  }

  /// The result of a search for lines that no snapshot guards.
  struct Report {
    /// Lines that make views on approved snapshots, and those of them that were changed.
    var lines = 0
    var tried = 0
    var mutations = 0
    /// Lines whose every change went unnoticed.
    var unnoticed: [Finding] = []
    /// Lines of the same files that make views on none of the snapshots.
    var undrawn: [Finding] = []
    /// Screens that could not be drawn.
    var failures: [String] = []
  }

  /// An approved cell as it is.
  private struct Original {
    let cell: Cell
    let list: DisplayList
    let digest: String
  }

  /// A line, the types of the views that it makes, and the cells that show them.
  private struct Line {
    let source: String
    var views: [String] = []
    var originals: [Int] = []
  }

  /// Cells of a screen that are drawn; and those of a line that a change is tried on.
  private static let most = (screen: 4, line: 4)

  private let describer: ScreenDescriber
  private let renderer: Renderer
  private var originals: [Original] = []
  private var lines: [Line] = []
  private(set) var report = Report()

  /// Draws some approved cells of each screen as they are.
  ///
  /// - Parameters:
  ///   - catalogue: The screens.
  ///   - cells: The approved cells.
  ///   - isOver: Returns whether the time is over; asked before each cell.
  /// - Throws: `RenderError` if a font or a resource is missing.
  init(_ catalogue: Catalogue, cells: [Cell], isOver: () -> Bool) throws {
    renderer = try Renderer()
    describer = ScreenDescriber(catalogue, renderer: renderer)
    var places: [String: Int] = [:]
    for cell in Self.chosen(among: cells) where !isOver() {
      do {
        try add(cell, &places)
      } catch {
        report.failures.append("\(cell.name): \(error)")
      }
    }
    // In an order that has nothing to do with their place, so that a run that ends early has seen
    // of all.
    lines.sort { (NameHash.value($0.source), $0.source) < (NameHash.value($1.source), $1.source) }
    report.lines = lines.count
  }

  /// Returns the first cells of each screen: those that are told apart most, one of each step of a
  /// flow before others.
  private static func chosen(among cells: [Cell]) -> [Cell] {
    func rank(_ cell: Cell) -> Int {
      (CuratedCells.devices(.curated).contains(cell.device.id) ? 0 : 4)
        + (cell.variant == nil ? 0 : 2) + (cell.scheme == .light ? 0 : 1)
    }
    var counts: [String: Int] = [:]
    var seen: Set<String> = []
    let ranked = cells.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return ranked.map(\.element).filter { cell in
      let screen = "\(cell.screen) \(cell.step ?? "")"
      // One scale tells all.
      guard counts[screen, default: 0] < most.screen,
        seen.insert("\(DescribedCells.Layout(cell)) \(cell.scheme)").inserted
      else { return false }
      counts[screen, default: 0] += 1
      return true
    }
  }

  private mutating func add(_ cell: Cell, _ places: inout [String: Int]) throws {
    let drawn = try describer.draw(cell)
    let list = Self.picked(drawn.list, cell)
    originals.append(Original(cell: cell, list: list, digest: try renderer.digest(of: list)))
    for view in drawn.description.views where view.source.fileAndLine != nil {
      let place = places[view.source] ?? lines.count
      if place == lines.count { lines.append(Line(source: view.source)) }
      places[view.source] = place
      if !lines[place].views.contains(view.name) { lines[place].views.append(view.name) }
      if lines[place].originals.last != originals.count - 1 {
        lines[place].originals.append(originals.count - 1)
      }
    }
  }

  private static func picked(_ list: DisplayList, _ cell: Cell) -> DisplayList {
    var list = list.picked(cell.scheme.pick)
    // What is told of it is no picture.
    (list.views, list.nodes) = ([], [])
    return list
  }

  /// Changes each line until a change is noticed, or the time is over.
  mutating func run(isOver: () -> Bool, advance: () -> Void) {
    for line in lines where !isOver() {
      let isNoticed = MutationKind.allCases.contains { kind in
        guard line.views.contains(where: kind.applies) else { return false }
        report.mutations += 1
        return line.originals.prefix(Self.most.line).contains {
          changes(kind, line.source, $0)
        }
      }
      report.tried += 1
      if !isNoticed {
        report.unnoticed.append(.init(source: line.source, view: line.views.first ?? ""))
      }
      advance()
    }
    report.unnoticed.sort { $0.source.isPlacedBefore($1.source) }
    report.undrawn = UndrawnLines(drawn: lines.map(\.source)).findings
  }

  /// Returns a Boolean value that indicates whether a mutation changes a cell's pixels, or keeps it
  /// from being drawn.
  private func changes(_ kind: MutationKind, _ line: String, _ index: Int) -> Bool {
    let original = originals[index]
    do {
      let drawn = try describer.draw(original.cell, kind.mutation(at: line))
      let list = Self.picked(drawn.list, original.cell)
      guard try renderer.digest(of: list) != original.digest else { return false }
      // Other operations may leave equal pixels, such as what is covered.
      let (before, after) = (
        try renderer.raster(original.list, scale: 1), try renderer.raster(list, scale: 1)
      )
      return PixelDigest(of: before) != PixelDigest(of: after)
    } catch {
      return true
    }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether a place in a source precedes another, by file
  /// and line.
  func isPlacedBefore(_ other: String) -> Bool {
    guard let (file, line) = fileAndLine, let (otherFile, otherLine) = other.fileAndLine else {
      return self < other
    }
    return (file, line) < (otherFile, otherLine)
  }
}
