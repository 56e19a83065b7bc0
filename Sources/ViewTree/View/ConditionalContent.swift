/// A view of a condition, which is one of two.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// A condition that holds.
  case first(First)
  /// A condition that does not hold.
  case second(Second)

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    switch view {
    case .first(let first):
      guard context.isDriven else {
        return First._lower(first, context.entering(.branch(true)), &output)
      }
      context.transit(0, &output) { First._lower(first, $0.entering(.branch(true)), &$1) }
    case .second(let second):
      guard context.isDriven else {
        return Second._lower(second, context.entering(.branch(false)), &output)
      }
      context.transit(1, &output) { Second._lower(second, $0.entering(.branch(false)), &$1) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("Optional draws its value: it has no body to evaluate") }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.isDriven else {
      if let view { Wrapped._lower(view, context.entering(.branch(true)), &output) }
      return
    }
    context.transit(view == nil ? nil : 0, &output) {
      if let view { Wrapped._lower(view, $0.entering(.branch(true)), &$1) }
    }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}
