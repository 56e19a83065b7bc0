import Foundation

/// The devices that screens are drawn on, and the guide's rule for their size classes.
public struct DeviceTable: Sendable {
  /// The devices in the table's order: phones by year, then tablets by size.
  public private(set) var devices: [Device]
  /// The ranges behind ``SizeClassRule/guide``.
  public let guideSizeClasses: GuideSizeClasses
  /// The bodies around the screens, for `--frame`; may be empty.
  public let bodies: [DeviceBody]
  /// The sources of figures, by the keys that devices name.
  public let sources: [String: String]
  /// The windows of apps that share an iPad's screen; may be empty.
  public let windows: [DeviceWindows]
  /// The sets of screenshots that App Store Connect takes; may be empty.
  public let screenshotSets: [ScreenshotSet]
  let statusBlocks: [StatusBlockPlace]

  /// Reads a table from JSON, in the form of the bundled `devices.json`.
  ///
  /// - Parameter json: The file's content.
  /// - Throws: ``DeviceTableError`` for another form, and for figures that cannot be.
  public init(json: Data) throws(DeviceTableError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: json)
    } catch {
      throw .malformed(detail: String(describing: error))
    }
    devices = file.devices
    guideSizeClasses = file.guideSizeClasses
    bodies = file.bodies ?? []
    sources = file.sources ?? [:]
    windows = file.windows ?? []
    screenshotSets = file.screenshotSets ?? []
    statusBlocks = file.statusBlocks ?? []
    try validate()
    try validateWindows()
  }

  /// Returns the project's own table: the guide's 33 devices, and those that came after them.
  ///
  /// - Throws: ``DeviceTableError/missingResource(_:)`` if it is not beside the executable.
  public static func bundled() throws(DeviceTableError) -> DeviceTable {
    guard let url = Bundle.module.url(forResource: "devices", withExtension: "json"),
      let json = try? Data(contentsOf: url)
    else { throw .missingResource("devices.json") }
    return try DeviceTable(json: json)
  }

  /// Returns the table with further devices, each once.
  func adding(_ further: [Device]) -> DeviceTable {
    guard !further.isEmpty else { return self }
    var table = self
    for device in further where table.device(id: device.id) == nil { table.devices.append(device) }
    return table
  }

  /// Returns the table with a device in the place of that of the same id, or at the end.
  func putting(_ device: Device) -> DeviceTable {
    var table = self
    if let place = table.devices.firstIndex(where: { $0.id == device.id }) {
      table.devices[place] = device
    } else {
      table.devices.append(device)
    }
    return table
  }

  /// Returns the device with an id such as `iphone-15-pro`, or nil.
  public func device(id: String) -> Device? {
    devices.first { $0.id == id }
  }

  /// The names of groups of devices, in the order in which the table first names them.
  public var groups: [String] {
    var names: [String] = []
    for name in devices.flatMap(\.groups) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Returns the geometry of a device as it is held, with size classes by a rule.
  ///
  /// - Parameters:
  ///   - device: A device, of the table or not.
  ///   - orientation: The orientation in which it is held.
  ///   - rule: The source of the size classes.
  ///   - cutoutEdge: The side of the cut-out in landscape.
  /// - Returns: The screen, its safe area and its bars, in points.
  public func geometry(
    of device: Device, in orientation: Orientation, rule: SizeClassRule = .guide,
    cutoutEdge: CutoutEdge = .left
  ) -> DeviceGeometry {
    let size = device.size(in: orientation)
    let classes = sizeClasses(of: device, in: orientation, rule: rule)
    return DeviceGeometry(
      size: size,
      safeArea: device.safeArea[orientation],
      statusBarHeight: device.statusBarHeight[orientation],
      horizontalSizeClass: classes.horizontal,
      verticalSizeClass: classes.vertical,
      cutout: device.cutoutFrame(in: orientation, at: cutoutEdge),
      homeIndicator: device.homeIndicatorFrame(in: orientation),
      titleBar: device.titleBar(in: orientation), device: device.shown(in: orientation))
  }

  /// Returns the size classes of a full-screen app.
  ///
  /// - Parameters:
  ///   - device: A device, of the table or not.
  ///   - orientation: The orientation in which it is held.
  ///   - rule: The source of the classes; where the guide has no range, they are UIKit's.
  /// - Returns: The classes of the width and the height.
  public func sizeClasses(
    of device: Device, in orientation: Orientation, rule: SizeClassRule
  ) -> Device.SizeClasses {
    let uikit = device.uikitSizeClasses[orientation]
    guard rule == .guide else { return uikit }
    let size = device.size(in: orientation)
    return Device.SizeClasses(
      horizontal: guideSizeClasses.sizeClass(ofLength: size.width) ?? uikit.horizontal,
      vertical: guideSizeClasses.sizeClass(ofLength: size.height) ?? uikit.vertical)
  }

  private func validate() throws(DeviceTableError) {
    var seen: Set<String> = []
    for device in devices {
      guard seen.insert(device.id).inserted else {
        throw .invalid(device: device.id, reason: "the id occurs twice; ids must be unique")
      }
      guard device.width > 0, device.height >= device.width else {
        throw .invalid(
          device: device.id,
          reason: "\(device.width) x \(device.height) is no portrait size; give points, width first"
        )
      }
      guard !device.orientations.isEmpty else {
        throw .invalid(
          device: device.id, reason: "orientations are empty; leave them out, or name one")
      }
      guard !device.scales.isEmpty, device.scales.allSatisfy({ (1...4).contains($0) }) else {
        throw .invalid(
          device: device.id, reason: "scales \(device.scales) must be one or more of 1 to 4")
      }
      for source in device.sources where sources[source] == nil {
        throw .invalid(
          device: device.id, reason: "the source \(source) is not among the table's sources")
      }
    }
  }

  private struct File: Decodable {
    let devices: [Device]
    let guideSizeClasses: GuideSizeClasses
    let bodies: [DeviceBody]?
    let sources: [String: String]?
    let windows: [DeviceWindows]?
    let screenshotSets: [ScreenshotSet]?
    let statusBlocks: [StatusBlockPlace]?
  }
}

/// A fault in a device table.
public enum DeviceTableError: Error, Equatable, CustomStringConvertible {
  /// A resource of the package is gone.
  case missingResource(String)
  /// The text is no JSON, or JSON of another form.
  case malformed(detail: String)
  /// A device's figures are wrong, for a reason.
  case invalid(device: String, reason: String)

  /// The fault, for people.
  public var description: String {
    switch self {
    case .missingResource(let name):
      "The resource \(name) is missing beside the executable; build the package again."
    case .malformed(let detail):
      "The device table is not valid JSON of the expected form: \(detail)"
    case .invalid(let device, let reason):
      "Device \(device) in the device table: \(reason)."
    }
  }
}
