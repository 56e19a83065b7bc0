import LayoutEngine

/// A mode in which the layers of a symbol are coloured.
///
///     Image(systemName: "cloud.sun.fill")
///       .symbolRenderingMode(.palette)
///       .foregroundStyle(.gray, .yellow)
public struct SymbolRenderingMode: Hashable, Sendable {
  let value: SymbolDrawing.Rendering

  /// A mode of one colour.
  public static let monochrome = SymbolRenderingMode(value: .monochrome)
  /// A mode of one colour in several opacities.
  public static let hierarchical = SymbolRenderingMode(value: .hierarchical)
  /// A mode of several foreground styles, a layer each.
  public static let palette = SymbolRenderingMode(value: .palette)
  /// A mode of the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(value: .multicolor)
}
