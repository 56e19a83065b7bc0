import LayoutEngine

/// A type that measures and places a collection of views.
///
///     struct Staircase: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) {
///         var corner = bounds.origin
///         for view in subviews {
///           view.place(at: corner, proposal: .unspecified)
///           corner = CGPoint(x: corner.x + 24, y: corner.y + 24)
///         }
///       }
///     }
public protocol Layout: Animatable {
  /// The type of the values that a layout caches between measuring and placing.
  associatedtype Cache = Void

  /// Views as the layout sees them.
  typealias Subviews = LayoutSubviews

  /// The properties that do not depend on the views.
  static var layoutProperties: LayoutProperties { get }

  /// The axis along which spacers within the layout give way: that of its properties, unless the
  /// type hides another layout.
  var _stackOrientation: Axis? { get }

  /// The engine's rule that arranges views in the same way; nil for a layout of an app's own.
  var _rule: (any ProposalLayout)? { get }

  /// Creates the cache for the views.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the layout for a proposal, in points.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views to lay out.
  ///   - cache: The values cached for the views.
  /// - Returns: The size that the layout takes.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view within the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a vertical guide that the layout sets, or nil for none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a horizontal guide that the layout sets, or nil for none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the preferred spacing around the layout.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The axis along which spacers within the layout give way.
  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  /// No rule, since an app's layout measures and places by its own methods.
  public var _rule: (any ProposalLayout)? { nil }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns nil: by default, a layout merges the guides of its views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil: by default, a layout merges the guides of its views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Lays out views.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}
