import DisplayList
import Testing
import ViewTree

@testable import SnapshotKit

private let names = ["saransk-catalogue", "saransk-sight", "animals-quiz"]

private func cells(_ filter: CellFilter) throws -> [Cell] {
  let catalogue = try Catalogue(
    names.map { Screen($0, title: $0) { DisplayList(size: $0.size) } }, matrix: .all)
  return try Matrix(catalogue).cells(matching: filter)
}

@Suite struct CellFilterTests {
  @Test(arguments: [
    (CellFilter(), 1032),
    (CellFilter(screens: ["saransk-*"]), 688),
    (CellFilter(screens: ["saransk-*", "animals-quiz"]), 1032),
    (CellFilter(screens: ["*-quiz"], devices: ["iphone-15*"]), 32),
    (CellFilter(devices: ["iPhone 15 Pro"]), 24),
    (CellFilter(devices: ["ipad-1?"]), 24),
    (CellFilter(devices: ["ipad-[19]*"], orientations: ["portrait"]), 24),
    (CellFilter(families: ["ipad"], scales: ["1"]), 72),
    (CellFilter(scales: ["@3x"], schemes: ["dark"]), 246),
    (CellFilter(scales: ["2x", "1"]), 540),
    (CellFilter(groups: ["app-store"]), 24),
    (CellFilter(groups: ["guide"]), 792),
    (CellFilter(cells: ["*-quiz/iphone-15-portrait@3x-light"]), 1),
    (
      CellFilter(
        schemes: ["dark"], cells: ["saransk-*/ipad-9-*@2x-*", "*/iphone-8-portrait@2x-*"]), 7
    ),
  ])
  func filtersChoose(filter: CellFilter, count: Int) throws {
    #expect(try cells(filter).count == count)
  }

  @Test func unknownValuesNameTheNearest() {
    #expect(
      throws: FilterError.unknown(
        kind: "screen", value: "saransk-catalog", nearest: ["saransk-catalogue"])
    ) { try cells(CellFilter(screens: ["saransk-catalog"])) }
    #expect(
      throws: FilterError.unknown(
        kind: "device", value: "iphone-15-por",
        nearest: ["iphone-15-pro", "iphone-11-pro", "iphone-12-pro"])
    ) { try cells(CellFilter(devices: ["iphone-15-por"])) }
    #expect(
      throws: FilterError.unknown(kind: "group", value: "app-stores", nearest: ["app-store"])
    ) { try cells(CellFilter(groups: ["app-stores"])) }
    #expect(throws: FilterError.unknown(kind: "scale", value: "4", nearest: ["1", "2", "3"])) {
      try cells(CellFilter(scales: ["4x"]))
    }
    #expect(throws: FilterError.self) { try cells(CellFilter(cells: ["saransk-sight/iphone-99*"])) }
  }

  @Test(arguments: [
    ("map", ["city-map", "card"]), ("Sales", ["shop-sales-of-a-week", "card"]),
    ("cart", ["shop-cart", "card"]), ("shop-card", ["shop-cart"]), ("", ["card"]), ("x", ["card"]),
  ])
  func aWordFindsTheNamesThatHoldItBeforeThoseOfItsLength(word: String, nearest: [String]) {
    let names = ["card", "city-map", "shop-sales-of-a-week", "shop-cart"]
    #expect(CellFilter.nearest(to: word, among: names) == nearest)
  }

  @Test(arguments: [("group", "help list"), ("window", "help list"), ("screen", "list")])
  func unknownValuesNameTheCommandThatHasTheNames(kind: String, command: String) {
    let error = FilterError.unknown(kind: kind, value: "x", nearest: ["y"])
    #expect(
      error.description == "No \(kind) matches \"x\". Nearest: y. All names: snapshot \(command).")
  }

  @Test func oneUnknownAmongKnownValuesIsStillAnError() {
    #expect(throws: FilterError.self) {
      try cells(CellFilter(screens: ["animals-quiz", "animal"]))
    }
  }

  @Test func filtersThatLeaveNothingSaySo() {
    #expect(throws: FilterError.empty("--family ipad --scale 3")) {
      try cells(CellFilter(families: ["ipad"], scales: ["3"]))
    }
  }

  /// A step of another screen is none to choose.
  @Test func stepsAreThoseOfTheChosenScreens() throws {
    let still = Screen("still", title: "Still") { DisplayList(size: $0.size) }
    func flow(_ name: String, step: String) -> Screen {
      .flow(name, title: name) {
        Text(verbatim: name)
      } steps: {
        Step(step)
      }
    }
    let matrix = Matrix(
      try Catalogue([still, flow("shop", step: "paid"), flow("trip", step: "packed")]))
    func check(_ screens: [String], _ step: String) throws {
      try CellFilter(screens: screens, steps: [step]).validate(against: matrix)
    }
    #expect(
      throws: FilterError.unknown(kind: "step of shop", value: "packed", nearest: ["paid"])
    ) { try check(["shop"], "packed") }
    #expect(throws: FilterError.unknown(kind: "step of still", value: "paid", nearest: [])) {
      try check(["still"], "paid")
    }
    // The control: of its own screen, of one of several, and of any.
    try check(["shop"], "paid")
    try check(["s*", "trip"], "packed")
    try check([], "packed")
  }

  @Test func distanceCountsInsertionsDeletionsAndReplacements() {
    #expect(
      NearestNames.nearest(to: "kitten", among: ["mutton", "sitting", "kit"]) == [
        "kit", "mutton", "sitting",
      ])
    #expect(NearestNames.nearest(to: "", among: ["abcd", "a"]) == ["a"])
    #expect(NearestNames.nearest(to: "x", among: []).isEmpty)
  }
}
