/// A symbol by its SF name, in a style.
public struct SymbolReference: Hashable, Sendable {
  /// The size of a symbol relative to the text around it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The SF Symbols name, variants included, such as `star.leadinghalf.filled`.
  public var name: String
  /// The font beside which the symbol stands; size and weight follow it.
  public var font: ResolvedFont
  /// The size of the symbol relative to the text around it.
  public var scale: Scale
  /// The path of an app's own symbol, an SVG template; nil for one of the system's.
  public var template: String?

  /// Creates a reference to a symbol.
  public init(
    name: String, font: ResolvedFont, scale: Scale = .medium, template: String? = nil
  ) {
    (self.name, self.font, self.scale, self.template) = (name, font, scale, template)
  }
}
