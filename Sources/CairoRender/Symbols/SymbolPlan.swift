/// The composition of a symbol from drawings.
indirect enum SymbolPlan: Equatable, Sendable {
  /// A drawing of the set.
  case drawing(String)
  /// A plan mirrored, or turned clockwise by degrees.
  case turned(SymbolPlan, degrees: Int, isMirrored: Bool)
  /// A character of the interface's font.
  case character(String)
  case filled(SymbolPlan)
  case slashed(SymbolPlan)
  /// A symbol in the room of another.
  case enclosed(SymbolPlan, in: SymbolPlan)
  /// A symbol with a badge: a disc with another in it, or a dot.
  case badged(SymbolPlan, with: SymbolPlan?)
  /// A symbol with a triangle that warns.
  case warned(SymbolPlan)
}
