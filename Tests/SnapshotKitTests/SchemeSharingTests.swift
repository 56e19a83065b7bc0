import DisplayList
import Showcase
import SwiftUI
import Testing

@testable import SnapshotKit

@MainActor @Suite struct SchemeSharingTests {
  /// The apps' shared layouts draw what a layout for each scheme draws; `verify --paranoid` holds
  /// all cells against it.
  @Test func theAppsShareTheirLayouts() throws {
    let (catalogue, renderer) = (try Showcase.catalogue(), try Renderer.shared())
    let found = try #require(catalogue.devices.device(id: "iphone-se-3"))
    // Of each app one that no picture of its own for the dark makes ask for the scheme.
    let names = [
      "saransk-achievements", "animals-statistics", "tasty-list-empty", "growth-goals",
      "growth-report", "settings-general", "views-switches",
    ]
    let screens = try names.map { try #require(catalogue.screen(named: $0), "\($0)") }
    func list(_ screen: Screen, _ scheme: Scheme, both: Bool = false) throws -> DisplayList {
      var context = RenderContext(
        catalogue.traits(of: found, in: .portrait, scheme: scheme, variant: nil),
        text: renderer.text, assets: renderer.assets, describesNodes: false)
      context.isShared = both
      return try screen.render(context)
    }
    // The design system's theme asks for the scheme, and is resolved for each.
    let themed = try #require(catalogue.screen(named: "design-settings"))
    #expect(try !list(themed, .light, both: true).servesBothSchemes)
    for screen in screens {
      let both = try list(screen, .light, both: true)
      #expect(both.servesBothSchemes, "\(screen.name)")
      let (light, dark) = (try list(screen, .light), try list(screen, .dark))
      #expect(
        try renderer.digest(of: both.picked(.light)) == renderer.digest(of: light), "\(screen.name)"
      )
      #expect(
        try renderer.digest(of: both.picked(.dark)) == renderer.digest(of: dark), "\(screen.name)")
      let items = try renderer.encoded(both.items)
      for (pick, one) in [(SchemePick.light, light), (.dark, dark)] {
        #expect(
          try renderer.digest(of: both, picking: pick, beginning: items)
            == renderer.digest(of: one), "\(screen.name)")
      }
      #expect(try renderer.digest(of: light) != renderer.digest(of: dark), "\(screen.name)")
    }
  }

  @Test func lightAndDarkGroupsArePairs() throws {
    let catalogue = try Catalogue(
      [
        Screen("a", title: "", variants: [.highContrast]) { DisplayList(size: $0.size) },
        Screen("b", title: "") { DisplayList(size: $0.size) },
      ], matrix: .all)
    let groups = CellGroup.groups(of: Matrix(catalogue).cells, in: catalogue)
    let pairs = CellGroup.pairs(of: groups)
    #expect(pairs.count == 2 * 47 + 3)
    #expect(pairs.count { $0.dark == nil } == 3)
    #expect(Set(pairs.flatMap { [$0.first, $0.dark].compactMap { $0 } }) == Set(groups.indices))
    for case (let first, let dark?) in pairs {
      #expect(groups[first].scheme == .light && groups[dark].scheme == .dark)
      #expect(groups[first].screen == groups[dark].screen)
      #expect(groups[first].traits.size == groups[dark].traits.size)
    }
    let dark = try Matrix(catalogue).cells(matching: CellFilter(schemes: ["dark"]))
    let alone = CellGroup.groups(of: dark, in: catalogue)
    #expect(CellGroup.pairs(of: alone).map(\.first) == Array(alone.indices))
  }
}
