import SwiftUI

/// A picture of an animal, filling what room it is given; where there is less height than the whole
/// needs, its face stays in sight.
struct FacePicture: View {
  let name: String

  var body: some View {
    FaceLayout(face: Self.faces[name] ?? 0.5) { SchemedPicture(name: name) }
      .clipped()
      .accessibilityHidden(true)
  }

  /// The heights of the middles of faces, as shares of their pictures' from above.
  static let faces: [String: CGFloat] = [
    "animal-chameleon": 0.36, "animal-clownfish": 0.45, "animal-cobra": 0.28,
    "animal-elephant": 0.45, "animal-golden-eagle": 0.37, "animal-hummingbird": 0.44,
    "animal-penguin": 0.25, "animal-red-panda": 0.43, "animal-sea-turtle": 0.46,
    "animal-shark": 0.5, "animal-tiger": 0.36, "animal-whale": 0.53,
  ]
}

/// A picture over all of its room, moved so that a face is in the middle of what shows, or as near
/// to it as the picture's edges allow.
private struct FaceLayout: Layout {
  /// The height of the face, as a share of the picture's from above.
  let face: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let ratio = AnimalPictureLayout.ratio
    let width = max(bounds.width, bounds.height * ratio)
    let height = width / ratio
    let top = min(max(0, face * height - bounds.height / 2), height - bounds.height)
    let origin = CGPoint(x: bounds.midX - width / 2, y: bounds.minY - top)
    for subview in subviews {
      subview.place(at: origin, proposal: ProposedViewSize(width: width, height: height))
    }
  }
}
