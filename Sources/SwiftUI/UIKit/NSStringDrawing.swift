/// The way in which a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines, from the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines as high as the font asks for, as they are here always.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds of the letters' ink; those of the lines are given here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An ellipsis at the end of the last line that has room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of drawing a string: nothing is scaled.
open class NSStringDrawingContext: NSObject {
  /// The least scale to which the font may shrink; not followed.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was drawn at.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of what was measured last, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the bounds of the text, in points: in the width of a size where it may take several
  /// lines, else in one line.
  ///
  /// Empty where no screen is being made, which has the fonts.
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let isCut = isBroken && options.contains(.truncatesLastVisibleLine) && size.height > 0
    let renderer = ImageRenderer(content: drawnText)
    renderer.proposedSize = ProposedViewSize(
      width: isBroken && size.width.isUsual ? size.width : nil,
      height: isCut && size.height.isUsual ? size.height : nil)
    let bounds = CGRect(origin: .zero, size: renderer.drawn()?.size ?? .zero)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text in the context at present, in a rectangle in points, from its top.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect) {
    let place = firstParagraphStyle?.alignment.place.horizontal ?? .leading
    let content = drawnText.frame(
      width: rect.width, height: rect.height,
      alignment: Alignment(horizontal: place, vertical: .top))
    draw(content, at: rect.origin)
  }

  /// Draws the text in the context at present, from a point in points, in one line.
  @MainActor @preconcurrency
  public func draw(at point: CGPoint) { draw(drawnText.fixedSize(), at: point) }

  /// Draws the text in the context at present, in a rectangle in points, as options say.
  @MainActor @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  /// The text as a view, black and of 12 points where it has no attributes.
  @MainActor private var drawnText: some View {
    Text(AttributedString(self))
      .followingParagraph(firstParagraphStyle)
      .font(Font(UIFont.systemFont(ofSize: 12)))
      .foregroundColor(.black)
  }

  @MainActor private func draw(_ content: some View, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(),
      let list = ImageRenderer(content: content).drawn()
    else { return }
    context.draw(CGImage(list, scale: 1), in: CGRect(origin: point, size: list.size))
  }
}

extension NSString {
  /// Returns the bounds of the text in attributes, in points: in the width of a size where it may
  /// take several lines, else in one line.
  ///
  /// Empty where no screen is being made, which has the fonts.
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in attributes in the context at present, in a rectangle in points.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { attributed(attributes).draw(in: rect) }

  /// Draws the text in attributes in the context at present, from a point in points.
  @MainActor @preconcurrency
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  /// Returns the bounds of the text in attributes, in points: in the width of a size where it may
  /// take several lines, else in one line.
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in attributes in the context at present, in a rectangle in points.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { NSString(string: self).draw(in: rect, withAttributes: attributes) }

  /// Draws the text in attributes in the context at present, from a point in points.
  @MainActor @preconcurrency
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attributes) }
}

extension CGFloat {
  /// A Boolean value that indicates whether a length is one, not the greatest number in its place.
  fileprivate var isUsual: Bool { isFinite && self < 1e6 }
}
