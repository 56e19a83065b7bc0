import LayoutEngine

/// The bars of two pages on their way, which go over into each other in one place.
///
/// The title of the lower page becomes the words of the way back, with which it goes to their
/// place, that of the upper one comes from the edge, and the words of a way back leave by it, as
/// UIKit has it; a chevron that both have stays, and all else fades in its place. What comes begins
/// to be seen when what goes is seen no more, lest one is read through the other.
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
        drawWhole(item, isAbove: false, isMirrored, for: element, &builder)
      }
      for item in above where (item.barPart == .background) == isBackground {
        drawWhole(item, isAbove: true, isMirrored, for: element, &builder)
      }
    }
  }

  /// Draws a part, and what within it goes another way.
  private func drawWhole(
    _ item: Element, isAbove: Bool, _ isMirrored: Bool, for element: Element,
    _ builder: inout DisplayListBuilder
  ) {
    let share = isAbove ? part : 1 - part
    let inner = builder.leavingApart {
      draw(item, offset(of: item, isAbove: isAbove, isMirrored), by: share, for: element, &$0)
    }
    // A chevron that both bars have stays as it is.
    let shareChevron = [below, above].allSatisfy { bar in
      bar.contains { $0.inner(.chevron) != nil }
    }
    for item in inner {
      if item.barPart == .chevron, shareChevron {
        if isAbove { builder.drawChildren(of: item) }
      } else {
        draw(
          item, offset(of: item, isAbove: isAbove, isMirrored), by: share, for: element, &builder)
      }
    }
  }

  /// Returns the distance by which a part lies off its place where it is not seen.
  private func offset(of item: Element, isAbove: Bool, _ isMirrored: Bool) -> Double {
    let rect = item.rect
    switch (item.barPart, isAbove) {
    case (.title, false): return wayBack(from: item, isMirrored)
    // From where its middle stands on the edge.
    case (.title, true): return (isMirrored ? area.minX : area.maxX) - rect.midX
    case (.wayBack, false): return isMirrored ? area.maxX - rect.minX : area.minX - rect.maxX
    case (.wayBack, true):
      return below.first { $0.barPart == .title }.map { -wayBack(from: $0, isMirrored) } ?? 0
    default: return 0
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
