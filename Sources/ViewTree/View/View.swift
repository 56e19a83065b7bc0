@_exported import DisplayList
@_exported import Foundation

/// A type that represents a part of an app's interface.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)!").padding() }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body; `Never` for the system's own.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// Appends the elements that a view becomes; views that are made of others need not say.
  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element])
}

extension View {
  /// Appends the elements of a view.
  ///
  /// Inlinable, so that the module of a view, which knows its body's type, need not look that up by
  /// its name.
  @inlinable
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(Self.self)
    if inner.isTooDeep { return }
    let body =
      inner.isDriven
      ? inner.evaluate(inner.moved(view)) { $0.body } : inner.evaluate(view) { $0.body }
    Body._lower(body, inner, &output)
  }
}

extension Never: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never
  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("Never has no body: it is never made") }
}

/// A view that becomes elements by itself, without a body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Stops the program: there is no body to evaluate.
  public var body: Never {
    fatalError("\(Self.self) draws itself: it has no body to evaluate")
  }
}
