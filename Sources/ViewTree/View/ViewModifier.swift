/// A modifier that returns a different version of a view.
///
///     struct CardStyle: ViewModifier {
///       func body(content: Content) -> some View {
///         content.padding().background(.background, in: .rect(cornerRadius: 12))
///       }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// Returns the modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// The placeholder of the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Appends the elements of changed content.
  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element])
}

extension ViewModifier {
  /// Appends the elements of the modified view.
  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    // The body may be from before, and the content another: the body holds on to the place where
    // the content is kept.
    let place = inner.identity.modified ?? ModifiedPlace()
    inner.identity.modified = place
    place.lower = { outer, output in
      Target._lower(content, outer.entering(.content), &output)
    }
    let body =
      inner.isDriven
      ? inner.evaluate(inner.moved(modifier)) { $0.body(content: .init(place: place)) }
      : inner.evaluate(modifier) { $0.body(content: .init(place: place)) }
    Body._lower(body, inner, &output)
  }

  /// Returns a modifier that applies this one and then another.
  ///
  ///     let smallTag = Small().concat(Tag())
  ///     let view = Text("New").modifier(smallTag)
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content of a modifier's body: a placeholder of the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let place: ModifiedPlace

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    view.place.lower?(context, &output)
  }
}

/// The content of a modifier, which lasts from pass to pass.
final class ModifiedPlace {
  /// Lowers the content.
  var lower: (@MainActor (LoweringContext, inout [Element]) -> Void)?
}

/// A modifier that changes the lowering of its content rather than wrapping views around it.
@MainActor @preconcurrency
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// Stops the program: a primitive modifier has no body to evaluate.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) changes elements: it has no body to evaluate")
  }
}

extension View {
  /// Applies a modifier to the view.
  ///
  ///     Text("Title").modifier(CardStyle())
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The view within the modifier's body.
  @inlinable @inline(__always)
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
