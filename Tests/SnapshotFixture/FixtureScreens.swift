import DisplayList
import Foundation
import SnapshotKit
import SwiftUI

/// Screens drawn by hand, and changed by environment variables as a developer would change code.
///
/// - `FIXTURE_COLOR`: the colour of the card, as in `007AFF`.
/// - `FIXTURE_EDIT`: what is edited in the row that the screens `rows`, `more-rows` and
///   `watch-rows` share, separated by commas: `color`, `padding`, `text`, `removal`, and `holder`,
///   which puts its star into a view that draws nothing.
/// - `FIXTURE_CITIES`: names of the data that the screens `city-list` and `city-cards` show.
/// - `FIXTURE_SHIFT`: points by which the second screen's button lies lower.
/// - `FIXTURE_NETWORK`: the folder that answers for remote addresses.
/// - `FIXTURE_PREVIEWS`: set where the previews of this module are the screens instead.
/// - `FIXTURE_COUNT`: so many equal screens instead.
/// - `FIXTURE_SCREENS`: names of the screens, separated by commas, instead of both.
func fixtureCatalogue() throws -> Catalogue {
  let all = [
    Screen("card", title: "A card", render: card),
    Screen("button", title: "A button", render: button),
    Screen("trap", title: "Traps on the screen of an iPhone X, upright") { context in
      if context.size == CGSize(width: 375, height: 812) { fatalError("the screen's own mistake") }
      return try card(context)
    },
    Screen("loop", title: "Never ends") { _ in
      // A call that no compiler looks into, or it would leave the loop out.
      while getpid() > 0 {}
      return DisplayList(size: .zero)
    },
    Screen("hog", title: "Takes all memory") { _ in
      var pages: [[UInt8]] = []
      while pages.count < 1_000_000 { pages.append(Array(repeating: 1, count: 1 << 20)) }
      return DisplayList(size: CGSize(width: pages.count, height: 1))
    },
    Screen("view", title: "A view of the DSL") {
      VStack(spacing: 12) {
        Text("Саранск").font(.largeTitle.bold())
        Text(environment("FIXTURE_TEXT") ?? "Столица Мордовии").foregroundStyle(.secondary)
      }
      .padding()
    },
    Screen("rows", title: "Three rows of a shared view") { RowPage(count: 3) },
    Screen("more-rows", title: "Five of them") { RowPage(count: 5) },
    Screen("watch-rows", title: "In the dark alone", on: .devices(["watch-46"])) {
      RowPage(count: 3)
    },
    Screen("hidden", title: "A view beneath another") {
      VStack {
        Text(verbatim: "Above")
        ZStack {
          Text(verbatim: "Beneath")
          Color.blue
        }
      }
    },
    Screen("scheme", title: "A view that asks for the scheme") { SchemeView() },
    Screen("window", title: "A window of an iPad", variants: [.window(.splitThird)]) {
      Text(verbatim: "Окно").frame(maxWidth: .infinity, maxHeight: .infinity).background(.green)
    },
    Screen("marks", title: "Two symbols of the set") {
      HStack {
        Image(systemName: "heart")
        Image(systemName: "shower")
      }
    },
    Screen("night", title: "Traps in the dark") { NightView() },
    Screen("throwing", title: "Throws") { _ in throw FixtureError() },
  ]
  let every =
    all + waitingScreens + hostileScreens + remoteScreens + componentScreens + flowScreens
    + liveScreens + cityScreens
  let names = environment("FIXTURE_SCREENS") ?? "card,button"
  let answers = environment("FIXTURE_NETWORK").flatMap { $0.isEmpty ? nil : $0 }
  if let count = environment("FIXTURE_COUNT").flatMap({ Int($0) }) {
    let screens = (0..<count).map { Screen("card-\($0)", title: "A card", render: card) }
    return try Catalogue(screens, matrix: .all)
  }
  return try Catalogue(
    names.split(separator: ",").compactMap { name in every.first { $0.name == name } },
    matrix: environment("FIXTURE_MATRIX") == "own" ? .samples : .all,
    network: answers.map { .folder(URL(fileURLWithPath: $0)) } ?? .refused)
}

/// What is edited in the rows.
private let rowEdits = Set(
  (environment("FIXTURE_EDIT") ?? "").split(separator: ",").map(String.init))

private struct RowPage: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: rowEdits.contains("text") ? "Rows" : "Lines").font(.title)
      ForEach(0..<count, id: \.self) { PageRow(number: $0) }
    }
  }
}

private struct PageRow: View {
  let number: Int

  var body: some View {
    HStack {
      if rowEdits.contains("holder") { Holder() } else { Image(systemName: "star") }
      if !rowEdits.contains("removal") { Text(verbatim: "beside") }
      Text(verbatim: "Row \(number)").foregroundStyle(
        rowEdits.contains("color") ? Color.red : Color.primary)
    }
    .padding(rowEdits.contains("padding") ? 6 : 10)
  }
}

private struct Holder: View {
  var body: some View { Image(systemName: "star") }
}

private struct SchemeView: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: scheme == .dark ? "Ночь" : "День").padding() }
}

private struct NightView: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    if scheme == .dark { fatalError("the screen's own mistake") }
    return Color.red
  }
}

struct FixtureError: Error, CustomStringConvertible {
  var description: String { "no data for this screen" }
}

func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

@MainActor private func card(_ context: RenderContext) throws -> DisplayList {
  let ink: RGBAColor = context.colorScheme == .dark ? .white : .black
  let hex = environment("FIXTURE_COLOR").flatMap { UInt32($0, radix: 16) } ?? 0x007AFF
  let width = context.size.width - context.safeArea.leading - context.safeArea.trailing
  let frame = CGRect(
    x: context.safeArea.leading + 16, y: context.safeArea.top + 16, width: width - 32, height: 120)
  let font = ResolvedFont(size: 17, weight: .semibold)
  let title = StyledText(runs: [
    .init(.text("Саранск"), attributes: TextAttributes(font: font), paint: .color(.white))
  ])
  let size = context.text.measure(title, width: frame.width, height: .infinity).size
  let shape = Path(roundedRect: frame, cornerRadius: 16, style: .continuous)
  let text = TextDrawing(
    text: title, frame: CGRect(origin: CGPoint(x: frame.minX + 16, y: frame.minY + 16), size: size))
  return DisplayList(
    size: context.size, background: context.colorScheme == .dark ? .black : .white,
    items: [
      DrawItem(.fill(shape, .color(RGBAColor(hex: hex)), FillStyle()), node: 1),
      DrawItem(.text(text), node: 2),
      DrawItem(
        .fill(
          Path(CGRect(x: frame.minX, y: frame.maxY + 8, width: 60, height: 1)), .color(ink),
          FillStyle()), node: 0),
    ],
    nodes: [
      .init(
        path: "Card", source: "Fixture/Card.swift:1",
        frame: CGRect(origin: .zero, size: context.size)),
      .init(path: "Card/Shape", source: "Fixture/Card.swift:2", frame: frame),
      .init(path: "Card/Shape/Title", source: "Fixture/Card.swift:3", frame: text.frame),
    ])
}

@MainActor private func button(_ context: RenderContext) throws -> DisplayList {
  let shift = environment("FIXTURE_SHIFT").flatMap(Double.init) ?? 0
  let frame = CGRect(
    x: context.size.width / 2 - 60, y: context.size.height / 2 - 22 + shift, width: 120, height: 44)
  let dark = context.colorScheme == .dark
  return DisplayList(
    size: context.size, background: dark ? .black : RGBAColor(hex: 0xF2F2F7),
    items: [
      DrawItem(
        .fill(
          Path(roundedRect: frame, cornerRadius: 12), .color(RGBAColor(hex: 0x34C759)),
          FillStyle()), node: 1)
    ],
    nodes: [
      .init(
        path: "Button", source: "Fixture/Button.swift:1",
        frame: CGRect(origin: .zero, size: context.size)),
      .init(path: "Button/Background", source: "Fixture/Button.swift:2", frame: frame),
    ])
}
