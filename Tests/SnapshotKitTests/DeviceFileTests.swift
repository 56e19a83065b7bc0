import Foundation
import TestSupport
import Testing

@testable import SnapshotKit

private func file(_ text: String) throws(DeviceFileError) -> DeviceFile {
  try DeviceFile(Data(text.utf8), path: "own.json")
}

private func table(_ text: String) throws -> DeviceTable {
  try file(text).table(over: DeviceTable.bundled())
}

/// A team's own devices.
struct DeviceFileTests {
  private static let kiosk = """
    {
      "$schema": "devices-schema.json",
      "devices": [
        { "id": "kiosk", "name": "Kiosk", "family": "ipad", "width": 800, "height": 1280,
          "nativeScale": 2 },
        { "id": "iphone-15", "name": "iPhone 15, ours", "like": "iphone-15", "scales": [1, 3],
          "groups": ["team"] },
        { "id": "wide", "name": "Wide", "like": "iphone-15", "width": 413,
          "homeIndicator": null }
      ],
      "only": ["kiosk", "team", "iPhone 8"]
    }
    """

  @Test func devicesAreAddedReplacedAndChosen() throws {
    let bundled = try DeviceTable.bundled()
    let table = try table(Self.kiosk)
    #expect(table.devices.count == bundled.devices.count + 2)
    let kiosk = try #require(table.device(id: "kiosk"))
    #expect(kiosk.scales == [2] && kiosk.safeArea.portrait.top == 0)
    #expect(kiosk.uikitSizeClasses.portrait.horizontal == .regular)
    let replaced = try #require(table.device(id: "iphone-15"))
    #expect(replaced.name == "iPhone 15, ours" && replaced.scales == [1, 3])
    #expect(replaced.safeArea == bundled.device(id: "iphone-15")?.safeArea)
    #expect(replaced.groups == ["team"] && replaced.unsourced == ["all"])
    #expect(
      table.devices.map(\.id).firstIndex(of: "iphone-15")
        == bundled.devices.map(\.id).firstIndex(of: "iphone-15"))
    let wide = try #require(table.device(id: "wide"))
    #expect(wide.homeIndicator == nil)
    #expect(wide.cutoutFrame(in: .portrait)?.midX == 206.5)
    #expect(
      try file(Self.kiosk).selection(of: table) == ["iphone-8", "iphone-15", "kiosk"])
    #expect(try file("{}").selection(of: table) == nil)
  }

  private static let titled = """
    {
      "devices": [
        { "id": "wrist", "name": "Wrist", "family": "watch", "width": 180, "height": 220,
          "nativeScale": 2, "cornerRadius": 40,
          "statusBarHeight": { "portrait": 38, "landscape": 38 } },
        { "id": "panel", "name": "Panel", "family": "mac", "width": 480, "height": 640,
          "nativeScale": 2, "scales": [1, 2],
          "statusBarHeight": { "portrait": 28, "landscape": 28 } },
        { "id": "other", "name": "Other", "family": "watch", "like": "watch-46", "width": 200 }
      ]
    }
    """

  /// A watch stands, and a window lies, below the line with its title.
  @Test func watchesAndWindowsAreTakenWithTheirTitles() throws {
    let table = try table(Self.titled)
    let wrist = try #require(table.device(id: "wrist"))
    #expect(wrist.orientations == [.portrait] && wrist.schemes == [.dark])
    #expect(wrist.safeArea.portrait.top == 38 && wrist.safeArea.portrait.bottom == 0)
    #expect(wrist.uikitSizeClasses.portrait == .init(horizontal: .compact, vertical: .regular))
    #expect(table.geometry(of: wrist, in: .portrait).titleBar?.height == 38)
    let panel = try #require(table.device(id: "panel"))
    #expect(panel.orientations == [.landscape] && panel.schemes == Scheme.allCases)
    let geometry = table.geometry(of: panel, in: .landscape)
    #expect(geometry.size == CGSize(width: 640, height: 480) && geometry.safeArea.top == 28)
    #expect(geometry.titleBar?.height == 28 && geometry.horizontalSizeClass == .regular)
    let other = try #require(table.device(id: "other"))
    #expect(other.statusBarHeight.portrait == 53 && other.orientations == [.portrait])
    let screen = Screen("a", title: "A", on: .families([.watch, .mac])) { .init(size: $0.size) }
    let cells = Matrix(try Catalogue([screen], devices: table)).cells.map(\.name)
    #expect(cells.filter { $0.hasPrefix("a/wrist") } == ["a/wrist-portrait@2x-dark"])
    #expect(cells.filter { $0.hasPrefix("a/panel") }.count == 4)
  }

  @MainActor @Test func aCatalogueDrawsOnThem() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "devices-\(UUID().uuidString).json"
    ).path
    try Self.kiosk.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let screen = Screen("a", title: "A") { .init(size: $0.size) }
    let catalogue = try Catalogue([screen]).adding(devicesOf: path)
    let cells = Matrix(catalogue).cells
    #expect(Set(cells.map(\.device.id)) == ["iphone-8", "iphone-15", "kiosk"])
    #expect(cells.contains { $0.name == "a/kiosk-landscape@2x-dark" && $0.pixelWidth == 2560 })
    let options = try FilterOptions.parse(["--devices", path, "--system", "18"])
    let adapted = try Catalogue([screen]).with(options)
    #expect(adapted.system == 18)
    #expect(adapted.overrides == ["--devices", path, "--system", "18"])
    #expect(options.arguments == adapted.overrides)
    #expect(throws: CatalogueError.unknownSystem(15)) {
      try Catalogue([screen]).with(system: 15)
    }
  }

  @Test(arguments: [
    ("", "own.json:1: ends where a value should stand."),
    ("[]", "own.json:1: is an empty list; it must be an object."),
    ("{\n\"devices\": [\n{} ]\n}", "own.json:3: devices[0].id is missing; it must be up to 100"),
    ("{\"devises\": []}", "own.json:1: devises is not known; nearest: devices"),
    (
      device(#""width": -3"#), "own.json:2: devices[0].width is -3; it must be a number from 100 to"
    ),
    (device(#""width": "a""#), #"own.json:2: devices[0].width is "a"; it must be"#),
    (device(#""width": 1e999"#), "own.json:2: has no number in 1e999."),
    (device(#""width": NaN"#), "own.json:2: has no value where one should stand."),
    (
      device(#""nativeScale": 1.5"#),
      "own.json:2: devices[0].nativeScale is 1.5; it must be a whole"
    ),
    (device(#""nativeScale": 9"#), "own.json:2: devices[0].nativeScale is 9; it must be a whole"),
    (device(#""scales": []"#), "own.json:2: devices[0].scales is an empty list; it must be a list"),
    (device(#""scales": [1, 7]"#), "own.json:2: devices[0].scales[1] is 7"),
    (device(#""scales": [1]"#), "own.json:2: devices[0].scales lacks the nativeScale 3."),
    (device(#""like": "iphone-51""#), "own.json:2: has the key \"like\" twice."),
    (device(#""width": 900"#), "own.json:2: devices[0].height is less than the width"),
    (device(#""id": "../x""#, id: ""), #"own.json:2: devices[0].id is "../x"; it must be up to"#),
    (
      device(
        #""safeArea": {"portrait": {"top": 600, "leading": 0, "bottom": 600, "trailing": 0}, "landscape": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}}"#
      ),
      "own.json:2: devices[0].safeArea.portrait leaves nothing of the screen."
    ),
    (
      device(#""cutout": {"kind": "notch"}"#), "own.json:2: devices[0].cutout.frame is missing."
    ),
    (device(#""cutout": {"kind": "hole"}"#), #"own.json:2: devices[0].cutout.kind is "hole"; it"#),
    (
      "{\"devices\": [\n{\"id\": \"a\", \"name\": \"A\", \"width\": 300}]}",
      "own.json:2: devices[0].family is missing"
    ),
    (
      device(#""family": "tv""#),
      #"own.json:2: devices[0].family is "tv"; it must be one of iphone, ipad, watch, mac."#
    ),
    (
      device(#""family": "watch""#),
      #"own.json:2: devices[0].family is not that of iphone-15, iphone; name a device of it with"#
    ),
    (plain("watch"), "own.json:2: devices[0].statusBarHeight is missing; give it, or name a"),
    (plain("mac"), "own.json:2: devices[0].statusBarHeight is missing; give it, or name a"),
    (
      plain("watch", title: 0),
      "own.json:2: devices[0].statusBarHeight.portrait is 0; it must be a number from 16 to 200"
    ),
    (
      plain("mac", title: 300),
      "own.json:2: devices[0].statusBarHeight.portrait is 300; it must be a number from 0 to 200"
    ),
    (
      plain("mac", title: 28, #", "cutout": {"kind": "notch", "frame": \#(frame)}"#),
      "own.json:2: devices[0].cutout is no part of a mac."
    ),
    (
      plain("watch", title: 38, #", "homeIndicator": {"portrait": \#(bar), "landscape": \#(bar)}"#),
      "own.json:2: devices[0].homeIndicator is no part of a watch."
    ),
    (
      "{\"devices\": [\n{\"id\": \"a\", \"name\": \"A\", \"like\": \"iphone-51\"}]}",
      "own.json:2: devices[0].like is no device; nearest: "
    ),
    (
      "{\"devices\": [\(entry("a")),\n\(entry("a"))]}",
      "own.json:2: devices[1].id is on line 1 already."
    ),
    (
      "{\"only\": [\n\"iphone-99\"]}",
      "own.json:2: only[0] is no device's id, name or group; nearest"
    ),
    (String(repeating: "[", count: 100_000), "own.json:1: nests more than 32"),
    ("{\"a\": 1, \"a\": 2}", "own.json:1: has the key \"a\" twice."),
    ("{} {}", "own.json:1: goes on behind its end."),
    ("{\"only\": [\"\\ud800\"]}", "own.json:1: has half a character in a text."),
    ("{\"only\": [\"\n\"]}", "own.json:1: has a line end or a control character"),
    ("{\"only\": [01]}", "own.json:1: has no number in 01."),
    ("{\"only\": \"", "own.json:1: ends within a text."),
  ])
  func mistakesAreToldByLineAndField(_ text: String, _ message: String) throws {
    let error = #expect(throws: DeviceFileError.self) {
      let file = try file(text)
      let table = try file.table(over: DeviceTable.bundled())
      _ = try file.selection(of: table)
    }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test func filesThatCannotBeReadAreTold() throws {
    for path in ["/nowhere/own.json", "/tmp", "/dev/zero"] {
      let error = #expect(throws: DeviceFileError.self) { try DeviceFile(path) }
      #expect(error?.description == "\(path): is no file that can be read.")
    }
    let long = Data(repeating: UInt8(ascii: " "), count: LocatedJSON.limit + 1)
    #expect(throws: DeviceFileError.self) { try DeviceFile(long, path: "own.json") }
  }

  private static func mistake(in bytes: [UInt8], _ table: DeviceTable) -> DeviceFileError? {
    do throws(DeviceFileError) {
      let file = try DeviceFile(Data(bytes), path: "own.json")
      _ = try file.selection(of: try file.table(over: table))
      return nil
    } catch {
      return error
    }
  }

  @Test func damagedFilesNeverTrap() throws {
    var random = SeededRandom(seed: 7)
    let sound = Array(Self.kiosk.utf8)
    let bundled = try DeviceTable.bundled()
    var read = 0
    for _ in 0..<1500 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes = Array(bytes.prefix(place)) + [UInt8(ascii: "9")] + bytes[place...]
        }
      }
      if let mistake = Self.mistake(in: bytes, bundled) {
        #expect(mistake.description.hasPrefix("own.json:"))
      } else {
        read += 1
      }
    }
    #expect(read > 0)
  }

  /// Names and ranges stand in the schema as the reader has them.
  @Test func theSchemaSaysWhatTheReaderTakes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("Documentation/devices-schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    try compare(DeviceFile.rule, schema, "file")
  }

  private func compare(_ rule: FieldRule, _ schema: Any, _ place: String) throws {
    let schema = try #require(schema as? [String: Any], "\(place)")
    switch rule {
    case .number(let range, _):
      #expect(schema["minimum"] as? Double == range.lowerBound, "\(place)")
      #expect(schema["maximum"] as? Double == range.upperBound, "\(place)")
    case .integer(let range):
      #expect(schema["type"] as? String == "integer", "\(place)")
      #expect(schema["minimum"] as? Int == range.lowerBound, "\(place)")
      #expect(schema["maximum"] as? Int == range.upperBound, "\(place)")
    case .text: #expect(schema["type"] as? String == "string", "\(place)")
    case .name: #expect(schema["pattern"] != nil, "\(place)")
    case .choice(let names): #expect(schema["enum"] as? [String] == names, "\(place)")
    case .list(let rule, let most):
      #expect(schema["maxItems"] as? Int == most, "\(place)")
      try compare(rule, try #require(schema["items"]), place + "[]")
    case .object(let rules, let required):
      let properties = try #require(schema["properties"] as? [String: Any], "\(place)")
      #expect(Set(properties.keys) == Set(rules.keys), "\(place)")
      #expect(Set(schema["required"] as? [String] ?? []) == required, "\(place)")
      for (name, rule) in rules { try compare(rule, properties[name] ?? 0, "\(place).\(name)") }
    case .optional(let rule):
      let cases = try #require(schema["oneOf"] as? [[String: Any]], "\(place)")
      try compare(rule, try #require(cases.last), place)
    }
  }
}

private func entry(_ id: String) -> String {
  #"{"id": "\#(id)", "name": "A", "like": "iphone-15"}"#
}

private let frame = #"{"x": 0, "y": 0, "width": 20, "height": 20}"#
private let bar = #"{"width": 40, "height": 5, "bottomInset": 8}"#

/// A file whose second line is a device that is like no other.
private func plain(_ family: String, title: Int? = nil, _ more: String = "") -> String {
  let height = title.map { #", "statusBarHeight": {"portrait": \#($0), "landscape": \#($0)}"# }
  return "{\"devices\": [\n"
    + #"{"id": "a", "name": "A", "family": "\#(family)", "width": 200, "height": 250, "#
    + #""nativeScale": 2\#(height ?? "")\#(more)}]}"#
}

/// A file whose second line is a device with one field more.
private func device(_ field: String, id: String = #""id": "a", "#) -> String {
  "{\"devices\": [\n{\(id)\"name\": \"A\", \"like\": \"iphone-15\", \(field)}]}"
}
