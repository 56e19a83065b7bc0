/// A layer with a text; nothing draws it.
///
///     let label = CATextLayer()
///     (label.string, label.fontSize) = ("12 km", 14)
open class CATextLayer: CALayer {
  /// The text, plain or with attributes.
  open var string: Any?
  /// The font, or its name.
  open var font: Any?
  /// The size of the letters, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the letters.
  open var foregroundColor: CGColor?
  /// A Boolean value that indicates whether lines break at the layer's edge.
  open var isWrapped = false
  /// The alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The place at which a line is cut that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String

  /// Creates an alignment by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The language's own side.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The place at which a text layer cuts a line.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None: the line goes on.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
