/// A representation of values by those of another type.
///
///     ProxyRepresentation(exporting: \.title)
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>:
  TransferRepresentation
{
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  /// The ways of the other type.
  @_documentation(visibility: internal)
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation in both directions.
  ///
  /// - Parameters:
  ///   - exporting: A closure that returns the other value.
  ///   - importing: A closure that makes a value of the other.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyType,
    importing: @escaping @Sendable (ProxyType) throws -> Item
  ) { _ways = Self.ways(exporting, importing) }

  /// Creates a representation in both directions, by closures that may wait.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyType,
    importing: @escaping @Sendable (ProxyType) async throws -> Item
  ) { _ways = Self.ways(exporting, importing) }

  /// Creates a representation of values that become the other alone.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) {
    _ways = Self.ways(exporting, nil)
  }

  /// Creates a representation of values that become the other alone, by a closure that may wait.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyType) {
    _ways = Self.ways(exporting, nil)
  }

  /// Creates a representation of values that are made of the other alone.
  public init(importing: @escaping @Sendable (ProxyType) throws -> Item) {
    _ways = Self.ways(nil, importing)
  }

  /// Creates a representation of values that are made of the other alone, by a closure that may
  /// wait.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyType) async throws -> Item) {
    _ways = Self.ways(nil, importing)
  }

  private static func ways(
    _ exporting: (@Sendable (Item) async throws -> ProxyType)?,
    _ importing: (@Sendable (ProxyType) async throws -> Item)?
  ) -> [_TransferWay<Item>] {
    ProxyType.ways.map { way in
      var own = _TransferWay<Item>(contentType: way.contentType)
      if let exporting, let export = way.export {
        own.export = { try await export(try await exporting($0)) }
      }
      if let importing, let make = way.make {
        own.make = { try await importing(try await make($0)) }
      }
      return own
    }
  }
}
