/// A symbol by its SF name, in a style.
public struct SymbolReference: Hashable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The SF Symbols name, variants included, such as `star.leadinghalf.filled`.
  public var name: String
  /// The font beside which the symbol stands; size and weight follow it.
  public var font: ResolvedFont
  public var scale: Scale

  /// Creates a reference to a symbol.
  public init(name: String, font: ResolvedFont, scale: Scale = .medium) {
    (self.name, self.font, self.scale) = (name, font, scale)
  }
}
