import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

private struct Probe: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      Text(verbatim: "\(typeSize)")
      Text(verbatim: "\(contrast)")
      Text(verbatim: "\(direction)")
      Text(verbatim: locale.identifier)
      Text("Total")
    }
  }
}

private let all: [Variant] = [
  .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .rightToLeft, .locale("ar"),
  .locale("pt-BR"), .pseudoLocale,
]

private func catalogue(_ variants: [Variant], on coverage: Coverage = .all) throws -> Catalogue {
  try Catalogue([Screen("probe", title: "Probe", on: coverage, variants: variants) { Probe() }])
}

@MainActor @Suite struct VariantTests {
  @Test(
    arguments: [
      (nil, ["large", "standard", "leftToRight", "en_US", "Total"]),
      (
        .typeSize(.accessibility5), ["accessibility5", "standard", "leftToRight", "en_US", "Total"]
      ),
      (.highContrast, ["large", "increased", "leftToRight", "en_US", "Total"]),
      (.rightToLeft, ["large", "standard", "rightToLeft", "en_US", "Total"]),
      (.locale("ar"), ["large", "standard", "rightToLeft", "ar", "Total"]),
      (.locale("pt-BR"), ["large", "standard", "leftToRight", "pt-BR", "Total"]),
      (.pseudoLocale, ["large", "standard", "leftToRight", "en_US", "[Ţöţáļ·]"]),
    ] as [(Variant?, [String])])
  func reachesTheView(variant: Variant?, words: [String]) throws {
    let job = CellJob(
      id: 0, screen: "probe", orientation: .portrait, scheme: .light, variant: variant,
      pictures: [])
    let layouts = try CellPainter(try catalogue(all), renderer: try Renderer())
      .layouts(job, on: "iphone-15")
    let list = try #require(layouts.lists[nil])
    let shown = list.items.compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
    #expect(shown == words)
  }

  @Test func theMatrixVariesOneAxisAtATimeOnFewDevices() throws {
    let matrix = Matrix(try catalogue(all))
    let cells = matrix.cells
    let varied = cells.filter { $0.variant != nil }
    #expect(cells.count == 344 + 3 * all.count)
    #expect(Set(cells.map(\.name)).count == cells.count)
    #expect(Set(varied.map(\.device.id)) == ["iphone-se-3", "iphone-15", "ipad-pro-12-9"])
    #expect(varied.allSatisfy { $0.orientation == .portrait && $0.scheme == .light })
    #expect(varied.contains { $0.path == "probe/iphone-15-portrait@3x-light-locale-pt-BR.png" })
    let own = Matrix(try catalogue([.rightToLeft], on: .devices(["ipad-9"]))).cells
    #expect(own.filter { $0.variant != nil }.map(\.device.id) == ["ipad-9"])
  }

  @Test func filtersChooseVariants() throws {
    let matrix = Matrix(try catalogue(all))
    func count(_ variants: String...) throws -> Int {
      try matrix.cells(matching: CellFilter(variants: variants)).count
    }
    #expect(try count("usual") == 344)
    #expect(try count("ax5") == 3)
    #expect(try count("locale-*", "rtl") == 9)
    #expect(throws: FilterError.self) { try count("ax4") }
  }

  @Test func namesAreReadBack() {
    let sizes = DynamicTypeSize.allCases.map(Variant.typeSize)
    for variant in all + sizes {
      #expect(Variant(name: variant.name) == variant)
      let name = CellName("a/iphone-15-portrait@3x-light-\(variant.name)")
      #expect(name?.variant == variant)
      #expect(variant.isValid)
    }
    #expect(CellName("a/iphone-15-portrait@3x-light")?.variant == nil)
    for wrong in ["", "ax6", "locale-", "locale-a/b", "locale-1", "RTL"] {
      #expect(Variant(name: wrong) == nil, "\(wrong)")
      #expect(CellName("a/iphone-15-portrait@3x-light-\(wrong)") == nil, "\(wrong)")
    }
  }

  @Test func cataloguesRefuseWhatCannotBeNamed() {
    #expect(throws: CatalogueError.invalidVariant("locale-pt_BR", screen: "probe")) {
      try catalogue([.locale("pt_BR")])
    }
    #expect(throws: CatalogueError.duplicateVariant("rtl", screen: "probe")) {
      try catalogue([.rightToLeft, .highContrast, .rightToLeft])
    }
  }

  @Test func variantsNeverShareALayoutWithTheUsual() throws {
    let catalogue = try catalogue(all)
    let groups = CellGroup.groups(of: Matrix(catalogue).cells, in: catalogue)
    #expect(groups.count == 94 + 3 * all.count)
    #expect(groups.allSatisfy { group in group.cells.allSatisfy { $0.variant == group.variant } })
  }

  @Test func theGalleryNamesThem() throws {
    let catalogue = try catalogue([.rightToLeft])
    let cells = Matrix(catalogue).cells.filter { $0.device.id == "iphone-15" }
    let report = RunReport(command: "render", filter: [], fingerprint: "", cells: [], seconds: 0)
    let content = Gallery(catalogue: catalogue, cells: cells, report: report).content
    #expect(content.variants == [["usual", "Usual"], ["rtl", "Right to left"]])
  }
}
