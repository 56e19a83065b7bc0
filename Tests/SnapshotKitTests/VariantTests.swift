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
  .locale("pt-BR"), .pseudoLocale, .boldText, .buttonShapes, .reduceMotion, .reduceTransparency,
  .differentiateWithoutColor, .system(18),
]

private func catalogue(_ variants: [Variant], on selection: DeviceSelection = .all) throws
  -> Catalogue
{
  try Catalogue([Screen("probe", title: "Probe", on: selection, variants: variants) { Probe() }])
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
    let layouts = try CellPainter(try catalogue(all), renderer: try .shared())
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
    #expect(try count("reduce-*", "system-18") == 9)
    #expect(throws: FilterError.self) { try count("ax4") }
  }

  @Test func namesAreReadBack() {
    let sizes = DynamicTypeSize.allCases.map(Variant.typeSize)
    let windows = [DeviceWindow].shared.map(Variant.window)
    let several = Variant.product([.window(.splitHalf), .system(16)], sizes, [.locale("pt-BR")])
    for variant in all + sizes + windows + several {
      #expect(Variant(name: variant.name) == variant)
      let name = CellName("a/iphone-15-portrait@3x-light-\(variant.name)")
      #expect(name?.variant == variant)
      #expect(variant.isValid)
    }
    #expect(CellName("a/iphone-15-portrait@3x-light")?.variant == nil)
    let wrong = [
      "", "ax6", "locale-", "locale-a/b", "locale-1", "RTL", "full", "system-15", "system-18x", "+",
      "rtl+", "rtl+ax5", "ax5+ax4", "rtl+rtl", "split-half+split-third", "ax5+ax5+rtl",
    ]
    for wrong in wrong {
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

  @Test func severalAtOnceHaveOneOrder() throws {
    let parts: [Variant] = [.pseudoLocale, .typeSize(.accessibility5), .window(.splitThird)]
    let together = Variant.together(parts)
    #expect(together == .together(parts.reversed()))
    #expect(together.name == "split-third+ax5+pseudo")
    #expect(together.title == "Split View, a third, Type size AX5, Pseudo-locale")
    #expect(together.withoutWindow?.name == "ax5+pseudo")
    #expect(Variant.together([.rightToLeft]) == .rightToLeft)
    #expect(Variant.together([.together(Array(parts.prefix(2))), parts[2]]) == together)
    #expect(
      Variant.product([.rightToLeft], [.typeSize(.small), .typeSize(.large)]).map(\.name) == [
        "s+rtl", "l+rtl",
      ])
    for broken in [Variant.several([]), .together([.system(16), .system(17)]), .window(.full)] {
      #expect(throws: CatalogueError.self) { try catalogue([broken]) }
    }
    let both = Variant.together([.typeSize(.accessibility5), .rightToLeft])
    let screen = Screen("probe", title: "", on: .devices(["ipad-9"], nativeScaleOnly: true)) {
      Probe()
    }.variants([both, both], on: .devices(["iphone-15"], schemes: [.dark]))
    let varied = Matrix(try Catalogue([screen])).cells.filter { $0.variant != nil }
    #expect(
      varied.map(\.name) == [2, 3].map { "probe/iphone-15-portrait@\($0)x-dark-ax5+rtl" }
        + [2, 3].map { "probe/iphone-15-landscape@\($0)x-dark-ax5+rtl" })
  }

  @Test func eachSettingReachesTheEnvironment() {
    func environment(_ variant: Variant) -> EnvironmentValues {
      var values = EnvironmentValues()
      values.apply(variant)
      return values
    }
    #expect(environment(.boldText).legibilityWeight == .bold)
    #expect(environment(.buttonShapes).accessibilityShowButtonShapes)
    #expect(environment(.reduceMotion).accessibilityReduceMotion)
    #expect(environment(.reduceTransparency).accessibilityReduceTransparency)
    #expect(environment(.differentiateWithoutColor).accessibilityDifferentiateWithoutColor)
    let both = environment(.together([.boldText, .rightToLeft]))
    #expect(both.legibilityWeight == .bold && both.layoutDirection == .rightToLeft)
    #expect(environment(.reduceMotion).legibilityWeight == nil)
  }

  /// A screen of a button, a material and a text shows each setting that changes how they are
  /// drawn.
  @Test(arguments: [
    (Variant.boldText, true), (.buttonShapes, true), (.reduceTransparency, true),
    (.reduceMotion, false), (.highContrast, true), (.typeSize(.xLarge), true),
  ])
  func settingsAreDrawn(variant: Variant, isSeen: Bool) throws {
    let screen = Screen("probe", title: "", variants: [variant]) {
      VStack {
        Button("Press") {}
        Text("Words").padding().background(.regularMaterial)
        Text("Faint").foregroundStyle(.secondary)
      }
    }
    let painter = CellPainter(try Catalogue([screen]), renderer: try .shared())
    func layout(_ variant: Variant?) throws -> DisplayList {
      let job = CellJob(
        id: 0, screen: "probe", orientation: .portrait, scheme: .light, variant: variant,
        pictures: [])
      return try #require(try painter.layouts(job, on: "iphone-15").lists[nil])
    }
    #expect((try layout(variant).items != layout(nil).items) == isSeen)
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
    #expect(content.variants.map(\.name) == ["usual", "rtl"])
    #expect(content.variants.map(\.title) == ["Usual", "Right to left"])
  }
}
