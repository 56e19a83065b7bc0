/// A way, or several, in which values become data and are made of it.
///
///     static var transferRepresentation: some TransferRepresentation {
///       DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
///     }
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representation that this one is made of.
  associatedtype Body: TransferRepresentation
  /// The representation that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The ways of the representation, the best first.
  @_documentation(visibility: internal)
  var _ways: [_TransferWay<Item>] { get }
}

extension TransferRepresentation {
  /// The ways of what the representation is made of.
  @_documentation(visibility: internal)
  public var _ways: [_TransferWay<Item>] { (body._ways as Any) as? [_TransferWay<Item>] ?? [] }
}

extension TransferRepresentation where Body == _NoTransfer {
  /// Stops the program: there is no body to evaluate.
  public var body: _NoTransfer { fatalError("\(Self.self) is a way itself: it has no body") }
}

/// The body of a representation that is a way itself, of which there is none.
///
/// `Never` has a body already, which is of the main actor as views are.
@_documentation(visibility: internal)
public enum _NoTransfer: Transferable, TransferRepresentation {
  /// The type of the values, of which there are none.
  public typealias Item = _NoTransfer
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  /// No ways, since there is no value.
  @_documentation(visibility: internal)
  public var _ways: [_TransferWay<_NoTransfer>] { [] }
  /// Stops the program: there is no value to represent.
  public static var transferRepresentation: _NoTransfer { return none() }

  fileprivate static func none() -> _NoTransfer { fatalError("no value is transferred") }
}

// A return makes the builder leave both alone, which takes representations of the type itself.
extension Never: Transferable {
  /// Stops the program: there is no value to represent.
  public static var transferRepresentation: _NoTransfer { return _NoTransfer.none() }
}

/// A way in which values become data of one kind, or are made of it.
@_documentation(visibility: internal)
public struct _TransferWay<Item>: Sendable {
  let contentType: UTType
  var export: (@Sendable (Item) async throws -> Data)?
  var make: (@Sendable (Data) async throws -> Item)?
  var fileName: (@Sendable (Item) -> String?)?
  var condition: @Sendable (Item) -> Bool = { _ in true }
}

/// A builder of representations, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation.
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R
  where R.Item == Item { representation }
  /// Begins with a representation.
  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R
  where R.Item == Item { first }
  /// Adds a representation.
  public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
    accumulated: A, next: B
  ) -> TransferRepresentations<A, B> where A.Item == Item, B.Item == Item {
    TransferRepresentations(first: accumulated, second: next)
  }
}

/// A representation and others that are less good.
public struct TransferRepresentations<
  First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  /// The type of the values.
  public typealias Item = First.Item
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  let first: First
  let second: Second

  /// The ways of the first representation, then those of the second.
  @_documentation(visibility: internal)
  public var _ways: [_TransferWay<First.Item>] { first._ways + second._ways }
}
