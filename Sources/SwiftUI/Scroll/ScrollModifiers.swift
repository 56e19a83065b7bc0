extension View {
  private func scroll(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    transformEnvironment(\.scrollSettings, transform: change)
  }

  /// Sets the visibility of the indicators of scroll views in the view; a still shows none.
  ///
  ///     ScrollView(.horizontal) {
  ///       HStack { ForEach(photos) { PhotoView($0) } }
  ///     }
  ///     .scrollIndicators(.hidden)
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { scroll { $0.indicators = visibility != .hidden && visibility != .never } }

  /// Sets whether scrolling is disabled in the view.
  ///
  ///     ScrollView { Text(code) }.scrollDisabled(isOn)
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scroll { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Sets whether the content of scroll views is drawn beyond their frames.
  ///
  ///     ScrollView(.horizontal) {
  ///       Image("card").shadow(radius: 8)
  ///     }
  ///     .scrollClipDisabled()
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scroll { $0.isClipDisabled = disabled }
  }

  /// Sets the margins around the content of scroll views in the view, in points.
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

  /// Sets equal margins around the content of scroll views in the view.
  ///
  ///     ScrollView { content }.contentMargins(.horizontal, 20, for: .scrollContent)
  ///
  /// - Parameters:
  ///   - edges: The edges with a margin.
  ///   - length: The margin, in points, or nil for none.
  ///   - placement: The part of the scroll view that has the margin.
  /// - Returns: A view whose scroll views have the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Sets an equal margin around the content of scroll views in the view, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Sets the part of the content that scroll views in the view show at first.
  ///
  ///     ScrollView { conversation }.defaultScrollAnchor(.bottom)
  ///
  /// - Parameter anchor: The point of the content, or nil for its start.
  /// - Returns: A view whose scroll views start there.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scroll { $0.anchor = anchor }
  }

  /// Sets the part of the content that scroll views show in a situation; only that at first is a
  /// still's.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scroll { if role == .initialOffset { $0.anchor = anchor } }
  }

  /// Sets the part of the content that scroll views show at first, as before iOS 17.
  public func scrollPosition(initialAnchor anchor: UnitPoint?) -> some View {
    defaultScrollAnchor(anchor)
  }

  /// Binds the position of scroll views in the view to the id of one of their views.
  ///
  ///     ScrollView { LazyVStack { rows } }.scrollPosition(id: $selected, anchor: .top)
  ///
  /// - Parameters:
  ///   - id: A binding to the id of the view to scroll to, or to nil.
  ///   - anchor: The point of the scroll view at which it is aligned; nil scrolls the least
  ///     distance.
  /// - Returns: A view whose scroll views have the position.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map {
      ScrollDestination(.id(AnyHashable($0)), anchor: anchor ?? .top)
    }
    return scroll { $0.position = target }
  }

  /// Binds the position of scroll views in the view.
  ///
  /// - Parameters:
  ///   - position: A binding to the position.
  ///   - anchor: The point of the scroll view at which it is aligned; nil scrolls the least
  ///     distance.
  /// - Returns: A view whose scroll views have the position.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = position.wrappedValue.target(anchor)
    return scroll { $0.position = target }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  /// The default visibility.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Indicators may appear.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Indicators are hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators never appear.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The part of a scroll view that a margin applies to.
///
///     ScrollView { Text(text) }.contentMargins(.horizontal, 24, for: .scrollContent)
public struct ContentMarginPlacement: Equatable, Sendable {
  let name: String
  /// The default part.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The situation in which an anchor applies.
///
///     ScrollView { Text(text) }.defaultScrollAnchor(.bottom, for: .initialOffset)
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// The offset at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// A change of sizes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
