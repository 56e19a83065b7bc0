import DisplayList
import Testing

@testable import SnapshotKit

private func matrix(_ names: String...) throws -> Matrix {
  Matrix(
    try Catalogue(names.map { Screen($0, title: $0) { DisplayList(size: $0.size) } }, matrix: .all))
}

@Suite struct MatrixTests {
  /// Of the guide's 33 devices 132 each, of 20 later ones at their own scale 40.
  @Test func eachScreenHas172CellsInAScheme() throws {
    let cells = try matrix("saransk", "animals").cells
    #expect(cells.count == 2 * 172 * 2)
    #expect(Set(cells.map(\.name)).count == cells.count)
    #expect(cells.filter { $0.screen == "animals" && $0.scheme == .dark }.count == 172)
  }

  @Test func aCellIsNamedByWhatItShows() throws {
    let cells = try matrix("saransk").cells
    let cell = try #require(cells.first { $0.device.id == "iphone-15-pro" && $0.scale == 3 })
    #expect(cell.path == "saransk/iphone-15-pro-portrait@3x-light.png")
    #expect([cell.pixelWidth, cell.pixelHeight] == [1179, 2556])
  }

  @Test func devicesWithEqualTraitsShareAGroup() throws {
    let catalogue = try Catalogue(
      [Screen("saransk", title: "") { DisplayList(size: $0.size) }], matrix: .all)
    let groups = CellGroup.groups(of: Matrix(catalogue).cells, in: catalogue)
    #expect(groups.flatMap(\.cells).count == 344)
    #expect(groups.count == 14 * 2 * 2 + (8 + 11) * 2)
    let pictures = groups.flatMap(\.pictures)
    #expect(Set(pictures.map(\.device.id)).count == 41)
    let picture = try #require(pictures.first { $0.device.id == "iphone-14-pro" })
    #expect(
      picture.cells.map(\.device.id) == ["iphone-14-pro", "iphone-15", "iphone-15-pro"])
    for group in groups {
      // A still is never turned, so that how a device is held otherwise may differ.
      let traits = group.pictures.map { picture in
        var traits = catalogue.traits(
          of: picture.device, in: group.orientation, scheme: group.scheme, variant: nil)
        traits.turned = nil
        return traits
      }
      #expect(Set(traits).count == 1)
    }
  }

  @Test func thePicturesDeviceDoesNotDependOnTheFilter() throws {
    let catalogue = try Catalogue(
      [Screen("saransk", title: "") { DisplayList(size: $0.size) }], matrix: .all)
    let cells = try Matrix(catalogue).cells(matching: CellFilter(devices: ["iphone-15-pro"]))
    let pictures = CellGroup.groups(of: cells, in: catalogue).flatMap(\.pictures)
    #expect(pictures.allSatisfy { $0.device.id == "iphone-14-pro" })
  }

  @Test(arguments: [
    "", "Saransk", "a b", "-a", "a/b", "a.b", "../a", String(repeating: "a", count: 101),
  ])
  func namesThatCannotBeFilesAreRefused(name: String) throws {
    #expect(throws: CatalogueError.invalidName(name)) { try matrix(name) }
  }

  @Test func twoScreensOfOneNameAreRefused() throws {
    #expect(throws: CatalogueError.duplicateName("a")) { try matrix("a", "b", "a") }
  }

  @Test func listsAreAnEmptyMatrixWithoutScreens() throws {
    #expect(try Matrix(Catalogue([])).cells(matching: CellFilter()).isEmpty)
  }

  @Test func aScreenMayBeDrawnOnSomeDevices() throws {
    let few = Screen("few", title: "Few", on: .samples) { DisplayList(size: $0.size) }
    let chosen = Screen(
      "chosen", title: "Chosen", on: .devices(["ipad-10"], orientations: [.landscape])
    ) { DisplayList(size: $0.size) }
    let cells = Matrix(try Catalogue([few, chosen])).cells
    #expect(
      cells.filter { $0.scheme == .dark }.map(\.name) == [
        "few/iphone-se-3-portrait@2x-dark", "few/iphone-15-portrait@3x-dark",
        "few/ipad-pro-12-9-portrait@2x-dark", "chosen/ipad-10-landscape@1x-dark",
        "chosen/ipad-10-landscape@2x-dark",
      ])
  }

  @Test func aDeviceThatTheTableLacksIsRefused() throws {
    let screen = Screen("a", title: "A", on: .devices(["iphone-155"])) {
      DisplayList(size: $0.size)
    }
    let error = #expect(throws: CatalogueError.self) { try Catalogue([screen]) }
    #expect(error?.description.contains("iphone-15") == true)
  }

  @Test func aNewcomersMatrixIsSmall() throws {
    let screens = [Screen("card", title: "") { DisplayList(size: $0.size) }]
    let cells = Matrix(try Catalogue(screens)).cells
    // Three devices, upright, at their own scales, light and dark.
    #expect(cells.count == 6)
    #expect(Set(cells.map(\.device.id)) == ["iphone-se-3", "iphone-15", "ipad-pro-12-9"])
    #expect(cells.allSatisfy { $0.orientation == .portrait && $0.scale == $0.device.nativeScale })
    let all = Matrix(try Catalogue(screens, matrix: .all)).cells
    #expect(all.count > 200)
    #expect(Matrix(try Catalogue(screens).with(matrix: .all)).cells == all)
    // What a screen says itself holds.
    let own = Screen("own", title: "", on: .devices(["ipad-9"])) { DisplayList(size: $0.size) }
    #expect(Set(Matrix(try Catalogue([own])).cells.map(\.device.id)) == ["ipad-9"])
  }
}
