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

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The content that is modified.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable @inline(__always)
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never {
    fatalError("ModifiedContent draws its content: it has no body to evaluate")
  }

  /// Appends the elements of the view.
  ///
  /// Within the witness, as ``Located`` is.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Modifier._lower(view.modifier, view.content, context, &output)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers to the content, the inner one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
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

/// The modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates no change.
  public init() {}

  /// Appends the elements of the modified view.
  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Target._lower(content, context, &output)
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
