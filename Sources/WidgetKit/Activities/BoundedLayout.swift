import SwiftUI

/// A box whose content takes what it needs of the largest size, and is centred in what is taken.
struct BoundedLayout: Layout {
  let widths: ClosedRange<Double>
  let heights: ClosedRange<Double>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let largest = ProposedViewSize(width: widths.upperBound, height: heights.upperBound)
    let size = subviews.first?.sizeThatFits(largest) ?? .zero
    return CGSize(
      width: min(max(size.width, widths.lowerBound), widths.upperBound),
      height: min(max(size.height, heights.lowerBound), heights.upperBound))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}
