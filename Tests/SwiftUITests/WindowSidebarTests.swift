import StageSupport
@testable import SwiftUI
import Testing

/// The sidebar of a Mac's window.
@MainActor @Suite struct WindowSidebarTests {
  private struct Window: View {
    @State private var part: String? = "Map"

    var body: some View {
      NavigationSplitView {
        List(selection: $part) {
          Section("App") {
            ForEach(["General", "Map"], id: \.self) { Label($0, systemImage: "map").tag($0) }
          }
          Section("More") { Label("About", systemImage: "info").tag("About") }
        }
      } detail: {
        Text(part ?? "Nothing").navigationTitle("Title")
      }
    }
  }

  private func stage(
    _ titleBar: TitleBar? = TitleBar(.window, height: 52, start: 86, margin: 20),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    Stage(
      Window(), size: CGSize(width: 1024, height: 700),
      safeArea: EdgeInsets(top: 52, leading: 0, bottom: 0, trailing: 0)
    ) {
      $0.horizontalSizeClass = .regular
      $0.titleBar = titleBar
      change(&$0)
    }
  }

  @Test func rowsAreLowAndInset() throws {
    let stage = stage()
    let rows = try ["General", "Map"].map { try stage.frame($0) }
    #expect(rows[1].midY - rows[0].midY == 28)
    // A margin, a row's inset, the column of icons and the space behind it.
    #expect(abs(rows[0].minX - (10 + 8 + 20 + 6)) < 0.01)
    #expect(try stage.frame("App").minX == 18)
    // The detail's title begins behind the sidebar of 220 points.
    #expect(try stage.frame("Title").minX == 220 + 20)
    let tablet = self.stage(nil)
    #expect(try tablet.frame("Map").midY - tablet.frame("General").midY >= 44)
  }

  private func pills(_ stage: Stage) throws -> [CGRect] {
    try fills(Color(light: .black.opacity(0.1), dark: .white.opacity(0.14)), stage)
  }

  /// Returns the boxes that are filled with a colour, in the order of drawing.
  private func fills(_ color: Color, _ stage: Stage) throws -> [CGRect] {
    let wanted = stage.host.color(color, in: stage.surroundings)
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(wanted), _): [path.boundingRect]
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    return find(try stage.render().items)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func theSelectedRowLiesOnAPill(
    _ scheme: ColorScheme
  ) throws {
    let stage = stage { $0.colorScheme = scheme }
    let pill = try #require(try pills(stage).first)
    #expect(pill.minX == 10 && pill.width == 200 && pill.height == 28)
    #expect(try stage.frame("Map").midY == pill.midY)
    try stage.host.tap("General")
    #expect(try pills(stage).map(\.midY) == [stage.frame("General").midY])
    #expect(try pills(self.stage(nil)).isEmpty)
  }

  /// What lies behind a window shimmers through its sidebar.
  ///
  /// But not through that of a window behind another one, nor where transparency is reduced. It is
  /// one colour up to the divider, which a material beside the window's own colour is not.
  @Test func theGroundIsOneColour() throws {
    func grounds(_ color: Color, _ stage: Stage) throws -> [CGRect] {
      #expect(try stage.render().items.flatMap(\.materials).allSatisfy { $0.width != 220 })
      return try fills(color, stage).filter { $0.width == 220 }
    }
    let (shimmering, opaque) = (WindowSidebar.Surface.shimmering, WindowSidebar.Surface.opaque)
    #expect(try grounds(shimmering, stage()).map(\.size) == [CGSize(width: 220, height: 700)])
    for behind in [
      stage { $0.appearsActive = false }, stage { $0.accessibilityReduceTransparency = true },
    ] {
      #expect(try grounds(shimmering, behind).isEmpty)
      #expect(try grounds(opaque, behind).map(\.size) == [CGSize(width: 220, height: 700)])
    }
    #expect(try grounds(shimmering, stage(nil)).isEmpty)
  }

  /// A column of a tablet is grey beside a page that is black.
  @Test func aTabletsColumnIsGreyInTheDark() throws {
    func columns(_ color: Color, _ scheme: ColorScheme) throws -> Int {
      try fills(color, stage(nil) { $0.colorScheme = scheme }).count { $0.width == 320 }
    }
    #expect(try columns(Color(.systemGroupedBackground), .dark) == 0)
    // The column's own ground, and the list's over it.
    #expect(try columns(Color(.secondarySystemBackground), .dark) == 2)
    // The control: in the light both greys are one.
    #expect(try columns(Color(.systemGroupedBackground), .light) == 2)
  }

  /// A window behind another one has no colour of its own left in its symbols.
  @Test func symbolsOfAWindowBehindAreGrey() throws {
    func paints(_ stage: Stage) throws -> [String: Set<Paint>] {
      func add(_ items: [DrawItem], _ paints: inout [String: Set<Paint>]) {
        for item in items {
          switch item.operation {
          case .symbol(let drawing):
            paints[drawing.symbol.name, default: []].formUnion(drawing.paints)
          case .layer(let layer): add(layer.items, &paints)
          default: break
          }
        }
      }
      var result: [String: Set<Paint>] = [:]
      add(try stage.render().items, &result)
      return result
    }
    func color(_ color: Color, _ stage: Stage) -> Set<Paint> {
      [.color(stage.host.color(color, in: stage.surroundings))]
    }
    let (front, behind) = (stage(), stage { $0.appearsActive = false })
    let (shown, greyed) = (try paints(front), try paints(behind))
    #expect(shown["map"] == color(.accentColor, front))
    #expect(shown["sidebar.left"] == color(Color(.secondaryLabel), front))
    #expect(greyed["map"] == color(Color(.secondaryLabel), behind))
    #expect(greyed["sidebar.left"] == color(Color(.tertiaryLabel), behind))
  }
}
