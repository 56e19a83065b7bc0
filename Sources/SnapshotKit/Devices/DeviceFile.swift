import Foundation
import ViewTree

/// A team's own devices, as a file gives them: further ones, others in place of the table's, and
/// which to draw on.
///
///     {
///       "devices": [
///         { "id": "kiosk", "name": "Kiosk", "like": "ipad-10", "width": 800, "height": 1280 }
///       ],
///       "only": ["kiosk", "iphone-15*"]
///     }
///
/// `Documentation/devices-schema.json` describes the file.
struct DeviceFile {
  private let path: String
  private let content: LocatedJSON

  /// Reads a file.
  ///
  /// - Throws: ``DeviceFileError`` with the line and the field of the first mistake.
  init(_ path: String) throws(DeviceFileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = FileManager.default.contents(atPath: path)
    else { throw DeviceFileError(file: path, line: nil, reason: "is no file that can be read") }
    try self.init(data, path: path)
  }

  /// Reads the content of a file.
  init(_ data: Data, path: String) throws(DeviceFileError) {
    self.path = path
    do {
      content = try LocatedJSON(data)
    } catch {
      throw DeviceFileError(file: path, line: error.line, reason: error.reason)
    }
    do {
      try Self.rule.check(content, "")
    } catch {
      throw DeviceFileError(path, error)
    }
  }

  /// Returns the table with the file's devices: those of a known id in its place, others at the
  /// end.
  ///
  /// - Throws: ``DeviceFileError``.
  func table(over table: DeviceTable) throws(DeviceFileError) -> DeviceTable {
    var table = table
    var lines: [String: Int] = [:]
    for (index, entry) in (content["devices"]?.items ?? []).enumerated() {
      let device = try device(entry, "devices[\(index)]", in: table)
      if let first = lines[device.id] {
        throw error(entry["id"] ?? entry, "devices[\(index)].id", "is on line \(first) already")
      }
      lines[device.id] = entry.line
      table = table.putting(device)
    }
    return table
  }

  /// Returns the devices that the file chooses of a table; nil for all that are drawn anyway.
  ///
  /// - Throws: ``DeviceFileError`` for a pattern that no device matches.
  func selection(of table: DeviceTable) throws(DeviceFileError) -> [String]? {
    guard let patterns = content["only"] else { return nil }
    var chosen: Set<String> = []
    for (index, pattern) in patterns.items.enumerated() {
      let glob = Glob(pattern.text ?? "")
      let ids = table.devices.filter {
        glob.matches($0.id) || glob.matches($0.name) || $0.groups.contains(where: glob.matches)
      }.map(\.id)
      guard !ids.isEmpty else {
        let nearest = NearestNames.nearest(to: glob.literal, among: table.devices.map(\.id))
        throw error(
          pattern, "only[\(index)]",
          "is no device's id, name or group; nearest: \(nearest.joined(separator: ", "))")
      }
      chosen.formUnion(ids)
    }
    return table.devices.map(\.id).filter(chosen.contains)
  }

  private func error(_ value: LocatedJSON, _ field: String, _ reason: String) -> DeviceFileError {
    DeviceFileError(path, FieldRule.Fault(line: value.line, field: field, reason: reason))
  }

  // MARK: One device

  private func device(
    _ entry: LocatedJSON, _ field: String, in table: DeviceTable
  ) throws(DeviceFileError) -> Device {
    var figures = try base(entry, field, in: table)
    guard let given = entry.plain as? [String: Any] else {
      throw error(entry, field, "is no object")
    }
    figures.merge(given) { _, own in own }
    figures["like"] = nil
    (figures["sources"], figures["unsourced"]) = ([String](), ["all"])
    if given["groups"] == nil { figures["groups"] = [String]() }
    if given["nativeScale"] != nil, given["scales"] == nil {
      figures["scales"] = given["nativeScale"].map { [$0] }
    }
    guard let data = try? JSONSerialization.data(withJSONObject: figures),
      let device = try? JSONDecoder().decode(Device.self, from: data)
    else { throw error(entry, field, "has figures that do not belong together") }
    try check(device, entry, field)
    return device
  }

  /// Returns the figures that a device has where the file says nothing: those of the device that it
  /// is like, or of a plain screen.
  private func base(
    _ entry: LocatedJSON, _ field: String, in table: DeviceTable
  ) throws(DeviceFileError) -> [String: Any] {
    guard let like = entry["like"] else {
      let family = DeviceFamily(rawValue: entry["family"]?.text ?? "")
      let title = family.map(DeviceFamily.handheld.contains) ?? true ? [] : ["statusBarHeight"]
      for key in ["family", "width", "height", "nativeScale"] + title where entry[key] == nil {
        throw error(
          entry, "\(field).\(key)", "is missing; give it, or name a device with \"like\"")
      }
      return Self.plain(entry, family: family ?? .iphone)
    }
    guard let model = table.device(id: like.text ?? "") else {
      let nearest = NearestNames.nearest(to: like.text ?? "", among: table.devices.map(\.id))
      throw error(
        like, "\(field).like", "is no device; nearest: \(nearest.joined(separator: ", "))")
    }
    if let family = entry["family"], let own = DeviceFamily(rawValue: family.text ?? ""),
      own != model.family, !Set([own, model.family]).isSubset(of: DeviceFamily.handheld)
    {
      throw error(
        family, "\(field).family",
        "is not that of \(model.id), \(model.family.rawValue); name a device of it with \"like\"")
    }
    guard let data = try? JSONEncoder().encode(model),
      var figures = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { throw error(entry, field, "cannot be made of \(model.id)") }
    if case .number(let width)? = entry["width"]?.value, let frame = model.cutout.frame {
      // A cut-out stays in the middle of a screen of another width.
      var cutout = figures["cutout"] as? [String: Any] ?? [:]
      cutout["frame"] = [
        "x": frame.x + (width - model.width) / 2, "y": frame.y, "width": frame.width,
        "height": frame.height,
      ]
      figures["cutout"] = cutout
    }
    return figures
  }

  /// Returns the figures of a plain screen: of a watch or a window, below the line with the title.
  private static func plain(_ entry: LocatedJSON, family: DeviceFamily) -> [String: Any] {
    func insets(_ orientation: Orientation) -> [String: Any] {
      var top = 0.0
      if !DeviceFamily.handheld.contains(family),
        case .number(let height)? = entry["statusBarHeight"]?[orientation.rawValue]?.value
      {
        top = height
      }
      return ["top": top, "leading": 0, "bottom": 0, "trailing": 0]
    }
    func classes(_ horizontal: String, _ vertical: String) -> [String: Any] {
      ["horizontal": horizontal, "vertical": vertical]
    }
    let isWide = family == .ipad || family == .mac
    let upright = classes(isWide ? "regular" : "compact", "regular")
    let orientations: [Orientation] =
      switch family {
      case .iphone, .ipad: Orientation.allCases
      case .watch: [.portrait]
      case .mac: [.landscape]
      }
    return [
      "cornerRadius": 0, "cutout": ["kind": "none"],
      "statusBarHeight": ["portrait": 0, "landscape": 0],
      "safeArea": ["portrait": insets(.portrait), "landscape": insets(.landscape)],
      "uikitSizeClasses": [
        "portrait": upright,
        "landscape": family == .iphone ? classes("compact", "compact") : upright,
      ],
      "orientations": orientations.map(\.rawValue),
    ]
  }

  /// Checks what no single field tells.
  private func check(
    _ device: Device, _ entry: LocatedJSON, _ field: String
  ) throws(DeviceFileError) {
    guard device.height >= device.width else {
      throw error(
        entry["height"] ?? entry["width"] ?? entry, "\(field).height",
        "is less than the width; give both in portrait")
    }
    guard device.scales.contains(device.nativeScale) else {
      throw error(
        entry["scales"] ?? entry, "\(field).scales", "lacks the nativeScale \(device.nativeScale)")
    }
    for orientation in Orientation.allCases {
      let (insets, size) = (device.safeArea[orientation], device.size(in: orientation))
      guard insets.top + insets.bottom < size.height, insets.leading + insets.trailing < size.width
      else {
        throw error(
          entry["safeArea"] ?? entry, "\(field).safeArea.\(orientation.rawValue)",
          "leaves nothing of the screen")
      }
    }
    if device.cutout.kind != .none, device.cutout.frame == nil {
      throw error(entry["cutout"] ?? entry, "\(field).cutout.frame", "is missing")
    }
    let screen = CGRect(origin: .zero, size: device.size(in: .portrait))
    if let frame = device.cutoutFrame(in: .portrait), !screen.contains(frame) {
      throw error(entry["cutout"] ?? entry, "\(field).cutout.frame", "is not within the screen")
    }
    if !DeviceFamily.handheld.contains(device.family) { try checkTitled(device, entry, field) }
  }

  /// Checks a watch or a Mac's window: each has a line with the title, and neither a cut-out nor a
  /// home indicator.
  private func checkTitled(
    _ device: Device, _ entry: LocatedJSON, _ field: String
  ) throws(DeviceFileError) {
    if let height = entry["statusBarHeight"] {
      do {
        try Self.both(Self.titleHeight).check(height, "\(field).statusBarHeight")
      } catch {
        throw DeviceFileError(path, error)
      }
    }
    let parts = [
      ("cutout", device.cutout.kind != .none), ("homeIndicator", device.homeIndicator != nil),
    ]
    for (key, isThere) in parts where isThere {
      throw error(
        entry[key] ?? entry, "\(field).\(key)", "is no part of a \(device.family.rawValue)")
    }
  }
}

extension DeviceFile {
  private static func points(_ range: ClosedRange<Double>) -> FieldRule {
    .number(range, unit: "points")
  }

  private static func both(_ rule: FieldRule) -> FieldRule {
    .object(["portrait": rule, "landscape": rule], required: ["portrait", "landscape"])
  }

  private static func all(_ rules: [String: FieldRule]) -> FieldRule {
    .object(rules, required: Set(rules.keys))
  }

  private static let inset = points(0...1000)
  private static let side = points(0...4096)
  private static let share = FieldRule.number(0...1, unit: "of the edge")
  private static let button = FieldRule.object(
    [
      "edge": .choice(DeviceBody.Button.Edge.allCases.map(\.rawValue)),
      "middle": share, "length": share,
      "form": .choice(DeviceBody.Button.Form.allCases.map(\.rawValue)),
    ], required: ["edge", "middle", "length"])
  /// Room for a watch's time, or a window's buttons.
  private static let titleHeight = points(16...200)
  private static let sizeClass = FieldRule.choice(["compact", "regular"])

  /// The fields of a device.
  static let deviceRules: [String: FieldRule] = [
    "id": .name, "name": .text(most: 100), "like": .name,
    "family": .choice(DeviceFamily.allCases.map(\.rawValue)),
    "groups": .list(.name, most: 20), "width": points(100...4096), "height": points(100...4096),
    "nativeScale": .integer(1...4), "scales": .list(.integer(1...4), most: 4),
    "cornerRadius": points(0...200), "hingeRadius": points(0...200),
    "statusBarHeight": both(points(0...200)),
    "safeArea": both(
      all(["top": inset, "leading": inset, "bottom": inset, "trailing": inset])),
    "cutout": .object(
      [
        "kind": .choice(["none", "notch", "dynamicIsland"]),
        "frame": all(["x": side, "y": side, "width": side, "height": side]),
        "cornerRadius": points(0...200), "shoulderRadius": points(0...200),
      ], required: ["kind"]),
    "homeIndicator": .optional(
      both(all(["width": side, "height": points(0...100), "bottomInset": points(0...200)]))),
    "uikitSizeClasses": both(all(["horizontal": sizeClass, "vertical": sizeClass])),
    "bodyBorder": all(["horizontal": points(0...200), "vertical": points(0...200)]),
    "buttons": .list(button, most: 12),
  ]

  /// The whole file.
  static let rule = FieldRule.object(
    [
      "$schema": .text(most: 500),
      "devices": .list(.object(deviceRules, required: ["id", "name"]), most: 500),
      "only": .list(.text(most: 100), most: 500),
    ], required: [])
}

/// A fault in a file of devices.
public struct DeviceFileError: Error, Equatable, CustomStringConvertible {
  /// The file's path.
  public let file: String
  /// The line, from 1; nil where it is not known.
  public let line: Int?
  /// The field, such as `devices[0].width`; nil where the file itself is wrong.
  public let field: String?
  /// The fault, in words that follow the field's name.
  public let reason: String

  init(file: String, line: Int?, field: String? = nil, reason: String) {
    (self.file, self.line, self.field, self.reason) = (file, line, field, reason)
  }

  init(_ file: String, _ fault: FieldRule.Fault) {
    self.init(
      file: file, line: fault.line, field: fault.field.isEmpty ? nil : fault.field,
      reason: fault.reason)
  }

  /// The place and the fault, for people.
  public var description: String {
    "\(file):\(line.map { "\($0):" } ?? "") \(field.map { "\($0) " } ?? "")\(reason)."
  }
}
