import LayoutEngine

/// Variants of a symbol: filled, in a circle, struck through.
///
///     Image(systemName: "bell").symbolVariant(.slash.fill)
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String] = []

  /// No variant.
  public static let none = SymbolVariants()
  /// A filled symbol.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// A symbol in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// A symbol in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// A symbol in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// A symbol with a slash.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// These variants, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// These variants, in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// These variants, in a square.
  public var square: SymbolVariants { adding("square") }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These variants, with a slash.
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ suffix: String) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes + [suffix])
  }

  /// Returns whether these variants contain all of others.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.suffixes.allSatisfy(suffixes.contains)
  }

  /// Returns a symbol's name with those suffixes that it does not have yet: `slash`, what is
  /// around, `fill`; a name that has them all as it is, for `fill` stands within some.
  func applied(to name: String) -> String {
    if suffixes.isEmpty { return name }
    let parts = name.split(separator: ".").map(String.init)
    let new = suffixes.filter { !parts.contains($0) }
    if new.isEmpty { return name }
    let base = parts.filter { $0 != "fill" }
    let isFilled = parts.contains("fill") || new.contains("fill")
    let slash = new.contains("slash") ? ["slash"] : []
    let around = new.filter { $0 != "fill" && $0 != "slash" }
    return (base + slash + around + (isFilled ? ["fill"] : [])).joined(separator: ".")
  }

  /// Returns a Boolean value that indicates whether something but a filling is added to a name.
  ///
  /// Tab bars and swipe actions fill what can be filled; all else was asked for by name.
  func changesShape(of name: String) -> Bool {
    let parts = name.split(separator: ".")
    return suffixes.contains { suffix in suffix != "fill" && !parts.contains { $0 == suffix } }
  }
}
