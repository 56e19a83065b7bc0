extension View {
  private func scroll(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    transformEnvironment(\.scrollSettings, transform: change)
  }

  /// Whether indicators of scroll views below may show; a still shows none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { scroll { $0.indicators = visibility != .hidden && visibility != .never } }

  /// Whether scroll views below stand still.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scroll { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Whether content of scroll views below shows beyond their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scroll { $0.isClipDisabled = disabled }
  }

  /// Margins around the content of scroll views below, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scroll { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.contentMargins.top = insets.top }
      if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
    }
  }

  /// Margins of a length around the content of scroll views below, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Margins of a length around the content of scroll views below, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Which part of long content shows at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scroll { $0.anchor = anchor }
  }

  /// Which part of long content shows in one of several situations; only the first is a still's.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scroll { if role == .initialOffset { $0.anchor = anchor } }
  }

  /// Which part of long content shows at first, as before iOS 17.
  public func scrollPosition(initialAnchor anchor: UnitPoint?) -> some View {
    defaultScrollAnchor(anchor)
  }

  /// The id of the view at which the scroll view stands.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map {
      ScrollDestination(.id(AnyHashable($0)), anchor: anchor ?? .top)
    }
    return scroll { $0.position = target }
  }

  /// Where the scroll view stands.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = position.wrappedValue.target(anchor)
    return scroll { $0.position = target }
  }
}

/// Where a scroll view stands.
public struct ScrollPosition: Equatable {
  private var place: ScrollDestination.Place?
  private var anchor: UnitPoint?

  /// Creates the position of a view with an id.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    (place, self.anchor) = (.id(AnyHashable(id)), anchor)
  }

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
  public var isPositionedByUser: Bool { false }
  /// The id of the view, if the position is at one.
  public var viewID: (any Hashable)? { if case .id(let id)? = place { id } else { nil } }

  /// The id of the view, if the position is at one whose id is of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? {
    if case .id(let id)? = place { id.base as? T } else { nil }
  }

  /// Scrolls to a view with an id.
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

/// When indicators show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What a margin is for.
public struct ContentMarginPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// When an anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
