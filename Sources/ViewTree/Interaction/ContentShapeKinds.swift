import LayoutEngine

/// The purposes of a content shape.
///
///     PhotoView(photo).contentShape(.contextMenuPreview, .rect(cornerRadius: 16))
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape for touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of a drag's preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of a context menu's preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of a hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape for assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
