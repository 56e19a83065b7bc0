/// A node's box as its containing block sees it: every length resolved, in border-box terms.
///
/// An indefinite width or height is one that the content or the layout has to give.
struct Box: BitwiseCopyable {
  /// Border and padding.
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0
  var marginLeft = 0.0
  var marginRight = 0.0
  var marginTop = 0.0
  var marginBottom = 0.0
  var width = Double.indefinite
  var height = Double.indefinite
  /// The limits; an automatic minimum counts as border and padding.
  var minWidth = 0.0
  var minHeight = 0.0
  var maxWidth = Double.infinity
  var maxHeight = Double.infinity
  var autoMargins: AutoMargins = []

  struct AutoMargins: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let left = AutoMargins(rawValue: 1)
    static let right = AutoMargins(rawValue: 2)
    static let top = AutoMargins(rawValue: 4)
    static let bottom = AutoMargins(rawValue: 8)
    static let horizontal: AutoMargins = [.left, .right]
    static let vertical: AutoMargins = [.top, .bottom]
  }

  @inline(__always) var horizontal: Double { left + right }
  @inline(__always) var vertical: Double { top + bottom }
  @inline(__always) var horizontalMargin: Double { marginLeft + marginRight }
  @inline(__always) var verticalMargin: Double { marginTop + marginBottom }

  @inline(__always)
  func clampWidth(_ value: Double) -> Double {
    Swift.max(value.clamped(minWidth, maxWidth), horizontal)
  }

  @inline(__always)
  func clampHeight(_ value: Double) -> Double {
    Swift.max(value.clamped(minHeight, maxHeight), vertical)
  }
}

extension Box {
  /// The box as a flex base size sees it, which the main axis' own limits do not count for
  /// (CSS Flexbox §9.2 step 3).
  var withoutWidthLimits: Box {
    var box = self
    box.minWidth = horizontal
    box.maxWidth = .infinity
    return box
  }

  /// Returns the space of the box at a settled size; the limits matter where the height is not
  /// definite.
  func space(
    width: Double, height: Double, heightIsDefinite: Bool, percentWidth: Double,
    ownHeight: Double = .indefinite
  ) -> Space {
    let height = height.asSize
    return Space(
      width: width.asSize, height: height, heightIsDefinite: heightIsDefinite,
      minHeight: minHeight, maxHeight: clampHeight(.infinity), percentWidth: percentWidth,
      ownHeight: ownHeight == height ? .indefinite : ownHeight)
  }
}

extension LayoutPass {
  /// The sum of border and padding on each edge; percentages refer to the containing block's width
  /// (CSS Box 4 §4).
  @inline(__always)
  func addEdges(of node: Int32, percentWidth: Double, to box: inout Box) {
    let style = style(node)
    let rtl = isRightToLeft(node)
    box.top =
      style.pointee.border.top + style.pointee.padding.top.resolvedOrZero(against: percentWidth)
    box.bottom =
      style.pointee.border.bottom
      + style.pointee.padding.bottom.resolvedOrZero(against: percentWidth)
    box.left =
      style.pointee.border.physicalLeft(rightToLeft: rtl)
      + style.pointee.padding.physicalLeft(rightToLeft: rtl).resolvedOrZero(against: percentWidth)
    box.right =
      style.pointee.border.physicalRight(rightToLeft: rtl)
      + style.pointee.padding.physicalRight(rightToLeft: rtl).resolvedOrZero(against: percentWidth)
  }

  @inline(__always)
  func edges(of node: Int32, percentWidth: Double) -> Box {
    var box = Box()
    addEdges(of: node, percentWidth: percentWidth, to: &box)
    return box
  }

  /// Resolves all that does not need the content: margins, border, padding, and definite sizes.
  ///
  /// Keyword sizes stay indefinite here; `resolveWidthKeywords` adds the widths.
  func box(of node: Int32, percentWidth: Double, percentHeight: Double) -> Box {
    let style = style(node)
    var box = Box()
    addEdges(of: node, percentWidth: percentWidth, to: &box)
    addMargins(of: node, percentWidth: percentWidth, to: &box)
    let contentBox = style.pointee.boxSizing == .contentBox
    let (extraWidth, extraHeight) = (box.horizontal, box.vertical)
    let addWidth = contentBox ? extraWidth : 0
    let addHeight = contentBox ? extraHeight : 0
    box.width = length(style.pointee.width, percentWidth, add: addWidth, atLeast: extraWidth)
    box.height = length(style.pointee.height, percentHeight, add: addHeight, atLeast: extraHeight)
    box.minWidth = length(style.pointee.minWidth, percentWidth, add: addWidth, atLeast: extraWidth)
      .or(extraWidth)
    box.minHeight = length(
      style.pointee.minHeight, percentHeight, add: addHeight, atLeast: extraHeight
    ).or(extraHeight)
    box.maxWidth = length(style.pointee.maxWidth, percentWidth, add: addWidth, atLeast: extraWidth)
      .or(.infinity)
    box.maxHeight = length(
      style.pointee.maxHeight, percentHeight, add: addHeight, atLeast: extraHeight
    ).or(.infinity)
    return box
  }

  /// An automatic width within its limits, to which an aspect ratio adds the height's, where the
  /// height is `auto`; the width's own win (CSS Sizing 4 §5.2).
  func clampAutomaticWidth(_ node: Int32, _ box: Box, _ width: Double) -> Double {
    guard style(node).hasRatio, box.height.isNaN else { return box.clampWidth(width) }
    let low = widthFromRatio(node, box, height: max(box.minHeight, box.vertical))
    let high =
      box.maxHeight.isFinite ? widthFromRatio(node, box, height: box.maxHeight) : Double.infinity
    let minimum = max(box.minWidth, min(low, box.maxWidth))
    return max(width.clamped(minimum, min(box.maxWidth, max(high, minimum))), box.horizontal)
  }

  @inline(__always)
  func length(_ dimension: Dimension, _ basis: Double, add: Double, atLeast: Double) -> Double {
    let value = dimension.resolved(against: basis)
    guard value.isDefinite else { return .indefinite }
    return max((value + add).asSize, atLeast)
  }

  @inline(__always)
  private func addMargins(of node: Int32, percentWidth: Double, to box: inout Box) {
    let margin = style(node).pointee.margin
    let rtl = isRightToLeft(node)
    let (left, right) = (
      margin.physicalLeft(rightToLeft: rtl), margin.physicalRight(rightToLeft: rtl)
    )
    box.marginLeft = left.resolvedOrZero(against: percentWidth)
    box.marginRight = right.resolvedOrZero(against: percentWidth)
    box.marginTop = margin.top.resolvedOrZero(against: percentWidth)
    box.marginBottom = margin.bottom.resolvedOrZero(against: percentWidth)
    if left.isAuto { box.autoMargins.insert(.left) }
    if right.isAuto { box.autoMargins.insert(.right) }
    if margin.top.isAuto { box.autoMargins.insert(.top) }
    if margin.bottom.isAuto { box.autoMargins.insert(.bottom) }
  }
}
