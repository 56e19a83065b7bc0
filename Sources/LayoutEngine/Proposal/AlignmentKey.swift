/// A line through a view, by which a container aligns it with others.
///
///     enum Axle {}
///     let axle = AlignmentKey(id: ObjectIdentifier(Axle.self), axis: .vertical) { $0.height / 2 }
public struct AlignmentKey: Hashable, Sendable {
  /// The rule by which the lines of several children become their container's.
  public enum Merging: Sendable { case mean, lowest, highest }

  /// Tells this line from others.
  public let id: ObjectIdentifier
  /// The axis along which the line has its place.
  public let axis: LayoutAxis
  /// The rule by which children's lines become their container's.
  public let merging: Merging
  /// The place of the line in a view that sets none, in points from the leading or top edge.
  public let defaultValue: @Sendable (LayoutDimensions) -> Double

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - id: The identity of the line, such as that of a type.
  ///   - axis: The axis along which the line has its place.
  ///   - merging: The rule by which children's lines become their container's.
  ///   - defaultValue: Returns the place in a view that sets none, in points from the leading or
  ///     top edge.
  public init(
    id: ObjectIdentifier, axis: LayoutAxis, merging: Merging = .mean,
    defaultValue: @escaping @Sendable (LayoutDimensions) -> Double
  ) {
    self.id = id
    self.axis = axis
    self.merging = merging
    self.defaultValue = defaultValue
  }

  /// Returns a Boolean value that indicates whether two keys are of one line.
  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  /// Feeds the line's identity to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }

  /// A Boolean value that indicates whether texts set the line.
  var isBaseline: Bool { merging != .mean }

  private enum Leading {}
  private enum HorizontalCenter {}
  private enum Trailing {}
  private enum Top {}
  private enum VerticalCenter {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}

  /// The leading edge.
  public static let leading = key(Leading.self, .horizontal) { _ in 0 }
  /// The middle between the leading and trailing edges.
  public static let horizontalCenter = key(HorizontalCenter.self, .horizontal) { $0.width / 2 }
  /// The trailing edge.
  public static let trailing = key(Trailing.self, .horizontal) { $0.width }
  /// The top edge.
  public static let top = key(Top.self, .vertical) { _ in 0 }
  /// The middle between the top and bottom edges.
  public static let verticalCenter = key(VerticalCenter.self, .vertical) { $0.height / 2 }
  /// The bottom edge.
  public static let bottom = key(Bottom.self, .vertical) { $0.height }
  /// The baseline of the first line of text; the bottom edge where there is none.
  public static let firstTextBaseline = key(FirstBaseline.self, .vertical, .lowest) { $0.height }
  /// The baseline of the last line of text; the bottom edge where there is none.
  public static let lastTextBaseline = key(LastBaseline.self, .vertical, .highest) { $0.height }

  private static func key<T>(
    _ type: T.Type, _ axis: LayoutAxis, _ merging: Merging = .mean,
    _ value: @escaping @Sendable (LayoutDimensions) -> Double
  ) -> AlignmentKey {
    AlignmentKey(id: ObjectIdentifier(type), axis: axis, merging: merging, defaultValue: value)
  }

  /// Returns the container's line from those of its children, by this key's rule.
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
  /// The size, in points.
  public let size: Size
  let node: LayoutNode?
  let proposal: Proposal

  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }

  /// Returns the place of a line in points, explicit or by default.
  public subscript(key: AlignmentKey) -> Double { self[explicit: key] ?? key.defaultValue(self) }

  /// Returns the place of a line in points if the view or one within it sets it.
  public subscript(explicit key: AlignmentKey) -> Double? {
    node.flatMap { $0.explicitGuide(key, size: size, proposal: proposal) }
  }
}
