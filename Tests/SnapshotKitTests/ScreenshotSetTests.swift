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
    #expect(found == sets.map(\.id))
    for set in table.screenshotSets {
      #expect(!set.sources.isEmpty && set.sources.allSatisfy { table.sources[$0] != nil })
      #expect(set.sizes.allSatisfy { $0.count == 2 && $0[0] < $0[1] })
    }
    #expect(table.screenshotSet(width: 2868, height: 1320)?.id == "iphone-6.9")
    #expect(table.screenshotSet(width: 1319, height: 2868) == nil)
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
