import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

private struct Probe: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.systemVersion) private var system

  var body: some View {
    Text(verbatim: "\(word(horizontal)) \(word(vertical)) \(system)")
  }

  private func word(_ sizeClass: UserInterfaceSizeClass?) -> String {
    sizeClass.map { "\($0)" } ?? "none"
  }
}

private func catalogue(_ change: (Screen) -> Screen) throws -> Catalogue {
  try Catalogue([change(Screen("probe", title: "Probe") { Probe() })])
}

/// Apple's published sizes in points, typed from tables of Split View: a third, then two thirds.
private let published: [(id: String, landscape: [Double], portrait: [Double])] = [
  ("ipad-9", [320, 750], [320, 480]), ("ipad-pro-11", [375, 809], [320, 504]),
  ("ipad-pro-12-9", [375, 981], [375, 639]),
]

@MainActor @Suite struct WindowTests {
  @Test func splitViewHasThePublishedWidths() throws {
    let table = try DeviceTable.bundled()
    for row in published {
      let device = try #require(table.device(id: row.id))
      for (orientation, widths) in [
        (Orientation.landscape, row.landscape), (.portrait, row.portrait),
      ] {
        let found = [DeviceWindow.splitThird, .splitTwoThirds].compactMap {
          table.window($0, on: device, in: orientation)
        }
        #expect(found.map(\.width) == widths)
        #expect(found.allSatisfy { $0.figures == .published })
      }
    }
  }

  @Test func everyIPadHasWindowsAndNoIPhoneHas() throws {
    let table = try DeviceTable.bundled()
    for device in table.devices {
      for orientation in Orientation.allCases {
        let offered = DeviceWindow.allCases.filter {
          table.offers($0, on: device, in: orientation)
        }
        guard device.family == .ipad else {
          #expect(offered == [.full], "\(device.id)")
          continue
        }
        #expect(offered.starts(with: [.full] + .splitView + [.slideOver]), "\(device.id)")
        let screen = CGRect(origin: .zero, size: device.size(in: orientation))
        for window in offered where window != .full {
          let frame = try #require(table.frame(of: window, on: device, in: orientation))
          #expect(screen.contains(frame), "\(device.id) \(window)")
        }
        func width(_ window: DeviceWindow) -> Double {
          table.window(window, on: device, in: orientation)?.width ?? 0
        }
        let shared = screen.width - WindowMetrics.divider
        #expect(abs(width(.splitThird) + width(.splitTwoThirds) - shared) <= 1, "\(device.id)")
        #expect(abs(2 * width(.splitHalf) - shared) <= 1, "\(device.id)")
      }
    }
    let mini = try #require(table.device(id: "ipad-mini-6"))
    #expect(!table.offers(.stageSmall, on: mini, in: .landscape))
    let ten = try #require(table.device(id: "ipad-10"))
    #expect(!table.offers(.stageLarge, on: ten, in: .landscape))
    let air = try #require(table.device(id: "ipad-air-5"))
    #expect(table.window(.stageLarge, on: air, in: .landscape)?.figures == .own)
  }

  /// Where the guide has a class for a window's width, the table's is the same.
  @Test func sizeClassesAgreeWithTheGuide() throws {
    let table = try DeviceTable.bundled()
    var compared = 0
    for entry in table.windows {
      for (name, window) in Array(entry.portrait) + Array(entry.landscape) {
        guard let guide = table.guideSizeClasses.sizeClass(ofLength: window.width) else { continue }
        #expect(window.horizontal == guide, "\(entry.width) \(name)")
        compared += 1
      }
    }
    #expect(compared > 40)
  }

  @Test func aScreenAsksForWindowsOnOneIPad() throws {
    let catalogue = try catalogue { $0.windows() }
    let cells = Matrix(catalogue).cells.filter { $0.window != .full }
    #expect(cells.count == 6 * 2)
    #expect(Set(cells.map(\.device.id)) == ["ipad-pro-11"])
    #expect(cells.allSatisfy { $0.scheme == .light && $0.scale == 2 })
    let name = "probe/ipad-pro-11-landscape@2x-light-split-third"
    let cell = try #require(cells.first { $0.name == name })
    // The picture is of the whole iPad.
    #expect((cell.pixelWidth, cell.pixelHeight) == (2388, 1668))
    #expect(CellName(name)?.variant == .window(.splitThird))
    let matrix = Matrix(catalogue)
    #expect(try matrix.cells(matching: CellFilter(windows: ["split-*"])).count == 6)
    #expect(
      try matrix.cells(matching: CellFilter(windows: ["full"])).allSatisfy { $0.variant == nil })
    #expect(throws: FilterError.self) {
      try Matrix(try self.none()).cells(matching: CellFilter(windows: ["split-half"]))
    }
    #expect(matrix.windowNames == DeviceWindow.allCases.map(\.rawValue))
  }

  private func none() throws -> Catalogue { try catalogue { $0 } }

  @Test func devicesWithoutAWindowLeaveItOut() throws {
    let selection = DeviceSelection.devices(
      ["iphone-15", "ipad-mini-6", "ipad-pro-11"], orientations: [.portrait], schemes: [.dark])
    let cells = Matrix(try catalogue { $0.windows([.full, .stageSmall], on: selection) }).cells
    #expect(
      cells.filter { $0.variant != nil }.map(\.name) == [
        "probe/ipad-pro-11-portrait@1x-dark-stage-small",
        "probe/ipad-pro-11-portrait@2x-dark-stage-small",
      ])
  }

  @Test(arguments: [
    (DeviceWindow.full, Orientation.landscape, 1194.0, "regular regular 17"),
    (.splitThird, .landscape, 375, "compact regular 17"),
    (.splitTwoThirds, .landscape, 809, "regular regular 17"),
    (.splitTwoThirds, .portrait, 504, "compact regular 17"),
    (.slideOver, .portrait, 375, "compact regular 17"),
  ])
  func theAppHasItsWindowsSizeAndClasses(
    window: DeviceWindow, orientation: Orientation, width: Double, words: String
  ) throws {
    let variant: Variant? = window == .full ? nil : .window(window)
    let catalogue = try catalogue { $0.windows() }
    let painter = CellPainter(catalogue, renderer: try .shared())
    var job = CellJob(
      id: 0, screen: "probe", orientation: orientation, scheme: .light, variant: variant,
      pictures: [.init(device: "ipad-pro-11", scale: 2)])
    let layout = try #require(
      try painter.layouts(job, on: "ipad-pro-11", describesNodes: true).lists[nil])
    #expect(Double(layout.size.width) == width)
    let texts = layout.items.compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
    #expect(texts == [words])
    let shown = try painter.shown(layout, job, on: "ipad-pro-11")
    let device = try #require(catalogue.devices.device(id: "ipad-pro-11"))
    #expect(shown.size == device.size(in: orientation))
    job.isCropped = true
    let alone = try painter.shown(layout, job, on: "ipad-pro-11")
    #expect(Double(alone.size.width) == width)
    guard let frame = catalogue.devices.frame(of: window, on: device, in: orientation) else {
      return
    }
    // What the app drew has moved with its window, and is found there.
    let inner = layout.nodes.indices.map {
      layout.nodes[$0].frame.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    #expect(Array(shown.nodes.map(\.frame).prefix(inner.count)) == inner)
  }

  @Test func bothSchemesAreDrawnOfOneList() throws {
    let layout = DisplayList(size: CGSize(width: 375, height: 834))
    for window in [DeviceWindow].shared {
      let scene = WindowScene(
        window: window, frame: CGRect(x: 0, y: 0, width: 375, height: 834),
        size: CGSize(width: 1194, height: 834)
      ).around(layout)
      #expect(scene.picked(.light).items != scene.picked(.dark).items, "\(window)")
      #expect(scene.picked(.light).size == scene.picked(.dark).size)
    }
  }

  @Test func windowsThatDevicesLackAreRefusedInTests() throws {
    let table = try DeviceTable.bundled()
    let phone = try #require(table.device(id: "iphone-15"))
    let error = #expect(throws: FilterError.self) {
      try table.require(.splitHalf, on: phone, in: .portrait)
    }
    #expect(error?.description.hasPrefix("No window of iPhone 15 matches \"split-half\"") == true)
    try table.require(.full, on: phone, in: .portrait)
  }

  @Test(arguments: [
    (#"{"split-fourth": {"width": 1, "height": 1, "horizontal": "compact", "figures": "own"}}"#),
    (#"{"full": {"width": 1, "height": 1, "horizontal": "compact", "figures": "own"}}"#),
    (#"{"split-half": {"width": 900, "height": 1, "horizontal": "compact", "figures": "own"}}"#),
    (#"{"split-half": {"width": 1, "height": -1, "horizontal": "compact", "figures": "own"}}"#),
  ])
  func brokenTablesAreRefused(portrait: String) {
    let json = """
      {"devices": [], "guideSizeClasses": {"compact": {"min": 1, "max": 2}, \
      "regular": {"min": 3, "max": 4}}, "windows": [{"width": 800, "height": 1000, \
      "portrait": \(portrait), "landscape": {}}]}
      """
    #expect(throws: DeviceTableError.self) { try DeviceTable(json: Data(json.utf8)) }
  }

  @Test func galleriesTellWindowsByThemselves() throws {
    let both = Variant.together([.typeSize(.accessibility5), .window(.splitThird)])
    let catalogue = try catalogue {
      $0.windows([.slideOver]).variants([both], on: .devices(["ipad-10"], nativeScaleOnly: true))
    }
    let cells = Matrix(catalogue).cells
    let report = RunReport(command: "render", filter: [], fingerprint: "", cells: [], seconds: 0)
    let content = Gallery(catalogue: catalogue, cells: cells, report: report).content
    #expect(content.variants.map(\.name) == ["usual", "slide-over", "split-third+ax5"])
    let parts = content.variants.map { setting in
      setting.parts.map { "\($0.axis.rawValue) \($0.value): \($0.title)" }
    }
    #expect(
      parts == [
        [], ["window slide-over: Slide Over"],
        ["size ax5: AX5", "window split-third: Split View, a third"],
      ])
  }
}
