import SwiftUI

/// A picture of an animal, filling what room it is given; where there is less height than the whole
/// needs, its subject stays in sight.
struct FacePicture: View {
  let name: String

  var body: some View {
    SubjectLayout(subject: Self.subject(of: name)) { SchemedPicture(name: name) }
      .clipped()
      .accessibilityHidden(true)
  }

  /// The part of a picture's height that no room cuts, as shares from above: from the ears, or
  /// what else is highest, to the feet, or what else is lowest.
  nonisolated static func subject(of name: String?) -> ClosedRange<CGFloat> {
    name.flatMap { subjects[$0] } ?? 0.2...0.8
  }

  nonisolated private static let subjects: [String: ClosedRange<CGFloat>] = [
    "animal-chameleon": 0.1...0.97, "animal-clownfish": 0.13...0.86, "animal-cobra": 0.06...0.97,
    "animal-elephant": 0.17...0.93, "animal-golden-eagle": 0.13...0.94,
    "animal-hummingbird": 0.01...0.92, "animal-penguin": 0.08...0.97,
    "animal-red-panda": 0.07...1, "animal-sea-turtle": 0.05...0.98,
    "animal-shark": 0.08...0.91, "animal-tiger": 0.08...0.97, "animal-whale": 0.24...0.85,
  ]
}

/// A picture over all of its room, moved so that its subject is in the middle of what shows, or as
/// near to it as the picture's edges allow.
private struct SubjectLayout: Layout {
  /// The heights between which the subject stands, as shares of the picture's from above.
  let subject: ClosedRange<CGFloat>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let ratio = AnimalPictureLayout.ratio
    let width = max(bounds.width, bounds.height * ratio)
    let height = width / ratio
    let middle = (subject.lowerBound + subject.upperBound) / 2 * height
    let top = min(max(0, middle - bounds.height / 2), height - bounds.height)
    let origin = CGPoint(x: bounds.midX - width / 2, y: bounds.minY - top)
    for subview in subviews {
      subview.place(at: origin, proposal: ProposedViewSize(width: width, height: height))
    }
  }
}
