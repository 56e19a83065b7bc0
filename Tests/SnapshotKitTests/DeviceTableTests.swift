import Foundation
import Testing

@testable import SnapshotKit

/// The guide's list, typed from the guide and not from the resource.
private let guide: [(name: String, width: Double, height: Double)] = [
  ("iPhone SE (2nd gen)", 375, 667),
  ("iPhone SE (3rd gen)", 375, 667),
  ("iPhone 8", 375, 667),
  ("iPhone 8 Plus", 414, 736),
  ("iPhone X", 375, 812),
  ("iPhone XS", 375, 812),
  ("iPhone XS Max", 414, 896),
  ("iPhone XR", 414, 896),
  ("iPhone 11", 414, 896),
  ("iPhone 11 Pro", 375, 812),
  ("iPhone 11 Pro Max", 414, 896),
  ("iPhone 12 mini", 375, 812),
  ("iPhone 12", 390, 844),
  ("iPhone 12 Pro", 390, 844),
  ("iPhone 12 Pro Max", 428, 926),
  ("iPhone 13 mini", 375, 812),
  ("iPhone 13", 390, 844),
  ("iPhone 13 Pro", 390, 844),
  ("iPhone 13 Pro Max", 428, 926),
  ("iPhone 14", 390, 844),
  ("iPhone 14 Plus", 428, 926),
  ("iPhone 14 Pro", 393, 852),
  ("iPhone 14 Pro Max", 430, 932),
  ("iPhone 15", 393, 852),
  ("iPhone 15 Plus", 430, 932),
  ("iPhone 15 Pro", 393, 852),
  ("iPhone 15 Pro Max", 430, 932),
  ("iPad (9th gen)", 810, 1080),
  ("iPad (10th gen)", 820, 1180),
  ("iPad Air (4th gen)", 820, 1180),
  ("iPad Air (5th gen)", 820, 1180),
  ("iPad Pro 11\" (1st-4th gen)", 834, 1194),
  ("iPad Pro 12.9\" (1st-6th gen)", 1024, 1366),
]

/// The devices of the guide; those that came after it are drawn at their own scale alone.
private func guideDevices() throws -> [Device] {
  try DeviceTable.bundled().devices.filter { $0.groups.contains("guide") }
}

@Suite struct DeviceTableTests {
  @Test func tableIsTheGuidesList() throws {
    let devices = try guideDevices()
    #expect(devices.map(\.name) == guide.map(\.name))
    #expect(devices.map(\.width) == guide.map(\.width))
    #expect(devices.map(\.height) == guide.map(\.height))
    #expect(devices.filter { $0.family == .iphone }.count == 27)
    #expect(Set(devices.map(\.id)).count == 33)
  }

  @Test func eachDeviceNamesItsSources() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SnapshotKit/Devices/devices.json")
    let table = try JSONDecoder().decode(SourceTable.self, from: Data(contentsOf: file))
    #expect(table.devices.count > 60 && table.faults == [])
    // The control: no sources, an unknown one, an unknown figure, and words behind a known one.
    let broken = """
      {"sources": {"hig": "Apple"}, "devices": [
        {"id": "a", "sources": ["hig"], "unsourced": ["safeArea.top"]}, {"id": "b"},
        {"id": "c", "sources": ["hig", "x"], "unsourced": []},
        {"id": "d", "sources": ["hig"], "unsourced": ["colour"]},
        {"id": "e", "sources": ["hig"], "unsourced": ["safeArea.landscape of iOS 26"]},
        {"id": "f", "sources": ["hig"], "unsourced": ["cornerRadius.portrait"]}]}
      """
    let faults = try JSONDecoder().decode(SourceTable.self, from: Data(broken.utf8)).faults
    #expect(faults == ["b", "c", "d", "e", "f"])
  }

  /// A device's own figures go before those of its family; which have a source, or are marked.
  @Test func bodiesAreAsWideAsTheirDevices() throws {
    let table = try DeviceTable.bundled()
    func body(_ id: String) throws -> DeviceBody {
      let device = try #require(table.device(id: id))
      return try #require(table.body(of: device))
    }
    let (usual, pro, air) = (
      try body("iphone-15"), try body("iphone-17-pro"), try body("iphone-air")
    )
    #expect(usual.side == 21 && usual.top == 21)
    #expect(pro.side == 15.94 && pro.top == 15.94 && pro.bottom == 15.94)
    #expect(air.side == 15.58 && air.cornerGrowth == usual.cornerGrowth)
    #expect(try body("ipad-pro-13-m4").bottom == 42.4)
    #expect(try body("watch-46").side == 23.5)
    let ultra = try body("watch-49-ultra-3")
    #expect(ultra.side == 27.85 && ultra.top == 29.04 && ultra.bottom == 29.04)
    let named = table.devices.filter { $0.bodyBorder != nil }
    #expect(named.count >= 19)
    for device in named {
      #expect(
        !Set(device.sources).isDisjoint(with: ["drawings", "duo"])
          || device.unsourced.contains("bodyBorder"), "\(device.id)"
      )
    }
  }

  /// The Action button is longer than the mute switch whose place it has, and the Camera Control
  /// lies in the metal of the lower half.
  @Test func buttonsAreThoseOfTheirDevices() throws {
    let table = try DeviceTable.bundled()
    func buttons(_ id: String) throws -> [DeviceBody.Button] {
      let device = try #require(table.device(id: id))
      return try #require(table.body(of: device)).buttons
    }
    let switched = try buttons("iphone-15")
    #expect(switched.count == 4 && switched[0].length == 0.0382)
    for id in ["iphone-15-pro", "iphone-16e", "iphone-17e"] {
      let own = try buttons(id)
      #expect(own.count == 4 && own[0].length > 0.045, "\(id)")
      #expect(own.allSatisfy { $0.form == nil }, "\(id)")
    }
    let controlled = [
      "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-17",
      "iphone-17-pro", "iphone-17-pro-max", "iphone-air", "iphone-18-pro", "iphone-18-pro-max",
    ]
    for id in controlled {
      let control = try #require(try buttons(id).last)
      #expect(control.edge == .right && control.form == .flush, "\(id)")
      #expect(control.middle > 0.64 && control.middle < 0.69, "\(id)")
    }
    #expect(try buttons("iphone-duo-outer") == [])
    let flush = table.devices.filter { $0.buttons?.contains { $0.form == .flush } == true }
    #expect(flush.map(\.id).sorted() == controlled.sorted())
    for device in table.devices where device.buttons != nil {
      #expect(
        device.sources.contains("drawings") != device.unsourced.contains("buttons"),
        "\(device.id)")
    }
  }

  /// What no source gives of watches and windows is marked.
  @Test func watchesAndWindowsMarkWhatNoSourceGives() throws {
    for device in try DeviceTable.bundled().devices {
      guard !DeviceFamily.handheld.contains(device.family) else { continue }
      let marks = device.unsourced
      #expect(marks.contains("uikitSizeClasses"), "\(device.id)")
      guard device.family == .watch else { continue }
      // The height of the time's line is published for one watch, and two bodies are.
      #expect(marks.contains("statusBarHeight") == (device.id != "watch-46"), "\(device.id)")
      #expect(marks.contains("bodyBorder") == (device.bodyBorder == nil), "\(device.id)")
    }
  }

  @Test func laterDevicesAreDrawnAtTheirOwnScale() throws {
    let later = try DeviceTable.bundled().devices.filter {
      !$0.groups.contains("guide") && DeviceFamily.handheld.contains($0.family)
    }
    #expect(
      later.map(\.name) == [
        "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max",
        "iPhone 16e", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air", "iPhone 17e",
        "iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo, outer screen",
        "iPhone Duo, inner screen",
        "iPad mini (6th gen, A17 Pro)", "iPad (A16)", "iPad Air 11\" (M2-M4)",
        "iPad Air 13\" (M2-M4)",
        "iPad Pro 11\" (M4, M5)", "iPad Pro 13\" (M4, M5)",
      ])
    for device in later {
      #expect(device.scales == [device.nativeScale])
      #expect(!device.sources.isEmpty, "\(device.id) names no source")
    }
  }

  /// The pixel sizes of App Store Connect's sets and of the panels, typed from there.
  @Test(arguments: [
    ("iphone-16-pro", 1206, 2622), ("iphone-17-pro-max", 1320, 2868), ("iphone-air", 1260, 2736),
    ("iphone-duo-outer", 1398, 2034), ("iphone-duo-inner", 2007, 2853), ("ipad-mini-6", 1488, 2266),
    ("ipad-pro-11-m4", 1668, 2420), ("ipad-pro-13-m4", 2064, 2752),
  ])
  func laterScreensHaveTheirPixels(id: String, width: Int, height: Int) throws {
    let device = try #require(try DeviceTable.bundled().device(id: id))
    #expect(Int(device.width) * device.nativeScale == width)
    #expect(Int(device.height) * device.nativeScale == height)
  }

  @Test func groupsAreNamedByTheTable() throws {
    let table = try DeviceTable.bundled()
    #expect(Set(table.groups) == ["guide", "current", "smallest-largest", "app-store"])
    func ids(_ group: String) -> [String] {
      table.devices.filter { $0.groups.contains(group) }.map(\.id)
    }
    #expect(ids("app-store") == ["iphone-17-pro-max", "ipad-pro-13-m4", "watch-46"])
    #expect(
      ids("smallest-largest") == [
        "iphone-se-3", "iphone-18-pro-max", "ipad-mini-6", "ipad-pro-13-m4",
      ])
    let phones = table.devices.filter { $0.family == .iphone }
    let area = { (device: Device) in device.width * device.height }
    #expect(phones.allSatisfy { $0.id.hasPrefix("iphone-duo") || area($0) <= 440 * 956 })
    #expect(phones.allSatisfy { area($0) >= 375 * 667 })
  }

  @Test func cellsOfAScreenAndSchemeAre132() throws {
    let devices = try guideDevices()
    for device in devices {
      #expect(device.scales == (device.family == .iphone ? [2, 3] : [1, 2]))
    }
    #expect(devices.reduce(0) { $0 + $1.scales.count } * Orientation.allCases.count == 132)
  }

  @Test func landscapeSwapsTheAxes() throws {
    for device in try DeviceTable.bundled().devices {
      #expect(
        device.size(in: .landscape) == CGSize(width: device.height, height: device.width))
    }
  }

  @Test func guideClassesFollowThePoints() throws {
    let table = try DeviceTable.bundled()
    for device in try guideDevices() {
      let portrait = table.geometry(of: device, in: .portrait)
      let landscape = table.geometry(of: device, in: .landscape)
      let isPhone = device.family == .iphone
      #expect(portrait.horizontalSizeClass == (isPhone ? .compact : .regular))
      #expect(portrait.verticalSizeClass == .regular)
      #expect(landscape.horizontalSizeClass == .regular)
      #expect(landscape.verticalSizeClass == (isPhone ? .compact : .regular))
    }
  }

  @Test func uikitClassesDifferInLandscape() throws {
    let table = try DeviceTable.bundled()
    let regularInLandscape = table.devices.filter {
      $0.family != .mac
        && table.geometry(of: $0, in: .landscape, rule: .uikit).horizontalSizeClass == .regular
    }
    let phones = regularInLandscape.filter { $0.family == .iphone }.map(\.id)
    #expect(
      phones == [
        "iphone-8-plus", "iphone-xs-max", "iphone-xr", "iphone-11", "iphone-11-pro-max",
        "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus", "iphone-14-pro-max",
        "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus", "iphone-16-pro-max",
        "iphone-17-pro-max", "iphone-air", "iphone-18-pro-max", "iphone-duo-inner",
      ])
    #expect(regularInLandscape.count == phones.count + 12)
  }

  @Test func guideHasNoClassBetweenItsRanges() throws {
    let guide = try DeviceTable.bundled().guideSizeClasses
    #expect(
      [320, 375, 430, 431, 666, 667, 1366, 1367].map(guide.sizeClass(ofLength:)) == [
        nil, .compact, .compact, nil, nil, .regular, .regular, nil,
      ])
  }

  @Test(arguments: [
    ("iphone-8", 20.0, 0.0, 0.0, 0.0),
    ("iphone-x", 44, 34, 44, 21),
    ("iphone-11", 48, 34, 48, 21),
    ("iphone-13-mini", 50, 34, 50, 21),
    ("iphone-14", 47, 34, 47, 21),
    ("iphone-15", 59, 34, 59, 21),
    ("iphone-16e", 47, 34, 47, 21),
    ("iphone-17", 62, 34, 62, 20),
    ("iphone-air", 68, 34, 68, 20),
  ])
  func phoneSafeAreas(
    id: String, top: Double, bottom: Double, side: Double, landscapeBottom: Double
  ) throws {
    let device = try #require(try DeviceTable.bundled().device(id: id))
    #expect(
      device.safeArea.portrait == .init(top: top, leading: 0, bottom: bottom, trailing: 0))
    #expect(
      device.safeArea.landscape
        == .init(top: 0, leading: side, bottom: landscapeBottom, trailing: side))
  }

  @Test func tabletSafeAreasFollowTheHomeButton() throws {
    let table = try DeviceTable.bundled()
    for device in table.devices where device.family == .ipad {
      let safeArea = device.safeArea.portrait
      #expect(safeArea == device.safeArea.landscape)
      #expect([safeArea.top, safeArea.bottom] == (device.id == "ipad-9" ? [20, 0] : [24, 20]))
    }
  }

  @Test func cutoutLiesInTheSafeAreaAndTurnsWithTheDevice() throws {
    let table = try DeviceTable.bundled()
    for device in table.devices {
      guard let portrait = device.cutoutFrame(in: .portrait) else {
        #expect(device.cutout.kind == .none)
        continue
      }
      #expect(abs(portrait.midX - device.width / 2) < 0.51)
      #expect(portrait.maxY <= device.safeArea.portrait.top)
      let left = try #require(device.cutoutFrame(in: .landscape, at: .left))
      let right = try #require(device.cutoutFrame(in: .landscape, at: .right))
      #expect(left.maxX <= device.safeArea.landscape.leading)
      #expect(right.minX >= device.height - device.safeArea.landscape.trailing)
      #expect(left.height == portrait.width && right.height == portrait.width)
    }
  }

  @Test func homeIndicatorLiesInTheBottomInset() throws {
    let table = try DeviceTable.bundled()
    // A watch has no indicator, and keeps free what its round corners take.
    for device in table.devices where device.family != .watch {
      for orientation in Orientation.allCases {
        let geometry = table.geometry(of: device, in: orientation)
        guard let bar = geometry.homeIndicator else {
          #expect(geometry.safeArea.bottom == 0)
          continue
        }
        #expect(bar.minY >= geometry.size.height - geometry.safeArea.bottom)
        #expect(bar.maxY < geometry.size.height)
        #expect(abs(bar.midX - geometry.size.width / 2) < 0.001)
      }
    }
  }

  @Test func brokenTablesSayWhatIsWrong() throws {
    #expect(
      try DeviceTable(json: table(ids: ["a"], size: (375, 667), scales: [2])).devices.count == 1)
    let broken = [
      ("twice", table(ids: ["a", "a"], size: (375, 667), scales: [2])),
      ("portrait size", table(ids: ["a"], size: (667, 375), scales: [2])),
      ("scales", table(ids: ["a"], size: (375, 667), scales: [])),
      ("expected form", Data("{}".utf8)),
      ("among the table's sources", table(ids: ["a"], size: (375, 667), scales: [2], source: "b")),
    ]
    for (word, json) in broken {
      let error = #expect(throws: DeviceTableError.self) { try DeviceTable(json: json) }
      #expect(error?.description.contains(word) == true)
    }
  }
}

/// The keys of the file that name where figures come from.
private struct SourceTable: Decodable {
  struct Row: Decodable {
    let id: String
    let sources: [String]?
    let unsourced: [String]?
  }

  let sources: [String: String]
  let devices: [Row]

  /// The devices that name no source, one that the table has not, or an unsourced figure that no
  /// device has.
  var faults: [String] {
    let whole = ["width", "height", "cornerRadius", "cutout", "bodyBorder", "buttons"]
    let held = ["homeIndicator", "safeArea", "statusBarHeight", "uikitSizeClasses"]
    let parts = [
      "safeArea.top", "safeArea.leading", "safeArea.bottom", "safeArea.trailing",
      "uikitSizeClasses.horizontal", "uikitSizeClasses.vertical",
    ]
    let figures = Set(
      whole + held + parts + held.flatMap { ["\($0).portrait", "\($0).landscape"] })
    return devices.filter { row in
      let (named, unsourced) = (row.sources ?? [], row.unsourced)
      return named.isEmpty || !named.allSatisfy { sources[$0] != nil } || unsourced == nil
        || unsourced.map { !figures.isSuperset(of: $0) } == true
    }.map(\.id)
  }
}

private func table(
  ids: [String], size: (Double, Double), scales: [Int], source: String? = nil
) -> Data {
  let sources = source.map { #""sources":["\#($0)"],"# } ?? ""
  let classes = #"{"horizontal":"compact","vertical":"regular"}"#
  let insets = #"{"top":0,"leading":0,"bottom":0,"trailing":0}"#
  let devices = ids.map {
    """
    {\(sources)"id":"\($0)","name":"n","family":"iphone","width":\(size.0),"height":\(size.1),
    "nativeScale":2,"scales":\(scales),"cornerRadius":0,"cutout":{"kind":"none"},
    "statusBarHeight":{"portrait":20,"landscape":0},
    "safeArea":{"portrait":\(insets),"landscape":\(insets)},
    "uikitSizeClasses":{"portrait":\(classes),"landscape":\(classes)}}
    """
  }
  let ranges = #"{"compact":{"min":375,"max":430},"regular":{"min":667,"max":1366}}"#
  return Data(
    #"{"guideSizeClasses":\#(ranges),"devices":[\#(devices.joined(separator: ","))]}"#.utf8)
}
