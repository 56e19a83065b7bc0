import DisplayList
import Foundation
import Testing
import ViewTree

@testable import SnapshotKit

private func screen(_ name: String, on selection: DeviceSelection?, _ variants: [Variant] = [])
  -> Screen
{
  Screen(name, title: name, on: selection, variants: variants) { DisplayList(size: $0.size) }
}

private func cells(on selection: DeviceSelection?, _ variants: [Variant] = []) throws -> [Cell] {
  Matrix(try Catalogue([screen("a", on: selection, variants)], matrix: .all)).cells
}

private func chrome(_ id: String, _ scheme: Scheme, _ variant: Variant? = nil) throws
  -> DeviceChrome
{
  let table = try DeviceTable.bundled()
  let device = try #require(table.device(id: id))
  let orientation = try #require(device.orientations.first)
  return DeviceChrome(
    device: device, orientation: orientation,
    geometry: table.geometry(of: device, in: orientation), scheme: scheme, variant: variant,
    text: FixedMeasures())
}

private func fills(_ operations: [DrawOperation]) -> [(frame: CGRect, color: RGBAColor)] {
  operations.compactMap {
    if case .fill(let path, .color(let color), _) = $0 { (path.boundingRect, color) } else { nil }
  }
}

@Suite("Watches and windows of Macs") struct WatchAndMacTests {
  /// Pixels typed from the guidelines.
  @Test(arguments: [
    ("watch-40", 324, 394), ("watch-41", 352, 430), ("watch-42", 374, 446), ("watch-44", 368, 448),
    ("watch-45", 396, 484), ("watch-46", 416, 496), ("watch-49", 410, 502),
    ("watch-49-ultra-3", 422, 514),
  ]) func watchesHaveTheirPixels(id: String, width: Int, height: Int) throws {
    let device = try #require(try DeviceTable.bundled().device(id: id))
    #expect(Int(device.width) * 2 == width && Int(device.height) * 2 == height)
    #expect(device.family == .watch && device.scales == [2] && device.orientations == [.portrait])
    #expect(device.schemes == [.dark] && !device.sources.isEmpty)
    #expect(device.cornerRadius >= 28 && device.safeArea.portrait.top >= 32)
  }

  @Test(arguments: [
    ("mac-settings", 680.0, 560.0, 52.0), ("mac-document", 800, 600, 28),
    ("mac-sidebar", 1024, 700, 52),
  ]) func windowsLieWithTheirTitleBars(
    id: String, width: Double, height: Double, titleBar: Double
  ) throws {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: id))
    #expect(device.orientations == [.landscape] && device.scales == [1, 2])
    let geometry = table.geometry(of: device, in: .landscape)
    #expect(geometry.size == CGSize(width: width, height: height))
    #expect(geometry.titleBar?.height == titleBar && geometry.safeArea.top == titleBar)
    #expect(geometry.horizontalSizeClass == .regular)
  }

  /// Phones and tablets have bars of their own.
  @Test func handheldDevicesHaveNoTitleBar() throws {
    let table = try DeviceTable.bundled()
    for device in table.devices {
      let isHandheld = DeviceFamily.handheld.contains(device.family)
      #expect((table.geometry(of: device, in: .portrait).titleBar == nil) == isHandheld)
      #expect((device.orientations.count == 2) == isHandheld)
    }
  }

  @Test func screensThatNameNoneAreDrawnOnPhonesAndTablets() throws {
    let families = Set(try cells(on: nil).map(\.device.family))
    #expect(families == [.iphone, .ipad])
    #expect(try cells(on: .all).count == cells(on: nil).count)
  }

  @Test func cellsAreNamedByDeviceWayAndScheme() throws {
    let watches = try cells(on: .families([.watch]))
    #expect(watches.count == 8)
    #expect(watches.first?.name == "a/watch-40-portrait@2x-dark")
    let windows = try cells(on: .families([.mac]))
    #expect(windows.count == 3 * 2 * 2)
    #expect(windows.contains { $0.name == "a/mac-settings-landscape@1x-light" })
    #expect(windows.allSatisfy { CellName($0.name)?.device == $0.device.id })
    // Named by its id, a window is drawn the one way that it has.
    let upright = DeviceSelection.devices(["mac-document"], orientations: [.portrait])
    #expect(try cells(on: upright).allSatisfy { $0.orientation == .landscape })
  }

  @Test func variantsAreDrawnInTheUsualScheme() throws {
    let watches = try cells(on: .devices(["watch-46"]), [.highContrast])
    #expect(watches.map(\.name).last == "a/watch-46-portrait@2x-dark-contrast")
    let windows = try cells(on: .devices(["mac-settings"]), [.inactive])
    #expect(windows.map(\.name).last == "a/mac-settings-landscape@2x-light-inactive")
    #expect(CellName("a/mac-settings-landscape@2x-light-inactive")?.variant == .inactive)
  }

  @Test func familiesAreFilters() throws {
    let matrix = Matrix(
      try Catalogue([screen("phone", on: nil), screen("watch", on: .families([.watch]))]))
    let watches = try matrix.cells(matching: CellFilter(families: ["watch"]))
    #expect(Set(watches.map(\.screen)) == ["watch"])
    #expect(throws: FilterError.self) { try matrix.cells(matching: CellFilter(families: ["tv"])) }
    // A cell of a device that is no more is of the family that its name tells.
    let name = try #require(CellName("a/mac-old-landscape@2x-light"))
    let table = try DeviceTable.bundled()
    #expect(CellFilter(families: ["mac"]).matches(name, in: table))
    #expect(!CellFilter(families: ["iphone"]).matches(name, in: table))
  }

  @Test func picturesOfAUsualWatchAndWindowAreStored() throws {
    let stored = try (cells(on: .families([.watch])) + cells(on: .families([.mac])))
      .filter { CuratedCells.contains($0, .curated) }
    #expect(
      stored.map(\.name) == [
        "a/watch-46-portrait@2x-dark", "a/mac-settings-landscape@1x-light",
        "a/mac-settings-landscape@1x-dark",
      ])
    let described = DescribedCells.names(
      among: try cells(on: .families([.watch])) + cells(on: .families([.mac])))
    #expect(
      described == ["a/watch-46-portrait@2x-dark", "a/mac-settings-landscape@1x-light"])
  }

  @Test func aWindowHasThreeButtons() throws {
    for (id, first, middle) in [("mac-document", 14.0, 14.0), ("mac-settings", 26, 26)] {
      let discs = fills(try chrome(id, .light).operations)
      let middles: [CGFloat] = [first, first + 20, first + 40]
      #expect(discs.map(\.frame.midX) == middles)
      #expect(discs.allSatisfy { $0.frame.midY == middle && $0.frame.width == 12 })
      #expect(discs.map(\.color) == [0xFF5F57, 0xFEBC2E, 0x28C840].map { RGBAColor(hex: $0) })
    }
  }

  @Test func buttonsBehindAreGrey() throws {
    let light = fills(try chrome("mac-settings", .light, .inactive).operations)
    let dark = fills(try chrome("mac-settings", .dark, .inactive).operations)
    #expect(Set(light.map(\.color)) == [RGBAColor.black.opacity(0.1)])
    #expect(Set(dark.map(\.color)) == [RGBAColor.white.opacity(0.18)])
  }

  @Test func buttonsBeneathAnAlertAreGrey() throws {
    var covered = try chrome("mac-settings", .light)
    covered.bars.dimsWindowButtons = true
    #expect(Set(fills(covered.operations).map(\.color)) == [RGBAColor.black.opacity(0.1)])
  }

  @Test func buttonsAndTimeStandWhereReadingBegins() throws {
    let mirrored = fills(try chrome("mac-settings", .light, .rightToLeft).operations)
    let frames: [CGRect] = mirrored.map(\.frame)
    let middles: [CGFloat] = [654, 634, 614]
    #expect(frames.map(\.midX) == middles)
    let arabic = fills(try chrome("mac-settings", .light, .locale("ar")).operations)
    #expect(arabic.map(\.frame) == frames)
    let watch = try chrome("watch-46", .dark, .rightToLeft)
    guard case .text(let time) = watch.operations.first else {
      Issue.record("no time")
      return
    }
    #expect(Double(time.frame.minX) == watch.geometry.titleBar?.margin)
  }

  @Test func aWatchTellsTheTimeWithinItsGlass() throws {
    let table = try DeviceTable.bundled()
    for device in table.devices where device.family == .watch {
      let chrome = try chrome(device.id, .dark)
      guard case .text(let time) = chrome.operations.first else {
        Issue.record("\(device.id) tells no time")
        continue
      }
      #expect(chrome.operations.count == 1 && time.text.string == "10:09")
      let bar = try #require(chrome.geometry.titleBar)
      #expect(abs(Double(time.frame.maxX) - (device.width - bar.margin)) < 0.01)
      #expect(time.frame.minX >= device.width - bar.end)
      // The corner of the words lies on the glass.
      let radius = device.cornerRadius
      let (x, y) = (max(0, time.frame.maxX - device.width + radius), radius - time.frame.minY)
      #expect(y <= 0 || x * x + y * y < radius * radius, "\(device.id)")
      #expect(chrome.corners != nil)
    }
    #expect(try chrome("iphone-15", .light).corners == nil)
    #expect(try chrome("mac-settings", .light).corners == nil)
  }

  @Test func aWindowsFrameIsItsShadow() throws {
    let table = try DeviceTable.bundled()
    let cells = try cells(on: .devices(["mac-settings"]), [.inactive])
    let list = DisplayList(size: CGSize(width: 680, height: 560))
    let light = try #require(cells.first { $0.scheme == .light && $0.variant == nil })
    let behind = try #require(cells.first { $0.variant == .inactive })
    let frame = try #require(table.frame(of: light))
    #expect(frame.size == CGSize(width: 680 + 128, height: 560 + 128))
    #expect(table.size(of: light, isFramed: true) == frame.size)
    #expect(table.size(of: light, isFramed: false) == list.size)
    let framed = frame.around(list)
    #expect(framed.background == .clear && framed.size == frame.size)
    #expect(try #require(table.frame(of: behind)).around(list).items != framed.items)
  }

  @Test func aWatchHasABody() throws {
    let table = try DeviceTable.bundled()
    let watch = try #require(table.device(id: "watch-46"))
    let body = try #require(table.body(of: watch))
    #expect(body.hasHomeButton == nil && body.buttons.count == 2)
    // A home button still tells two bodies of one family apart.
    let phones = try ["iphone-8", "iphone-15"].map { try #require(table.device(id: $0)) }
    #expect(phones.map { table.body(of: $0)?.hasHomeButton } == [true, false])
  }
}
