/// A symbol whose type is hidden.
///
///     let shape = AnyChartSymbolShape(isOpen ? Circle() : BasicChartSymbolShape.cross)
public struct AnyChartSymbolShape: ChartSymbolShape, OutlinedSymbol {
  let base: any ChartSymbolShape

  /// Hides a symbol's type.
  public nonisolated init(_ content: any ChartSymbolShape) { base = content }

  /// The box of the symbol within.
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  /// Returns the outline of the symbol within.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated var border: StrokeStyle? { (base as? any OutlinedSymbol)?.border }

  nonisolated func outline(in rect: CGRect) -> Path {
    (base as? any OutlinedSymbol)?.outline(in: rect) ?? base.path(in: rect)
  }
}
