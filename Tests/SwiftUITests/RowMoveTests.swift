import SwiftUI
import TestSupport
import Testing

/// Rows that a drag moves.
@MainActor @Suite struct RowMoveTests {
  private struct Rows: View {
    var isEditing = false
    var isFixed = false
    var spacing: CGFloat?
    @State private var names = ["a", "b", "c", "d"]
    @State private var others = ["x", "y"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          // A row may be missing, and offsets go on.
          if name != "b" { Text(name).moveDisabled(isFixed && name == "a") }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        ForEach(others, id: \.self) { Text($0) }
          .onMove { others.move(fromOffsets: $0, toOffset: $1) }
        Text("last")
      }
      .listRowSpacing(spacing)
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  private let surroundings = Surroundings(size: CGSize(width: 300, height: 600))

  private func host(_ rows: Rows) throws -> ViewHost {
    let host = ViewHost(rows, text: SquareText(), assets: FixedPictures())
    _ = try host.render(in: surroundings)
    return host
  }

  private func texts(_ host: ViewHost) throws -> [String] {
    func texts(_ item: DrawItem) -> [(String, Double)] {
      switch item.operation {
      case .text(let text): [(text.text.string, text.frame.minY)]
      case .layer(let layer): layer.items.flatMap(texts)
      default: []
      }
    }
    return try host.render(in: surroundings).items.flatMap(texts)
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func drag(_ name: String, by distance: Double, in rows: Rows = Rows()) throws -> [String]
  {
    let host = try host(rows)
    try host.drag(ElementQuery(name), by: CGSize(width: 0, height: distance))
    return try texts(host)
  }

  @Test func handlesAreNamedByTheirRows() throws {
    func labels(isEditing: Bool) throws -> [String] {
      var surroundings = surroundings
      surroundings.environment.locale = Locale(identifier: "en_US")
      let list = try host(Rows(isEditing: isEditing)).render(
        in: surroundings, describesViews: true)
      return list.accessibilityElements.compactMap(\.label).filter { $0.hasPrefix("Reorder") }
    }
    #expect(
      try labels(isEditing: true)
        == ["Reorder a", "Reorder c", "Reorder d", "Reorder x", "Reorder y"])
    // The control: there are handles only while rows are edited.
    #expect(try labels(isEditing: false) == [])
  }

  @Test func aRowIsPutWhereItIsLetGo() throws {
    for rows in [Rows(), Rows(isEditing: true), Rows(spacing: 8)] {
      let height = rows.spacing == nil ? 44.0 : 52
      #expect(try drag("a", by: height, in: rows) == ["c", "a", "d", "x", "y", "last"])
      #expect(try drag("a", by: 2 * height, in: rows) == ["c", "d", "a", "x", "y", "last"])
      #expect(try drag("d", by: -2.5 * height, in: rows) == ["d", "a", "c", "x", "y", "last"])
      #expect(try drag("c", by: 400, in: rows) == ["a", "d", "c", "x", "y", "last"])
      #expect(try drag("x", by: height, in: rows) == ["a", "c", "d", "y", "x", "last"])
    }
  }

  @Test func aRowStaysAmongItsOwnAndForAShortWay() throws {
    let order = ["a", "c", "d", "x", "y", "last"]
    #expect(try drag("a", by: 20) == order)
    #expect(try drag("d", by: 100) == order)
    #expect(try drag("x", by: -100) == order)
  }

  @Test func whatCannotBeMovedHearsNoDrag() throws {
    #expect(throws: InteractionError.self) { try drag("last", by: -44) }
    #expect(throws: InteractionError.self) { try drag("a", by: 44, in: Rows(isFixed: true)) }
  }
}
