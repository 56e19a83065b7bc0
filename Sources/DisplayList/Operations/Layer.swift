import Foundation

/// Operations that are moved, cut, faded or changed together.
public struct Layer: Hashable, Sendable {
  /// Applied to the content, clip and mask alike.
  public var transform: CGAffineTransform
  /// Nothing outside is painted.
  public var clip: Path?
  public var clipStyle: FillStyle
  /// Multiplies the content's alpha by the mask's.
  public var mask: [DrawItem]
  /// From 0 to 1, of the content as one picture.
  public var opacity: Double
  public var blendMode: BlendMode
  /// Applied in order, the first nearest the content.
  public var filters: [Filter]
  /// Whether the content is composited apart even where nothing else asks for it.
  public var isolated: Bool
  public var items: [DrawItem]

  /// Creates a layer around items.
  public init(
    transform: CGAffineTransform = .identity, clip: Path? = nil,
    clipStyle: FillStyle = FillStyle(), mask: [DrawItem] = [], opacity: Double = 1,
    blendMode: BlendMode = .normal, filters: [Filter] = [], isolated: Bool = false,
    items: [DrawItem]
  ) {
    (self.transform, self.clip, self.clipStyle) = (transform.quantized, clip, clipStyle)
    (self.mask, self.opacity, self.blendMode) = (mask, opacity, blendMode)
    (self.filters, self.isolated, self.items) = (filters, isolated, items)
  }
}

/// An operation and the node that asked for it.
public struct DrawItem: Hashable, Sendable {
  public var operation: DrawOperation
  /// An index into the draw list's nodes; not a part of its digest.
  public var node: Int32

  /// Creates an item.
  public init(_ operation: DrawOperation, node: Int32 = -1) {
    (self.operation, self.node) = (operation, node)
  }

  public static func == (lhs: DrawItem, rhs: DrawItem) -> Bool { lhs.operation == rhs.operation }

  public func hash(into hasher: inout Hasher) { hasher.combine(operation) }
}
