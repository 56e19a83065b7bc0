import SwiftUI

/// Room for a whole picture: as wide as the column while there is height for it, else narrower.
struct QuizPictureLayout: Layout {
  /// The greatest height, in points.
  let limit: CGFloat

  /// Width over height of all pictures.
  private static let ratio = 4.0 / 3
  /// In points.
  private static let leastHeight: CGFloat = 120

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: limit * Self.ratio, height: limit))
    let whole = min(limit, room.width / Self.ratio)
    let height = min(whole, max(Self.leastHeight, room.height))
    return CGSize(width: height * Self.ratio, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
