import Foundation
import Testing

@testable import SnapshotKit

/// What App Store Connect takes in 2026, typed from its tables: the sets that every app needs.
private let required = [
  "iphone-6.9": [[1260, 2736], [1290, 2796], [1320, 2868]],
  "ipad-13": [[2064, 2752], [2048, 2732]],
]

@Suite struct ScreenshotSetTests {
  @Test func theGroupHasADeviceForEachSetThatIsRequired() throws {
    let table = try DeviceTable.bundled()
    let sets = table.screenshotSets.filter(\.isRequired)
    #expect(Dictionary(uniqueKeysWithValues: sets.map { ($0.id, $0.sizes) }) == required)
    let devices = table.devices.filter { $0.groups.contains(DeviceTable.appStoreGroup) }
    let found = devices.map { device in
      table.screenshotSet(
        width: Int(device.width) * device.nativeScale,
        height: Int(device.height) * device.nativeScale)?.id
    }
    // A watch's app needs one of its sizes, whichever.
    #expect(found == sets.map(\.id) + ["watch-46"])
    for set in table.screenshotSets {
      #expect(!set.sources.isEmpty && set.sources.allSatisfy { table.sources[$0] != nil })
      #expect(set.sizes.allSatisfy { $0.count == 2 && $0[0] < $0[1] })
    }
    #expect(table.screenshotSet(width: 2868, height: 1320)?.id == "iphone-6.9")
    #expect(table.screenshotSet(width: 1319, height: 2868) == nil)
  }

  /// Sizes typed from the tables: an app for watches needs one of six, one for Macs one of four.
  @Test func watchesAndMacsHaveSetsOfTheirOwn() throws {
    let table = try DeviceTable.bundled()
    let watches = [(422, 514), (410, 502), (416, 496), (396, 484), (368, 448), (312, 390)]
    let names = watches.map { table.screenshotSet(width: $0.0, height: $0.1)?.id }
    #expect(
      names == [
        "watch-49-ultra-3", "watch-49", "watch-46", "watch-45", "watch-44", "watch-series-3",
      ])
    for (width, height) in [(1280, 800), (1440, 900), (2560, 1600), (2880, 1800)] {
      #expect(table.screenshotSet(width: width, height: height)?.id == "mac")
    }
    // The controls: watches whose pixels no set takes, and the table's own windows.
    for id in ["watch-40", "watch-41", "watch-42", "mac-settings", "mac-document", "mac-sidebar"] {
      let device = try #require(table.device(id: id))
      for scale in device.scales {
        let (width, height) = (Int(device.width) * scale, Int(device.height) * scale)
        #expect(table.screenshotSet(width: width, height: height) == nil, "\(id)")
      }
    }
  }

  /// Screens that name watches have their set; others have what they had.
  @Test func screensOfWatchesHaveTheirSet() throws {
    let screens = [
      Screen("wrist", title: "wrist", on: .families([.watch])) { .init(size: $0.size) },
      Screen("shop", title: "shop") { .init(size: $0.size) },
    ]
    let catalogue = try Catalogue(screens, matrix: .all, locale: Locale(identifier: "en"))
    let cells = try Matrix(catalogue).cells(
      matching: CellFilter(groups: [DeviceTable.appStoreGroup], orientations: ["portrait"]))
    let folder = ScreenshotFolder(catalogue: catalogue, output: "out")
    #expect(
      folder.places(of: cells).map { "\($0.folder)/\($0.file)" } == [
        "en/watch-46/01-wrist-portrait-dark.png",
        "en/iphone-6.9/01-shop-portrait-light.png", "en/iphone-6.9/02-shop-portrait-dark.png",
        "en/ipad-13/01-shop-portrait-light.png", "en/ipad-13/02-shop-portrait-dark.png",
      ])
  }

  @Test func picturesAreSortedByLanguageAndDisplay() throws {
    let screens = ["shop", "cart"].map { name in
      Screen(name, title: name, variants: [.locale("de"), .rightToLeft]) { .init(size: $0.size) }
    }
    let devices = ["iphone-15", "iphone-17-pro-max", "ipad-pro-13-m4"]
    let catalogue = try Catalogue(
      screens, matrix: .devices(devices, orientations: [.portrait]),
      locale: Locale(identifier: "ru_RU"))
    let cells = Matrix(catalogue).cells
    let folder = ScreenshotFolder(catalogue: catalogue, output: "out")
    let places = folder.places(of: cells).map { "\($0.folder)/\($0.file)" }
    #expect(
      places.filter { $0.contains("iphone") } == [
        "ru-RU/iphone-6.9/01-shop-portrait-light.png", "ru-RU/iphone-6.9/02-shop-portrait-dark.png",
        "de/iphone-6.9/01-shop-portrait-light.png", "ru-RU/iphone-6.9/03-cart-portrait-light.png",
        "ru-RU/iphone-6.9/04-cart-portrait-dark.png", "de/iphone-6.9/02-cart-portrait-light.png",
      ])
    #expect(Set(places).count == places.count && places.count == 12)
    #expect(ScreenshotFolder.crowded(folder.places(of: cells)).isEmpty)
    let many = folder.places(of: cells + cells + cells)
    #expect(ScreenshotFolder.crowded(many) == ["ru-RU/ipad-13", "ru-RU/iphone-6.9"])
  }
}
