import Foundation
import SwiftUI

/// How a picture departs from a person's usual settings: the axes that vary one at a time.
public enum Variant: Sendable, Hashable {
  case typeSize(DynamicTypeSize)
  case highContrast
  /// Mirrored, in the usual language.
  case rightToLeft
  /// A locale by its identifier, such as `ar` or `pt-BR`, written in its direction.
  case locale(String)
  /// Strings that are accented and longer by a third, so that what is not localised or too narrow shows.
  case pseudoLocale
  /// A window behind another one.
  case inactive

  /// The name of cells that depart from nothing, in filters.
  static let usualName = "usual"

  /// The name in file names and filters: `xs` to `xxxl`, `ax1` to `ax5`, `contrast`, `rtl`, `pseudo`,
  /// `inactive`, `locale-` and an identifier.
  public var name: String {
    switch self {
    case .typeSize(let size): Self.sizes.first { $0.size == size }?.name ?? "\(size)"
    case .highContrast: "contrast"
    case .rightToLeft: "rtl"
    case .locale(let identifier): "locale-" + identifier
    case .pseudoLocale: "pseudo"
    case .inactive: "inactive"
    }
  }

  /// Reads a name; nil if it is none.
  public init?(name: String) {
    switch name {
    case "contrast": self = .highContrast
    case "rtl": self = .rightToLeft
    case "pseudo": self = .pseudoLocale
    case "inactive": self = .inactive
    default:
      if let size = Self.sizes.first(where: { $0.name == name }) {
        self = .typeSize(size.size)
      } else if name.hasPrefix("locale-") {
        self = .locale(String(name.dropFirst("locale-".count)))
        guard isValid else { return nil }
      } else {
        return nil
      }
    }
  }

  /// The name that people read.
  public var title: String {
    switch self {
    case .typeSize: "Type size " + name.uppercased()
    case .highContrast: "High contrast"
    case .rightToLeft: "Right to left"
    case .locale(let identifier): "Locale " + identifier
    case .pseudoLocale: "Pseudo-locale"
    case .inactive: "Inactive window"
    }
  }

  /// Whether people read from the right.
  var isRightToLeft: Bool {
    switch self {
    case .rightToLeft: true
    case .locale(let identifier):
      Locale(identifier: identifier).language.characterDirection == .rightToLeft
    default: false
    }
  }

  /// Whether the name can stand in a file name.
  var isValid: Bool {
    guard case .locale(let identifier) = self else { return true }
    return identifier.first?.isLetter == true
      && identifier.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
      } && identifier.utf8.count <= 40
  }

  private static let sizes: [(name: String, size: DynamicTypeSize)] = [
    ("xs", .xSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .xLarge),
    ("xxl", .xxLarge), ("xxxl", .xxxLarge), ("ax1", .accessibility1), ("ax2", .accessibility2),
    ("ax3", .accessibility3), ("ax4", .accessibility4), ("ax5", .accessibility5),
  ]
}

extension Variant? {
  /// The name in filters and lists.
  var name: String { self?.name ?? Variant.usualName }
}

extension Variant: Codable {
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let variant = Variant(name: name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(name) names no variant"))
    }
    self = variant
  }

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
    case .rightToLeft: layoutDirection = .rightToLeft
    case .locale(let identifier):
      locale = Locale(identifier: identifier)
      layoutDirection =
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .pseudoLocale:
      localization = Localization(tables: PseudoStrings(localization.tables))
    case .inactive: appearsActive = false
    }
  }
}
