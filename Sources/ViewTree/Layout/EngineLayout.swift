import LayoutEngine

/// A layout that does as one of the engine's does.
public protocol _EngineLayout: Layout where Cache == Void {
  /// The engine's layout.
  var _engine: any ProposalLayout { get }
}

extension _EngineLayout {
  /// The engine's layout.
  public var _rule: (any ProposalLayout)? { _engine }

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

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
