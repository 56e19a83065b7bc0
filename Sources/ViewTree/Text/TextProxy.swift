import LayoutEngine

/// A proxy of a text, with which its renderer measures it.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the text's own size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
