import StageSupport
import SwiftUI
import Testing

/// The lines and headers of a list's sections.
@MainActor @Suite struct ListSectionTests {
  private func list(_ style: some ListStyle) -> Stage {
    Stage(
      List {
        Section("One") {
          Text("A").listRowSeparatorTint(.red)
          Text("B").listRowSeparatorTint(.red)
        }
        Section("Two") { Text("C").listRowSeparatorTint(.red) }
      }
      .listStyle(style))
  }

  /// Where lines lie, from the top.
  private func lines(_ stage: Stage) throws -> [CGRect] {
    let red = stage.host.color(.red, in: stage.surroundings)
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(red), _): [path.boundingRect]
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    return find(try stage.render().items)
  }

  @Test func eachPlainSectionStandsBetweenLines() throws {
    for stage in [list(.plain), list(.inset)] {
      let lines = try lines(stage)
      #expect(lines.count == 5)
      #expect(Set(lines.map(\.minX)).count == 1)
      #expect(lines.allSatisfy { abs($0.height - 1.0 / 3) < 0.01 })
    }
    // The control: cards have lines between rows alone.
    #expect(try lines(list(.insetGrouped)).count == 1)
  }

  /// A selected row has no line above or below it.
  @Test func noLinesTouchASelectedRow() throws {
    func list(_ chosen: String?) -> Stage {
      Stage(
        List(selection: .constant(chosen)) {
          ForEach(["A", "B", "C", "D"], id: \.self) { Text($0).listRowSeparatorTint(.red) }
        }
        .listStyle(.plain))
    }
    #expect(try lines(list(nil)).count == 5)
    #expect(try lines(list("B")).count == 3)
    #expect(try lines(list("A")).count == 3)
  }

  /// Icons of rows that open are tinted as those of rows that do not.
  @Test func iconsOfATreeAreAllTinted() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let tree = [Folder(id: "A", children: [Folder(id: "C")]), Folder(id: "B")]
    let stage = Stage(
      List(tree, children: \.children) { Label($0.id, systemImage: "folder") }.tint(.red))
    func find(_ items: [DrawItem]) -> [SymbolDrawing] {
      items.flatMap { item -> [SymbolDrawing] in
        switch item.operation {
        case .symbol(let drawing): drawing.symbol.name == "folder" ? [drawing] : []
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    let icons = find(try stage.render().items)
    let red = stage.host.color(.red, in: stage.surroundings)
    #expect(icons.count == 2)
    for icon in icons { #expect(icon.paints.first == .color(red)) }
  }

  @Test func footersKeepAwayFromTheNextLine() throws {
    func gap(_ style: some ListStyle) throws -> CGFloat {
      let stage = Stage(
        List {
          Section {
            Text("Row")
          } footer: {
            Text("Footer")
          }
          Section { Text("Next") }
        }.listStyle(style))
      let next = try stage.frame("Next")
      return next.midY - 22 - (try stage.frame("Footer").maxY)
    }
    #expect(try gap(.plain) == 8 && gap(.inset) == 8)
    // The control: cards have a gap of their own between sections.
    #expect(try gap(.insetGrouped) > 20)
  }

  @Test func largeAndClosableHeadersStandApart() throws {
    func height(_ section: some View) throws -> CGFloat {
      let stage = Stage(
        List {
          Section { Text("Above") }
          section
        })
      return try stage.frame("Row").midY - stage.frame("Above").midY - 44
    }
    let usual = try height(Section("Title") { Text("Row") })
    let large = try height(Section("Title") { Text("Row") }.headerProminence(.increased))
    let closable = try height(Section("Title", isExpanded: .constant(true)) { Text("Row") })
    #expect(large == 57 && closable == 57 && usual < 50)
  }

  @Test func sidebarSectionsCloseByTheirChevron() throws {
    let stage = list(.sidebar)
    #expect(try stage.texts() == ["One", "A", "B", "Two", "C"])
    try stage.host.tap("One")
    #expect(try stage.texts() == ["One", "Two", "C"])
    try stage.host.tap("One")
    #expect(try stage.texts().count == 5)
  }
}
