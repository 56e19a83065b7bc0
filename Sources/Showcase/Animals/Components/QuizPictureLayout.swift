import SwiftUI

/// Room for a picture as wide as the column while it is not too flat, else narrower: a little may
/// be cut off above and below, but not the animal's head.
struct QuizPictureLayout: Layout {
  /// The greatest height, in points.
  let limit: CGFloat

  /// Width over height, of the whole picture and of what is left of it.
  private static let ratios = (whole: 4.0 / 3, flattest: 1.5)
  /// In points.
  private static let leastHeight: CGFloat = 120

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: limit * Self.ratios.whole, height: limit))
    let whole = min(limit, room.width / Self.ratios.whole)
    let height = max(Self.leastHeight, min(whole, room.height))
    return CGSize(width: min(room.width, height * Self.ratios.flattest), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
