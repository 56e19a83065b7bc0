import StageSupport
import SwiftUI
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
    let grey = stage.host.color(
      Color(light: .black.opacity(0.1), dark: .white.opacity(0.14)), in: stage.surroundings)
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(grey), _): [path.boundingRect]
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

  /// What lies behind a window shimmers through its sidebar, but not through that of a window
  /// behind another one, nor where transparency is reduced.
  @Test func theGroundIsAMaterial() throws {
    func grounds(_ stage: Stage) throws -> [CGRect] {
      try stage.render().items.flatMap(\.materials).filter { $0.width == 220 }
    }
    #expect(try grounds(stage()).first?.height == 700)
    #expect(try grounds(stage { $0.appearsActive = false }).isEmpty)
    #expect(try grounds(stage { $0.accessibilityReduceTransparency = true }).isEmpty)
    #expect(try grounds(stage(nil)).isEmpty)
  }

  /// What lies beside the column in the window does not lighten it towards its edge.
  @Test func theGroundIsEven() throws {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    environment.titleBar = TitleBar(.window, height: 52, start: 86, margin: 20)
    let picture = try Picture(
      Window(), size: CGSize(width: 1024, height: 700), scale: 1, environment: environment)
    // Below the rows, as far as the divider.
    let colors = picture.colors(in: CGRect(x: 100, y: 500, width: 119, height: 190), scale: 1)
    for shift: UInt32 in [0, 8, 16] {
      let parts: [UInt32] = colors.map { ($0 >> shift) & 0xFF }
      let (least, most) = (try #require(parts.min()), try #require(parts.max()))
      #expect(most - least <= 1)
    }
  }

  /// A column of a tablet is grey beside a page that is black.
  @Test func aTabletsColumnIsGreyInTheDark() throws {
    func columns(_ color: Color, _ scheme: ColorScheme) throws -> Int {
      let stage = stage(nil) { $0.colorScheme = scheme }
      let wanted = stage.host.color(color, in: stage.surroundings)
      func count(_ items: [DrawItem]) -> Int {
        items.reduce(0) { sum, item in
          switch item.operation {
          case .fill(let path, .color(wanted), _): sum + (path.boundingRect.width == 320 ? 1 : 0)
          case .layer(let layer): sum + count(layer.items)
          default: sum
          }
        }
      }
      return count(try stage.render().items)
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
