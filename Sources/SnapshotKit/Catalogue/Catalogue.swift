import DisplayList

/// The screens that a command draws, on the devices of a table.
public struct Catalogue: Sendable {
  /// The screens, in the order of lists and galleries.
  public let screens: [Screen]
  /// The devices that each screen is drawn on.
  public let devices: DeviceTable
  /// How a screen's size classes follow from its device.
  public let sizeClassRule: SizeClassRule

  /// Creates a catalogue of screens on the project's own table of devices.
  ///
  /// Size classes follow the guide's ranges of points, or UIKit's rule where it is asked for.
  ///
  /// - Throws: ``CatalogueError`` for a name that cannot stand in a file name or occurs twice, and
  ///   ``DeviceTableError`` if the table cannot be read.
  public init(_ screens: [Screen], sizeClasses rule: SizeClassRule = .guide) throws {
    try self.init(screens, devices: DeviceTable.bundled(), sizeClasses: rule)
  }

  /// Creates a catalogue of screens on a table of devices.
  ///
  /// - Throws: ``CatalogueError`` for a name that cannot stand in a file name or occurs twice, and
  ///   for a device that the table does not have.
  public init(
    _ screens: [Screen], devices: DeviceTable, sizeClasses rule: SizeClassRule = .guide
  ) throws(CatalogueError) {
    (self.screens, self.devices, sizeClassRule) = (screens, devices, rule)
    var seen: Set<String> = []
    for screen in screens {
      guard Self.isValid(screen.name) else { throw .invalidName(screen.name) }
      guard seen.insert(screen.name).inserted else { throw .duplicateName(screen.name) }
      for variant in screen.variants where !variant.isValid {
        throw .invalidVariant(variant.name, screen: screen.name)
      }
      if let twin = Self.firstTwin(screen.variants) {
        throw .duplicateVariant(twin.name, screen: screen.name)
      }
      for id in screen.coverage.devices ?? [] where devices.device(id: id) == nil {
        throw .unknownDevice(
          id, screen: screen.name,
          nearest: NearestNames.nearest(to: id, among: devices.devices.map(\.id)))
      }
    }
  }

  /// The screen with a name, or nil.
  public func screen(named name: String) -> Screen? {
    screens.first { $0.name == name }
  }

  private static func firstTwin(_ variants: [Variant]) -> Variant? {
    var seen: Set<Variant> = []
    return variants.first { !seen.insert($0).inserted }
  }

  static func isValid(_ name: String) -> Bool { isValid(Array(name.utf8)[...]) }

  /// Whether the bytes of a name can stand in a file name on every system.
  static func isValid(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, first != UInt8(ascii: "-"), name.count <= 100 else {
      return false
    }
    return name.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
  }
}

/// What is wrong with a catalogue's screens.
public enum CatalogueError: Error, Equatable, CustomStringConvertible {
  case invalidName(String)
  case duplicateName(String)
  case unknownDevice(String, screen: String, nearest: [String])
  case invalidVariant(String, screen: String)
  case duplicateVariant(String, screen: String)

  public var description: String {
    switch self {
    case .invalidName(let name):
      """
      The screen name "\(name)" cannot stand in a file name; use up to 100 lower-case Latin \
      letters, digits and hyphens, as in saransk-catalogue.
      """
    case .duplicateName(let name):
      "Two screens are named \(name); names must be unique, so rename one in the catalogue."
    case .invalidVariant(let name, let screen):
      """
      The screen \(screen) asks for the variant "\(name)", which cannot stand in a file name; \
      write locales as in pt-BR.
      """
    case .duplicateVariant(let name, let screen):
      "The screen \(screen) asks for the variant \(name) twice; leave one out."
    case .unknownDevice(let id, let screen, let nearest):
      "The screen \(screen) asks for the device \(id), which the table does not have; nearest: "
        + nearest.joined(separator: ", ") + "."
    }
  }
}
