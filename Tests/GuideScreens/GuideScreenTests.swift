import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
private final class Screen {
  let host: ViewHost
  var surroundings: Surroundings

  init<Root: View>(_ root: Root, isWide: Bool = false) {
    host = ViewHost(
      root, text: SquareText(wraps: false), assets: FixedPictures(CGSize(width: 400, height: 400)))
    let size = isWide ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
    surroundings = Surroundings(size: size)
    surroundings.environment.horizontalSizeClass = isWide ? .regular : .compact
    surroundings.environment.verticalSizeClass = isWide ? .compact : .regular
  }

  func words() throws -> [(text: String, frame: CGRect)] {
    try host.render(in: surroundings).items.flatMap(Self.words)
  }

  func texts() throws -> [String] { try words().map(\.text) }

  func frame(_ text: String) throws -> CGRect {
    try #require(try words().first { $0.text == text }, "no text \(text)").frame
  }

  private static func words(of item: DrawItem) -> [(text: String, frame: CGRect)] {
    switch item.operation {
    case .text(let drawing): [(drawing.text.string, drawing.frame)]
    case .layer(let layer): layer.items.flatMap(words)
    default: []
    }
  }
}

/// Screens in the call forms of guides for iOS; this folder is a target in each language mode.
@MainActor @Suite struct GuideScreenTests {
  @Test func entriesOfTheEnvironmentHaveTheirDefaults() throws {
    #expect(try Screen(TrailSign()).texts() == ["unmarked, 5 km", "nobody", "step 5"])
    let marked = TrailSign()
      .environment(\.trailMark, "blue").environment(\.trailLength, 7)
      .environment(\.trailKeeper, "Anna").environment(\.trailAction) { "mile \($0)" }
    #expect(try Screen(marked).texts() == ["blue, 7 km", "Anna", "mile 7"])
  }

  @Test func screensShowTheirModels() throws {
    let screen = Screen(TrailsScreen())
    let texts = try screen.texts()
    #expect(
      texts == [
        "Find a trail", "forest", "shore", "steppe", "Oak ring", "4.2 km", "Long beach", "12.0 km",
        "Wind road", "7.5 km", "Trails", "Filter",
      ])
    try screen.host.tap("shore")
    #expect(try !screen.texts().contains("Oak ring"))
    try screen.host.tap("Long beach")
    #expect(try screen.texts().contains("About Long beach"))
  }

  @Test func theToolbarOpensASheet() throws {
    let screen = Screen(TrailsScreen())
    _ = try screen.texts()
    try screen.host.tap("Filter")
    #expect(try screen.texts().last == "Filters")
  }

  @Test func gridsHaveMoreColumnsWhereWidthIsRegular() throws {
    let grid = TrailGrid(data: TrailsViewModel().trails) { Text($0.name) }
    let (narrow, wide) = (Screen(grid), Screen(grid, isWide: true))
    #expect(try narrow.frame("Oak ring").minY < narrow.frame("Long beach").minY)
    #expect(try wide.frame("Oak ring").minY == wide.frame("Long beach").minY)
  }

  @Test func devicesSayHowTheyAreHeld() throws {
    let pair = TurningView {
      Text("One")
      Text("Two")
    }
    let (upright, lying) = (Screen(pair), Screen(pair, isWide: true))
    #expect(try upright.frame("One").minY < upright.frame("Two").minY)
    #expect(try lying.frame("One").minY == lying.frame("Two").minY)
    #expect(try lying.frame("One").minX < lying.frame("Two").minX)
    lying.surroundings.size = CGSize(width: 393, height: 852)
    #expect(try lying.frame("One").minY < lying.frame("Two").minY)
    #expect(UIDevice.current.orientation == .unknown)
  }

  @Test func anAppsWindowFollowsItsObject() throws {
    let screen = Screen(AppWindow(TrailsApp()))
    #expect(try screen.texts() == ["Welcome", "3 trails", "Begin"])
    try screen.host.tap("Begin")
    #expect(try screen.texts().contains("Trails"))
  }

  @Test func partsDraw() throws {
    #expect(try Screen(TrailProgress(done: 3, total: 4)).texts() == ["3 of 4"])
    #expect(try Screen(TrailColumns { Text("Here") }).texts() == ["Here"])
    #expect(try Screen(TrailColumns { Text("Here") }, isWide: true).texts() == ["Regions", "Here"])
    let button = Screen(TrailButton(title: "Go", style: .filled) {})
    #expect(try button.frame("Go").midX == 393 / 2)
    #expect(try Screen(TrailInsets { Text("Low") }).frame("Low").midY == 20 + (852 - 20) / 2)
    let top = Color.clear.overlay(alignment: .leading) { Text("Edge") }.roomy()
    #expect(try Screen(top).frame("Edge").minX == 16)
    #expect(try Screen(top, isWide: true).frame("Edge").minX == 32)
    #expect(try Screen(TrailPhoto(name: "lake")).texts() == [])
  }
}
