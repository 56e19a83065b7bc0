import Foundation

/// Operations that are moved, cut, faded or changed together.
public struct Layer: Hashable, Sendable {
  /// Applied to the content, clip and mask alike.
  public var transform: CGAffineTransform
  /// Nothing outside is painted.
  public var clip: Path?
  /// The rule by which the clip's inside is told from its outside.
  public var clipStyle: FillStyle
  /// Multiplies the content's alpha by the mask's.
  public var mask: [DrawItem]
  /// The opacity of the content as one picture, from 0 to 1.
  public var opacity: Double
  /// The mode in which the layer is blended with what lies beneath.
  public var blendMode: BlendMode
  /// Applied in order, the first nearest the content.
  public var filters: [Filter]
  /// A Boolean value that indicates whether the content is composited apart, even where nothing
  /// else needs it.
  public var isolated: Bool
  /// The operations of the layer, painted in order.
  public var items: [DrawItem]

  /// Creates a layer around items.
  ///
  /// - Parameters:
  ///   - transform: The transform from the layer's coordinates to those around it.
  ///   - clip: The path outside of which nothing shows; nil for none.
  ///   - clipStyle: The rule by which the clip's inside is told from its outside.
  ///   - mask: The operations whose alpha the content's is multiplied by; none for no mask.
  ///   - opacity: The opacity of the content as one picture, from 0 to 1.
  ///   - blendMode: The mode in which the layer is blended with what lies beneath.
  ///   - filters: The filters, the first nearest the content.
  ///   - isolated: True to composite the content apart, even where nothing else needs it.
  ///   - items: The operations, painted in order.
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
