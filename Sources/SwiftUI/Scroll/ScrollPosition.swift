/// A position of a scroll view.
///
///     struct Diary: View {
///       @State private var position = ScrollPosition(edge: .bottom)
///
///       var body: some View {
///         ScrollView { Text("Dear diary") }.scrollPosition($position)
///         Button("To the top") { position.scrollTo(edge: .top) }
///       }
///     }
public struct ScrollPosition: Equatable {
  private var place: ScrollDestination.Place?
  private var anchor: UnitPoint?

  /// Creates the position of a view with an id.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    (place, self.anchor) = (.id(AnyHashable(id)), anchor)
  }

  /// Creates a position where the scroll view stands.
  public init() {}

  /// Creates a position at an edge.
  public init(edge: Edge) { place = .edge(edge) }

  /// Creates a position at an offset, in points.
  public init(point: CGPoint) { place = .point(point) }

  /// Creates a position where the scroll view stands, whose views have ids of a type.
  public init(idType: (some Hashable & Sendable).Type) {}

  /// The edge, if the position is at one.
  public var edge: Edge? { if case .edge(let edge)? = place { edge } else { nil } }
  /// The offset, if the position is at one.
  public var point: CGPoint? { if case .point(let point)? = place { point } else { nil } }
  /// A Boolean value that indicates whether a user has scrolled, which is false here.
  public var isPositionedByUser: Bool { false }
  /// The id of the view, if the position is at one.
  public var viewID: (any Hashable)? { if case .id(let id)? = place { id } else { nil } }

  /// Returns the id of the view, if the position is at one whose id is of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? {
    if case .id(let id)? = place { id.base as? T } else { nil }
  }

  /// Scrolls to a view with an id.
  ///
  ///     ScrollView { Text(text) }
  ///       .scrollPosition($position)
  ///       .onTapGesture { position.scrollTo(edge: .top) }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    (place, self.anchor) = (.id(AnyHashable(id)), anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { (place, anchor) = (.edge(edge), nil) }

  /// Scrolls to an offset, in points.
  public mutating func scrollTo(point: CGPoint) { (place, anchor) = (.point(point), nil) }

  /// Scrolls down to an offset, in points.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

  /// Scrolls along to an offset, in points.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  func target(_ usual: UnitPoint?) -> ScrollDestination? {
    place.map { ScrollDestination($0, anchor: anchor ?? usual ?? .top) }
  }
}
