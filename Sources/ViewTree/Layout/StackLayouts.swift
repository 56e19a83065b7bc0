import LayoutEngine

/// A layout that does as one of the engine's does.
public protocol _EngineLayout: Layout where Cache == Void {
  /// The engine's layout.
  var _engine: any ProposalLayout { get }
}

extension _EngineLayout {
  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = _engine.size(proposal.proposal, of: subviews.parent)
    return CGSize(width: size.width, height: size.height)
  }

  /// Places each view within the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { _engine.place(subviews.parent, proposal.proposal) }
}

/// A layout that arranges views as an `HStack` does, for choosing a layout at run time.
///
///     let layout = isOn ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout())
///     layout {
///       Image(systemName: "ferry")
///       Text("Next departure")
///     }
public struct HStackLayout: _EngineLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing between the views, in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a row; spacing is in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  /// The engine's row.
  public var _engine: any ProposalLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing.map(Double.init))
  }
}

/// A layout that arranges views as a `VStack` does, for choosing a layout at run time.
///
///     let layout = AnyLayout(isOn ? VStackLayout(alignment: .leading) : VStackLayout(spacing: 24))
///     layout { Text("Kiel") }
public struct VStackLayout: _EngineLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing between the views, in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a column; spacing is in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  /// The engine's column.
  public var _engine: any ProposalLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing.map(Double.init))
  }
}

/// A layout that arranges views as a `ZStack` does, for choosing a layout at run time.
///
///     let layout = isOn ? AnyLayout(ZStackLayout(alignment: .top)) : AnyLayout(HStackLayout())
///     layout {
///       PhotoView(photo)
///       Text("New")
///     }
public struct ZStackLayout: _EngineLayout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The engine's layers.
  public var _engine: any ProposalLayout { OverlapLayout(alignment: alignment.pair) }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
