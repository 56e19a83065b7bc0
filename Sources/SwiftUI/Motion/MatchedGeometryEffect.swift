/// The properties that two matched views share.
///
///     Text(photo.name)
///       .matchedGeometryEffect(id: photo.id, in: space, properties: .position)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shares the geometry of views: those that are no source take it from the one that is.
  ///
  ///     if isOpen {
  ///       Card().matchedGeometryEffect(id: "card", in: space)
  ///     } else {
  ///       Thumbnail().matchedGeometryEffect(id: "card", in: space)
  ///     }
  ///
  /// A view that takes over from one that leaves in the same animated change begins where that was.
  ///
  /// - Parameters:
  ///   - id: The value by which the views are known.
  ///   - namespace: The namespace of the value.
  ///   - properties: The properties that are shared.
  ///   - anchor: The point of the views that is shared.
  ///   - isSource: A Boolean value that indicates whether the view gives its geometry to others.
  /// - Returns: A view that shares its geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: AnyHashable(id), in: namespace, sharesPosition: properties.contains(.position),
        sharesSize: properties.contains(.size), anchor: anchor, isSource: isSource))
  }
}
