import LayoutEngine

/// The bars of two pages on their way, which go over into each other in one place.
///
/// The title of the lower page becomes the words of the way back, with which it goes to their place,
/// that of the upper one comes from the edge, and the words of a way back leave by it, as UIKit has
/// it; all else fades in its place. What
/// comes begins to be seen when what goes is seen no more, lest one is read through the other.
struct TurningBar {
  /// The parts of the lower page's bar.
  let below: [Element]
  /// The parts of the upper page's bar.
  let above: [Element]
  /// The rectangle that both pages fill.
  let area: CGRect
  /// The share of the upper page's way to its place.
  let part: Double

  /// The share of the way during which a part of a bar is not seen yet; at no time are two seen in
  /// one place (Flutter measured between 0.25 and 0.7, by the kind of part).
  private static let unseen = 0.5

  /// Draws the bars, their backgrounds beneath all else.
  func draw(for element: Element, into builder: inout DisplayListBuilder) {
    let isMirrored = element.traits.isRightToLeft
    for isBackground in [true, false] {
      for item in below where (item.barPart == .background) == isBackground {
        let offset = item.barPart == .title ? wayBack(from: item, isMirrored) : 0
        let words = builder.leavingApart {
          draw(item, offset, by: 1 - part, for: element, &$0)
        }
        for words in words {
          let rect = words.rect
          let offset = isMirrored ? area.maxX - rect.minX : area.minX - rect.maxX
          draw(words, offset, by: 1 - part, for: element, &builder)
        }
      }
      for item in above where (item.barPart == .background) == isBackground {
        // From where its middle stands on the edge.
        let edge = isMirrored ? area.minX : area.maxX
        let offset = item.barPart == .title ? edge - item.rect.midX : 0
        let words = builder.leavingApart {
          draw(item, offset, by: part, for: element, &$0)
        }
        for words in words {
          let title = below.first { $0.barPart == .title }
          let offset = title.map { -wayBack(from: $0, isMirrored) } ?? 0
          draw(words, offset, by: part, for: element, &builder)
        }
      }
    }
  }

  /// Returns the distance from a title to the words of the upper page's way back.
  private func wayBack(from title: Element, _ isMirrored: Bool) -> Double {
    let words = above.lazy.compactMap { $0.inner(.wayBack) ?? ($0.barPart == .leading ? $0 : nil) }
    guard let start = words.first?.rect else { return 0 }
    return isMirrored ? start.maxX - title.rect.maxX : start.minX - title.rect.minX
  }

  private func draw(
    _ item: Element, _ offset: Double, by share: Double, for element: Element,
    _ builder: inout DisplayListBuilder
  ) {
    let move: [ViewTransition.Effect] =
      offset == 0 ? [] : [.offset(CGSize(width: offset, height: 0))]
    // Backgrounds fade evenly: one that both bars have lets little of the pages through.
    let opacity =
      item.barPart == .background ? share : max(0, share - Self.unseen) / (1 - Self.unseen)
    builder.draw(move, by: share, of: item.rect, for: element) {
      $0.draw([.opacity], by: opacity, of: item.rect, for: element) { $0.drawChildren(of: item) }
    }
  }
}
