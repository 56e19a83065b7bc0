import DisplayList
import Testing

@testable import SnapshotKit

/// The cell that one screen is looked at in, by whichever command.
@MainActor @Suite struct CellChoiceTests {
  private let catalogue: Catalogue

  init() throws {
    func screen(_ name: String, on selection: DeviceSelection? = nil) -> Screen {
      Screen(name, title: name, on: selection) { DisplayList(size: $0.traits.size) }
    }
    catalogue = try Catalogue([
      screen("card"),
      screen("wide", on: .devices(["ipad-10"], orientations: [.landscape], schemes: [.dark])),
      screen("wrist", on: .families([.watch])),
    ])
  }

  private func name(_ screen: String, _ arguments: String...) throws -> String {
    try CellOptions.parse(arguments).cell(of: screen, in: catalogue).name
  }

  @Test func whatIsLeftOpenIsTheScreensOwnOrUsual() throws {
    #expect(try name("card") == "card/iphone-15-pro-portrait@3x-light")
    #expect(try name("wide") == "wide/ipad-10-landscape@2x-dark")
    #expect(try name("wrist").hasSuffix("-dark"))
  }

  /// A look costs little: the matrix decides on what is approved alone.
  @Test func anyDeviceAndSettingMayBeNamed() throws {
    #expect(try name("card", "--variant", "ax5+rtl").hasSuffix("-light-ax5+rtl"))
    #expect(
      try name("wide", "--device", "iPhone SE*", "--orientation", "portrait", "--scheme", "light")
        .hasPrefix("wide/iphone-se-"))
    #expect(try name("wrist", "--device", "iphone-15") == "wrist/iphone-15-portrait@3x-light")
  }

  @Test(arguments: [
    (["--device", "iphone-155"], "iphone-15"), (["--scheme", "drak"], "light, dark"),
    (["--orientation", "up"], "portrait, landscape"), (["--variant", "ax55"], "ax5"),
    (["--step", "two"], "no step of card"),
  ])
  func whatIsNotThereIsToldWithTheNearest(arguments: [String], words: String) throws {
    let error = #expect(throws: FilterError.self) {
      try CellOptions.parse(arguments).cell(of: "card", in: catalogue)
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
