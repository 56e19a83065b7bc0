import Foundation
import SwiftUI

/// A departure from the usual picture: a person's settings, the window, the system's version.
///
/// Each is one axis, and varies by itself unless a screen asks for several at once.
public enum Variant: Sendable, Hashable {
  /// A type size of Dynamic Type.
  case typeSize(DynamicTypeSize)
  /// Increase Contrast.
  case highContrast
  /// Bold Text.
  case boldText
  /// Buttons that are marked as such by more than their colour.
  case buttonShapes
  /// Reduce Motion.
  case reduceMotion
  /// Reduce Transparency.
  case reduceTransparency
  /// Differentiate Without Color.
  case differentiateWithoutColor
  /// Mirrored, in the usual language.
  case rightToLeft
  /// A locale by its identifier, such as `ar` or `pt-BR`, written in its direction.
  case locale(String)
  /// Strings that are accented and longer by a third, so that what is not localised or too narrow
  /// shows.
  case pseudoLocale
  /// A window of a Mac behind another one.
  case inactive
  /// An app that shares an iPad's screen; no cell has it where the device has no such window.
  case window(DeviceWindow)
  /// The look of a version of iOS: 16, 17 or 18.
  case system(Int)
  /// Several at once, of an axis each, in the order of ``together(_:)``, which makes it.
  case several([Variant])

  /// The name of cells that depart from nothing, in filters.
  static let usualName = "usual"

  /// The name in file names and filters: `xs` to `xxxl`, `ax1` to `ax5`, `contrast`, `bold-text`,
  /// `button-shapes`, `reduce-motion`, `reduce-transparency`, `without-color`, `rtl`, `pseudo`,
  /// `inactive`, `locale-` and an identifier, a window's name, `system-` and a version; several are
  /// joined by `+`.
  public var name: String {
    switch self {
    case .typeSize(let size): Self.sizes.first { $0.size == size }?.name ?? "\(size)"
    case .locale(let identifier): "locale-" + identifier
    case .window(let window): window.rawValue
    case .system(let version): "system-\(version)"
    case .several(let parts): parts.map(\.name).joined(separator: "+")
    default: Self.flags.first { $0.variant == self }?.name ?? ""
    }
  }

  /// Reads a name; nil if it is none.
  public init?(name: String) {
    let names = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let parts = names.compactMap(Self.single)
    guard parts.count == names.count, let first = parts.first else { return nil }
    self = parts.count == 1 ? first : .together(parts)
    // Parts have one order alone, so that a picture has one name.
    guard isValid, self.name == name else { return nil }
  }

  /// Reads the name of one axis's variant.
  private static func single(_ name: String) -> Variant? {
    if let flag = flags.first(where: { $0.name == name }) { return flag.variant }
    if let size = sizes.first(where: { $0.name == name }) { return .typeSize(size.size) }
    if name.hasPrefix("locale-") { return .locale(String(name.dropFirst("locale-".count))) }
    if name.hasPrefix("system-") {
      return Int(name.dropFirst("system-".count)).map(Variant.system)
    }
    return DeviceWindow(rawValue: name).map(Variant.window)
  }

  /// The name that people read.
  public var title: String {
    switch self {
    case .typeSize: "Type size " + name.uppercased()
    case .locale(let identifier): "Locale " + identifier
    case .window(let window): window.title
    case .system(let version): "iOS \(version)"
    case .several(let parts): parts.map(\.title).joined(separator: ", ")
    default: Self.flags.first { $0.variant == self }?.title ?? ""
    }
  }

  /// A Boolean value that indicates whether people read from right to left.
  var isRightToLeft: Bool {
    switch self {
    case .rightToLeft: true
    case .locale(let identifier):
      Locale(identifier: identifier).language.characterDirection == .rightToLeft
    case .several(let parts): parts.contains(where: \.isRightToLeft)
    default: false
    }
  }

  /// A Boolean value that indicates whether the variant departs from the usual once an axis, and
  /// can stand in a file name.
  var isValid: Bool {
    switch self {
    case .locale(let identifier):
      return identifier.first?.isLetter == true
        && identifier.utf8.allSatisfy { byte in
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
        } && identifier.utf8.count <= 40
    case .window(let window): return window != .full
    case .system(let version): return SystemVersion.known.contains(version)
    case .several(let parts):
      let axes = parts.map(\.axis)
      return parts.count > 1 && parts.allSatisfy(\.isValid)
        && zip(axes, axes.dropFirst()).allSatisfy { $0 < $1 } && !axes.contains(Self.severalAxis)
    default: return true
    }
  }

  private static let sizes: [(name: String, size: DynamicTypeSize)] = [
    ("xs", .xSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .xLarge),
    ("xxl", .xxLarge), ("xxxl", .xxxLarge), ("ax1", .accessibility1), ("ax2", .accessibility2),
    ("ax3", .accessibility3), ("ax4", .accessibility4), ("ax5", .accessibility5),
  ]

  private static let flags: [(variant: Variant, name: String, title: String)] = [
    (.highContrast, "contrast", "High contrast"), (.boldText, "bold-text", "Bold text"),
    (.buttonShapes, "button-shapes", "Button shapes"),
    (.reduceMotion, "reduce-motion", "Reduced motion"),
    (.reduceTransparency, "reduce-transparency", "Reduced transparency"),
    (.differentiateWithoutColor, "without-color", "Differentiate without colour"),
    (.rightToLeft, "rtl", "Right to left"), (.pseudoLocale, "pseudo", "Pseudo-locale"),
    (.inactive, "inactive", "Inactive window"),
  ]

  /// The names of single variants, but for those of languages and systems.
  static var named: [String] {
    [usualName] + sizes.map(\.name) + flags.map(\.name)
      + DeviceWindow.allCases.filter { $0 != .full }.map(\.rawValue)
  }

  /// Returns the variants of one part, those of an axis together, in the order in which names are
  /// joined.
  ///
  /// - Parameter own: Variants of the screens, such as their locales.
  /// - Returns: The variants of each axis.
  static func axes(with own: [Variant]) -> [[Variant]] {
    let windows = DeviceWindow.allCases.filter { $0 != .full }.map(Variant.window)
    let systems = SystemVersion.known.map(Variant.system)
    var seen: Set<Variant> = []
    let all = windows + systems + sizes.map { .typeSize($0.size) } + flags.map(\.variant) + own
    return Dictionary(grouping: all.filter { seen.insert($0).inserted }, by: \.axis)
      .filter { $0.key != severalAxis }.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Variant {
  /// Several variants at once, each of another axis.
  ///
  ///     .together([.window(.splitThird), .typeSize(.accessibility5)])
  ///
  /// - Parameter variants: The variants, in any order; a catalogue refuses two of one axis.
  /// - Returns: The variant, the same for every order.
  public static func together(_ variants: [Variant]) -> Variant {
    let parts = variants.flatMap(\.parts)
    let order = parts.indices.sorted { (parts[$0].axis, $0) < (parts[$1].axis, $1) }
    return parts.count == 1 ? parts[0] : .several(order.map { parts[$0] })
  }

  /// Every choice of one variant from each list: as many as the lists' counts multiplied.
  ///
  ///     Variant.product([.typeSize(.xSmall), .typeSize(.accessibility5)], [.rightToLeft])
  ///
  /// - Parameter axes: The lists, each of one axis.
  /// - Returns: The choices, those of the first list first.
  public static func product(_ axes: [Variant]...) -> [Variant] {
    guard !axes.isEmpty else { return [] }
    let choices = axes.reduce([[]]) { (choices: [[Variant]], axis) in
      choices.flatMap { choice in axis.map { choice + [$0] } }
    }
    return choices.map(together)
  }

  /// The variants of single axes that it is made of.
  var parts: [Variant] {
    if case .several(let parts) = self { parts } else { [self] }
  }

  /// The window, where it is not the whole screen.
  var window: DeviceWindow? {
    for case .window(let window) in parts { return window }
    return nil
  }

  /// The system's version, where it is not the catalogue's.
  var system: Int? {
    for case .system(let version) in parts { return version }
    return nil
  }

  /// The variant without its window; nil for nothing.
  var withoutWindow: Variant? {
    let rest = parts.filter { $0.window == nil }
    return rest.isEmpty ? nil : .together(rest)
  }

  private static let severalAxis = Int.max

  /// The place of the axis in names.
  private var axis: Int {
    switch self {
    case .window: 0
    case .system: 1
    case .typeSize: 2
    case .highContrast: 3
    case .boldText: 4
    case .buttonShapes: 5
    case .reduceMotion: 6
    case .reduceTransparency: 7
    case .differentiateWithoutColor: 8
    case .locale: 9
    case .rightToLeft: 10
    case .pseudoLocale: 11
    case .inactive: 12
    case .several: Self.severalAxis
    }
  }
}

extension Variant? {
  /// The name in filters and lists.
  var name: String { self?.name ?? Variant.usualName }

  /// The window, or the whole screen.
  var window: DeviceWindow { self?.window ?? .full }
}

extension Variant: Codable {
  /// Reads a variant from its name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let variant = Variant(name: name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(name) names no variant"))
    }
    self = variant
  }

  /// Writes a variant as its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension EnvironmentValues {
  /// Sets what a variant changes.
  mutating func apply(_ variant: Variant) {
    switch variant {
    case .typeSize(let size): dynamicTypeSize = size
    case .highContrast: colorSchemeContrast = .increased
    case .boldText: legibilityWeight = .bold
    case .buttonShapes: accessibilityShowButtonShapes = true
    case .reduceMotion: accessibilityReduceMotion = true
    case .reduceTransparency: accessibilityReduceTransparency = true
    case .differentiateWithoutColor: accessibilityDifferentiateWithoutColor = true
    case .rightToLeft: layoutDirection = .rightToLeft
    case .locale(let identifier):
      locale = Locale(identifier: identifier)
      layoutDirection =
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .pseudoLocale:
      localization = Localization(tables: PseudoStrings(localization.tables))
    case .inactive: appearsActive = false
    // The screen's traits tell both.
    case .window, .system: break
    case .several(let parts): for part in parts { apply(part) }
    }
  }
}

extension Optional<Variant> {
  /// Returns the locale of a variant, or one where the variant has none of its own.
  func locale(in locale: Locale) -> Locale {
    guard let self else { return locale }
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.apply(self)
    return environment.locale
  }
}
