import DisplayList
import Foundation
import ViewTree

/// The screens that a command draws, on the devices of a table.
///
///     try Catalogue([
///       Screen("shop", title: "Shop") { Shop() },
///       Screen("cart", title: "Cart", on: .all) { Cart() },
///     ])
public struct Catalogue: Sendable {
  /// The screens, in the order of lists and galleries.
  public let screens: [Screen]
  /// The devices that each screen is drawn on.
  public private(set) var devices: DeviceTable
  /// The devices that screens are drawn on which say nothing of it.
  public private(set) var matrix: DeviceSelection
  /// The rule by which a device's size classes are found.
  public let sizeClassRule: SizeClassRule
  /// The locale of texts, formats, calendars and the system's words.
  public let locale: Locale
  /// The answers to requests of remote addresses, in place of the network.
  public let network: NetworkAnswers
  /// The version of iOS that the system's own views look like: 16, 17 or 18.
  public private(set) var system: Int
  /// The app's own fonts, beside those among the resources of its packages.
  let fonts: [URL]
  /// The options by which it departs from what the app declares; workers are given them too.
  var overrides: [String] = []

  /// Creates a catalogue of screens on the project's own table of devices.
  ///
  /// Size classes follow the guide's ranges of points, or UIKit's rule where it is asked for.
  ///
  /// - Parameters:
  ///   - screens: The screens, in the order of lists and galleries.
  ///   - matrix: The devices of screens that say nothing of it: a small phone, a usual one and a
  ///     large tablet, upright, or ``DeviceSelection/all``.
  ///   - rule: The rule by which a device's size classes are found.
  ///   - locale: The locale of texts, formats, calendars and the system's words, such as
  ///     `Locale(identifier: "ru_RU")`.
  ///   - network: The answers to requests of remote addresses, such as a folder of files.
  ///   - fonts: Font files for `Font.custom(_:size:)`, or folders with some at any depth. Those
  ///     among the resources of the app's packages are found without a word.
  ///   - system: The version of iOS that the system's own views look like: 16, 17 or 18.
  /// - Throws: ``CatalogueError`` for a name that cannot stand in a file name or occurs twice, and
  ///   ``DeviceTableError`` if the table cannot be read.
  public init(
    _ screens: [Screen], matrix: DeviceSelection = .samples,
    sizeClasses rule: SizeClassRule = .guide,
    locale: Locale = ScreenLocale.usual, network: NetworkAnswers = .refused,
    fonts: [URL] = [], system: Int = 17
  ) throws {
    try self.init(
      screens, devices: DeviceTable.bundled(), matrix: matrix, sizeClasses: rule, locale: locale,
      network: network, fonts: fonts, system: system)
  }

  /// Creates a catalogue of screens on a table of devices.
  ///
  /// - Throws: ``CatalogueError`` for a name that cannot stand in a file name or occurs twice, and
  ///   for a device that the table does not have.
  public init(
    _ screens: [Screen], devices: DeviceTable, matrix: DeviceSelection = .samples,
    sizeClasses rule: SizeClassRule = .guide, locale: Locale = ScreenLocale.usual,
    network: NetworkAnswers = .refused, fonts: [URL] = [], system: Int = 17
  ) throws(CatalogueError) {
    guard SystemVersion.known.contains(system) else { throw .unknownSystem(system) }
    self.system = system
    (self.matrix, self.locale, self.network, self.fonts) = (matrix, locale, network, fonts)
    for screen in screens where !screen.size.isValid { throw .invalidSize(screen: screen.name) }
    let devices = devices.adding(screens.compactMap(\.size.component))
    (self.screens, self.devices, sizeClassRule) = (screens, devices, rule)
    var seen: Set<String> = []
    for screen in screens {
      guard Self.isValid(screen.name) else { throw .invalidName(screen.name) }
      guard seen.insert(screen.name).inserted else { throw .duplicateName(screen.name) }
      for variant in screen.allVariants where !variant.isValid {
        throw .invalidVariant(variant.name, screen: screen.name)
      }
      var steps: Set<String> = []
      for step in screen.steps {
        guard Self.isValid(step) else { throw .invalidStep(step, screen: screen.name) }
        guard steps.insert(step).inserted else { throw .duplicateStep(step, screen: screen.name) }
      }
      if let twin = Self.firstTwin(screen.variants) {
        throw .duplicateVariant(twin.name, screen: screen.name)
      }
      let named = [screen.selection] + screen.requests.map(\.selection)
      for id in named.flatMap({ $0?.devices ?? [] }) where devices.device(id: id) == nil {
        throw .unknownDevice(
          id, screen: screen.name,
          nearest: NearestNames.nearest(to: id, among: devices.devices.map(\.id)))
      }
    }
  }

  /// Returns the catalogue with other devices for the screens that say nothing of them; nil for its
  /// own.
  func with(matrix: DeviceSelection?) -> Catalogue {
    var catalogue = self
    catalogue.matrix = matrix ?? self.matrix
    return catalogue
  }

  /// Whose pictures a first record stores.
  var usualKeep: Lock.Keep { matrix.hasNativeScaleOnly ? .samples : .curated }

  /// Returns the catalogue with the look of another version of iOS.
  func with(system: Int) throws(CatalogueError) -> Catalogue {
    guard SystemVersion.known.contains(system) else { throw .unknownSystem(system) }
    var catalogue = self
    catalogue.system = system
    return catalogue
  }

  /// Returns the catalogue with a team's own devices beside or in place of the table's.
  ///
  ///     try Catalogue(screens).adding(devicesOf: "devices.json")
  ///
  /// Devices that the file chooses are those of screens that name none.
  ///
  /// - Parameter file: The path of a JSON file; `Documentation/devices-schema.json` describes it.
  /// - Returns: The catalogue.
  /// - Throws: ``DeviceFileError`` with the line and the field of the first mistake.
  public func adding(devicesOf file: String) throws(DeviceFileError) -> Catalogue {
    let read = try DeviceFile(file)
    var catalogue = self
    catalogue.devices = try read.table(over: devices)
    if let chosen = try read.selection(of: catalogue.devices) {
      catalogue.matrix = .devices(chosen)
    }
    return catalogue
  }

  /// Returns the devices that a screen is drawn on.
  func selection(of screen: Screen) -> DeviceSelection { screen.selection ?? matrix }

  /// Returns the screen with a name, or nil.
  ///
  ///     let shop = catalogue.screen(named: "shop")
  public func screen(named name: String) -> Screen? {
    screens.first { $0.name == name }
  }

  private static func firstTwin(_ variants: [Variant]) -> Variant? {
    var seen: Set<Variant> = []
    return variants.first { !seen.insert($0).inserted }
  }

  static func isValid(_ name: String) -> Bool { isValid(Array(name.utf8)[...]) }

  /// Returns a Boolean value that indicates whether a name can stand in a file name on every
  /// system.
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

/// A fault in a catalogue's declarations.
public enum CatalogueError: Error, Equatable, CustomStringConvertible {
  /// A screen's name cannot stand in a file name.
  case invalidName(String)
  /// Two screens have one name.
  case duplicateName(String)
  /// A screen names a device that the table lacks.
  case unknownDevice(String, screen: String, nearest: [String])
  /// A screen asks for a variant that there is not.
  case invalidVariant(String, screen: String)
  /// A screen asks twice for one variant.
  case duplicateVariant(String, screen: String)
  /// A step's name cannot stand in a file name.
  case invalidStep(String, screen: String)
  /// Two steps of a screen have one name.
  case duplicateStep(String, screen: String)
  /// A component has a size at which nothing can be drawn.
  case invalidSize(screen: String)
  /// The version of iOS is none that the project draws.
  case unknownSystem(Int)

  /// The fault and its remedy, for people.
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
      The screen \(screen) asks for the variant "\(name)", which is none; write locales as in pt-BR, \
      systems from 16 to 18, and together only what is of different axes.
      """
    case .invalidSize(let screen):
      """
      The screen \(screen) has a size that nothing has; each side must be from 1 to \
      \(Int(ScreenSize.limit)) points, in eighths of a point.
      """
    case .unknownSystem(let version):
      "There is no look of iOS \(version); a catalogue's system is 16, 17 or 18."
    case .duplicateVariant(let name, let screen):
      "The screen \(screen) asks for the variant \(name) twice; leave one out."
    case .invalidStep(let step, let screen):
      """
      The step "\(step)" of \(screen) cannot stand in a file name; use up to 100 lower-case Latin \
      letters, digits and hyphens, as in typed.
      """
    case .duplicateStep(let step, let screen):
      "Two steps of \(screen) are named \(step); rename one."
    case .unknownDevice(let id, let screen, let nearest):
      "The screen \(screen) asks for the device \(id), which the table does not have; nearest: "
        + nearest.joined(separator: ", ") + "."
    }
  }
}
