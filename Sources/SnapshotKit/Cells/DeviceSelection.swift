/// The part of the device table that a screen is drawn on.
public struct DeviceSelection: Hashable, Sendable {
  /// The ids of the devices; nil for all.
  let devices: [String]?
  /// The orientations in which devices are held.
  let orientations: [Orientation]
  /// A Boolean value that indicates whether a device's own scale is enough.
  let hasNativeScaleOnly: Bool
  /// The colour schemes.
  var schemes = Scheme.allCases
  /// The families of devices where none are named.
  var families = DeviceFamily.handheld

  /// Every device, each way, at each scale.
  public static let all = DeviceSelection(
    devices: nil, orientations: Orientation.allCases, hasNativeScaleOnly: false)

  /// A small phone, a usual one and a large tablet, upright, at their own scales.
  public static let samples = DeviceSelection(
    devices: ["iphone-se-3", "iphone-15", "ipad-pro-12-9"], orientations: [.portrait],
    hasNativeScaleOnly: true)

  /// A small phone, a usual one and a tablet, upright, at their own scales, in light: what flows
  /// are played on unless they say otherwise.
  public static let flows = DeviceSelection.devices(
    ["iphone-se-3", "iphone-15", "ipad-10"], orientations: [.portrait], nativeScaleOnly: true,
    schemes: [.light])

  /// Returns some devices, by the ids of the table.
  ///
  /// - Parameters:
  ///   - devices: The ids, such as `iphone-15`.
  ///   - orientations: The orientations in which they are held.
  ///   - nativeScaleOnly: True for the devices' own scales alone.
  ///   - schemes: The colour schemes.
  /// - Returns: The part of the table; a catalogue refuses an id that its table does not have.
  public static func devices(
    _ devices: [String], orientations: [Orientation] = Orientation.allCases,
    nativeScaleOnly: Bool = false, schemes: [Scheme] = Scheme.allCases
  ) -> DeviceSelection {
    DeviceSelection(
      devices: devices, orientations: orientations, hasNativeScaleOnly: nativeScaleOnly,
      schemes: schemes)
  }

  /// Returns all devices of some families: watches and windows of Macs are drawn where they are
  /// named alone.
  ///
  ///     Screen("settings", title: "Settings", on: .families([.watch])) { WatchSettings() }
  ///
  /// - Parameters:
  ///   - families: The families.
  ///   - nativeScaleOnly: True for the devices' own scales alone.
  ///   - schemes: The colour schemes; a watch has the dark one alone.
  /// - Returns: The part of the table.
  public static func families(
    _ families: [DeviceFamily], nativeScaleOnly: Bool = false, schemes: [Scheme] = Scheme.allCases
  ) -> DeviceSelection {
    DeviceSelection(
      devices: nil, orientations: Orientation.allCases, hasNativeScaleOnly: nativeScaleOnly,
      schemes: schemes, families: families)
  }

  /// The part on which variants are drawn.
  var ofVariants: DeviceSelection {
    if let devices {
      return .devices(devices, orientations: [.portrait], nativeScaleOnly: true)
    }
    return families == DeviceFamily.handheld
      ? .samples : .families(families, nativeScaleOnly: true)
  }

  /// Returns a Boolean value that indicates whether a device is covered.
  func includes(_ device: Device) -> Bool {
    devices?.contains(device.id) ?? (!device.isComponent && families.contains(device.family))
  }

  /// Returns the orientations in which a device is drawn; one that is never turned has its only
  /// one.
  func orientations(of device: Device) -> [Orientation] {
    device.orientations.count == 1
      ? device.orientations : orientations.filter(device.orientations.contains)
  }

  /// Returns the schemes of a device that are covered; what is never light is dark where light is
  /// asked for.
  func schemes(of device: Device) -> [Scheme] {
    let own = schemes.filter(device.schemes.contains)
    return own.isEmpty ? [device.usualScheme] : own
  }

  /// Returns the scales of a device that are covered.
  func scales(of device: Device) -> [Int] {
    hasNativeScaleOnly ? device.scales.filter { $0 == device.nativeScale } : device.scales
  }
}

/// The name of ``DeviceSelection`` in earlier releases.
@available(*, deprecated, renamed: "DeviceSelection")
public typealias Coverage = DeviceSelection
