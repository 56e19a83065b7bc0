/// The bounds that every length is brought into, so that no arithmetic on them overflows.
enum StyleLimits {
  /// The largest length in points; Blink's, 2^31 units of 1/64 px.
  static let length = 33_554_432.0
  /// The largest percentage.
  static let percent = 1_000_000.0
  /// The largest flex factor, fraction of a track or aspect ratio.
  static let factor = 1_000_000_000.0
  /// The largest number of a grid line, and the longest span.
  static let gridLine = 10_000
}

extension Double {
  /// The value as a length, or `nil` for NaN and infinities.
  var asLength: Double? {
    isFinite ? Swift.min(Swift.max(self, -StyleLimits.length), StyleLimits.length) : nil
  }

  /// The value as a length from 0, or 0 for what is no length.
  @inline(__always)
  var asSize: Double {
    self > 0 ? (self < StyleLimits.length ? self : StyleLimits.length) : 0
  }

  /// Returns the value as a factor, or another one if it is negative, NaN or infinite.
  func asFactor(otherwise initial: Double) -> Double {
    isFinite && self >= 0 ? Swift.min(self, StyleLimits.factor) : initial
  }
}

extension Dimension {
  /// Returns the value within limits; one that CSS would not parse becomes the property's initial
  /// value.
  func valid(allowsNegative: Bool = false, initial: Dimension) -> Dimension {
    switch self {
    case .points(let value):
      guard let length = value.asLength, allowsNegative || length >= 0 else { return initial }
      return .points(length)
    case .percent(let value):
      guard value.isFinite, allowsNegative || value >= 0 else { return initial }
      return .percent(min(max(value, -StyleLimits.percent), StyleLimits.percent))
    default: return self
    }
  }
}

extension BoxEdges where Value == Dimension {
  func valid(allowsNegative: Bool, initial: Dimension) -> Self {
    var edges = self
    edges.top = top.valid(allowsNegative: allowsNegative, initial: initial)
    edges.right = right.valid(allowsNegative: allowsNegative, initial: initial)
    edges.bottom = bottom.valid(allowsNegative: allowsNegative, initial: initial)
    edges.left = left.valid(allowsNegative: allowsNegative, initial: initial)
    edges.inlineStart = inlineStart?.valid(allowsNegative: allowsNegative, initial: initial)
    edges.inlineEnd = inlineEnd?.valid(allowsNegative: allowsNegative, initial: initial)
    return edges
  }
}

extension BoxEdges where Value == Double {
  var valid: Self {
    var edges = self
    edges.top = top.asSize
    edges.right = right.asSize
    edges.bottom = bottom.asSize
    edges.left = left.asSize
    edges.inlineStart = inlineStart?.asSize
    edges.inlineEnd = inlineEnd?.asSize
    return edges
  }
}

extension Style {
  /// The style as the engine uses it: what CSS would not parse has its initial value.
  var valid: Style {
    var style = self
    style.width = width.valid(initial: .auto)
    style.height = height.valid(initial: .auto)
    style.minWidth = minWidth.valid(initial: .auto)
    style.minHeight = minHeight.valid(initial: .auto)
    style.maxWidth = maxWidth.valid(initial: .auto)
    style.maxHeight = maxHeight.valid(initial: .auto)
    style.flexBasis = flexBasis.valid(initial: .auto)
    style.margin = margin.valid(allowsNegative: true, initial: .zero)
    style.padding = padding.valid(allowsNegative: false, initial: .zero)
    style.inset = inset.valid(allowsNegative: true, initial: .auto)
    style.border = border.valid
    style.rowGap = rowGap.valid(initial: .zero)
    style.columnGap = columnGap.valid(initial: .zero)
    style.flexGrow = flexGrow.asFactor(otherwise: 0)
    style.flexShrink = flexShrink.asFactor(otherwise: 1)
    if let ratio = aspectRatio, !(ratio > 1 / StyleLimits.factor && ratio < StyleLimits.factor) {
      style.aspectRatio = nil
    }
    return style
  }
}
