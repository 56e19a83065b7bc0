import SwiftUI

/// Room for a picture as wide as the column: as high as the whole of it needs while there is height
/// for that, else lower, and narrower than the column where its subject would be cut.
struct AnimalPictureLayout: Layout {
  /// The name of the picture; nil for an animal without one.
  let name: String?
  /// The greatest height, in points.
  let limit: CGFloat

  /// Width over height of all pictures.
  static let ratio: CGFloat = 4.0 / 3
  /// In points.
  private static let leastHeight: CGFloat = 120

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let most = CGSize(width: limit * Self.ratio, height: limit)
    let room = proposal.replacingUnspecifiedDimensions(by: most)
    let width = room.width.isFinite ? room.width : most.width
    let whole = min(limit, width / Self.ratio)
    let height = min(whole, max(Self.leastHeight, room.height))
    let subject = FacePicture.subject(of: name)
    let widest = height * Self.ratio / (subject.upperBound - subject.lowerBound)
    return CGSize(width: min(width, widest), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
