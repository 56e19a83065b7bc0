/// An item that is dragged; a still drags nothing.
public final class NSItemProvider: Sendable {
  /// Creates a provider of nothing.
  public init() {}

  /// Creates a provider of an object.
  public init(object: Any) {}
}
