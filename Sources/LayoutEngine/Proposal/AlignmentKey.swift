/// A line through a view, by which a container aligns it with others.
public struct AlignmentKey: Hashable, Sendable {
  /// How the lines of several children become their container's.
  public enum Merging: Sendable { case mean, lowest, highest }

  /// Tells this line from others.
  public let id: ObjectIdentifier
  public let axis: LayoutAxis
  public let merging: Merging
  /// Where the line is in a view that says nothing of it, from the leading or top edge.
  public let defaultValue: @Sendable (LayoutDimensions) -> Double

  /// Creates a key.
  public init(
    id: ObjectIdentifier, axis: LayoutAxis, merging: Merging = .mean,
    defaultValue: @escaping @Sendable (LayoutDimensions) -> Double
  ) {
    self.id = id
    self.axis = axis
    self.merging = merging
    self.defaultValue = defaultValue
  }

  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }

  /// Whether the line is one that texts set.
  var isBaseline: Bool { merging != .mean }

  private enum Leading {}
  private enum HorizontalCenter {}
  private enum Trailing {}
  private enum Top {}
  private enum VerticalCenter {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}

  public static let leading = key(Leading.self, .horizontal) { _ in 0 }
  public static let horizontalCenter = key(HorizontalCenter.self, .horizontal) { $0.width / 2 }
  public static let trailing = key(Trailing.self, .horizontal) { $0.width }
  public static let top = key(Top.self, .vertical) { _ in 0 }
  public static let verticalCenter = key(VerticalCenter.self, .vertical) { $0.height / 2 }
  public static let bottom = key(Bottom.self, .vertical) { $0.height }
  public static let firstTextBaseline = key(FirstBaseline.self, .vertical, .lowest) { $0.height }
  public static let lastTextBaseline = key(LastBaseline.self, .vertical, .highest) { $0.height }

  private static func key<T>(
    _ type: T.Type, _ axis: LayoutAxis, _ merging: Merging = .mean,
    _ value: @escaping @Sendable (LayoutDimensions) -> Double
  ) -> AlignmentKey {
    AlignmentKey(id: ObjectIdentifier(type), axis: axis, merging: merging, defaultValue: value)
  }

  /// The container's line from those of its children, by this key's rule.
  func merge(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch merging {
    case .mean: return values.reduce(0, +) / Double(values.count)
    case .lowest: return values.min()
    case .highest: return values.max()
    }
  }
}

/// A view's size and its alignment lines, in its own coordinates.
public struct LayoutDimensions {
  public let size: Size
  let node: LayoutNode?
  let proposal: Proposal

  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Where a line is, explicit or by default.
  public subscript(key: AlignmentKey) -> Double { self[explicit: key] ?? key.defaultValue(self) }

  /// Where a line is if the view or one within it says so.
  public subscript(explicit key: AlignmentKey) -> Double? {
    node.flatMap { $0.explicitGuide(key, size: size, proposal: proposal) }
  }
}
