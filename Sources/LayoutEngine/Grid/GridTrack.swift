/// The rows or the columns of a grid.
enum GridAxis {
  case columns
  case rows
}

/// A row or column while its grid is laid out (CSS Grid 1 §11.4).
struct GridTrack: BitwiseCopyable {
  /// A track sizing function whose percentages are resolved.
  enum Function: UInt8, BitwiseCopyable {
    case fixed
    case minContent
    case maxContent
    case auto
    case flexible
  }

  var minimum = Function.auto
  var maximum = Function.auto
  /// The lengths of fixed functions.
  var minimumLength = 0.0
  var maximumLength = 0.0
  var flexFactor = 0.0
  /// The limit of `fit-content()`, or indefinite.
  var fitContentLimit = Double.indefinite
  var isCollapsed = false

  var base = 0.0
  var limit = Double.infinity
  var planned = 0.0
  var isAffected = false
  var increase = 0.0
  var isInfinitelyGrowable = false
  /// The place of the track's start edge in the content box.
  var offset = 0.0

  var isFlexible: Bool { maximum == .flexible }
  var hasIntrinsicMinimum: Bool { minimum != .fixed }
  var hasIntrinsicMaximum: Bool { maximum != .fixed && maximum != .flexible }
  /// A Boolean value that indicates whether the size is known before any item's.
  var isDefinite: Bool { minimum == .fixed && maximum == .fixed && minimumLength == maximumLength }
  var isIntrinsic: Bool { hasIntrinsicMinimum || hasIntrinsicMaximum }
  var end: Double { offset + base }
  /// The growth limit, or the base size where there is none.
  var definiteLimit: Double { limit == .infinity ? base : limit }

  mutating func growBase(by amount: Double) {
    base += amount
    limit = max(limit, base)
  }
}

extension GridTrack {
  /// A track of a size, with percentages of the container's content box (§7.2.1); those of an
  /// indefinite size are `auto`.
  init(_ size: TrackSize, basis: Double) {
    switch size {
    case .fixed(let breadth):
      setMinimum(breadth, basis)
      setMaximum(breadth, basis)
    case .minmax(let low, let high):
      setMinimum(low, basis)
      setMaximum(high, basis)
    case .fitContent(let breadth):
      maximum = .maxContent
      fitContentLimit = GridTrack.length(breadth, basis)
    }
    resetSizes()
  }

  /// §11.4: the base size and the growth limit before any item is looked at.
  mutating func resetSizes() {
    base = minimum == .fixed ? minimumLength : 0
    limit = maximum == .fixed ? max(maximumLength, base) : .infinity
    if isFlexible { limit = base }
    isInfinitelyGrowable = false
    if isCollapsed {
      base = 0
      limit = 0
    }
  }

  private mutating func setMinimum(_ breadth: TrackBreadth, _ basis: Double) {
    minimum = GridTrack.function(breadth, basis)
    if minimum == .flexible { minimum = .auto }
    minimumLength = GridTrack.length(breadth, basis).or(0)
  }

  private mutating func setMaximum(_ breadth: TrackBreadth, _ basis: Double) {
    maximum = GridTrack.function(breadth, basis)
    maximumLength = GridTrack.length(breadth, basis).or(0)
    if case .fraction(let factor) = breadth { flexFactor = factor.asFactor(otherwise: 0) }
  }

  private static func function(_ breadth: TrackBreadth, _ basis: Double) -> Function {
    switch breadth {
    case .points: .fixed
    case .percent: basis.isDefinite ? .fixed : .auto
    case .fraction: .flexible
    case .minContent: .minContent
    case .maxContent: .maxContent
    case .auto: .auto
    }
  }

  private static func length(_ breadth: TrackBreadth, _ basis: Double) -> Double {
    switch breadth {
    case .points(let value): value.asSize
    case .percent(let value): basis.isDefinite ? (basis * value * 0.01).asSize : .indefinite
    default: .indefinite
    }
  }
}

extension TrackSize {
  /// A Boolean value that indicates whether the track's size depends on the grid's, other than by
  /// stretching.
  var dependsOnRoom: Bool {
    switch self {
    case .fixed(let breadth), .fitContent(let breadth): breadth.dependsOnRoom
    case .minmax(let low, let high): low.dependsOnRoom || high.dependsOnRoom
    }
  }
}

extension TrackBreadth {
  fileprivate var dependsOnRoom: Bool {
    switch self {
    case .percent, .fraction: true
    case .points, .minContent, .maxContent, .auto: false
    }
  }
}
