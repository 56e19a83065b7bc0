extension Shape {
  /// Returns the region that lies in both shapes.
  ///
  ///     Circle().intersection(Rectangle().offset(x: 40)).fill(.teal)
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the region that lies in either shape.
  ///
  ///     Circle().union(Rectangle().offset(y: 40)).fill(.mint)
  ///
  /// - Parameters:
  ///   - other: The shape to add.
  ///   - eoFill: A Boolean value that indicates whether the even-odd rule tells the inside of both.
  /// - Returns: A shape of both regions.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the region of this shape without that of another.
  ///
  ///     Circle().subtracting(Circle().offset(x: 24)).fill(.yellow)
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the region that lies in one of the two shapes alone.
  ///
  ///     Circle().symmetricDifference(Rectangle().scale(0.8)).fill(.indigo)
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's lines that lie in another shape.
  ///
  ///     Circle().lineIntersection(Rectangle().offset(x: 40)).stroke(.red, lineWidth: 2)
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's lines that lie outside of another shape.
  ///
  ///     Circle().lineSubtraction(Rectangle().offset(x: 40)).stroke(.red, lineWidth: 2)
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape made of two.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
}
