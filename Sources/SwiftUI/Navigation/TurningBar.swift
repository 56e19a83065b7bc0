import LayoutEngine

/// The bars of two pages on their way, which go over into each other in one place.
///
/// The title of the lower page becomes the words of the way back, with which it goes to their
/// place, a large one shrinking to their size; that of the upper one comes from the edge, and the
/// words of a way back leave by it, as UIKit has it. A chevron that both have stays, and all else
/// fades in its place.
struct TurningBar {
  /// The parts of the lower page's bar.
  let below: [Element]
  /// The parts of the upper page's bar.
  let above: [Element]
  /// The rectangle that both pages fill.
  let area: CGRect
  /// The share of the upper page's way to its place.
  let part: Double
  let isMirrored: Bool

  /// The share of the way during which a part of a bar is not seen yet: what comes begins to be
  /// seen when what goes is seen no more, lest one is read through the other.
  private static let unseen = 0.5
  /// That share of a title, which is alone where it comes from (measured by Flutter).
  private static let unseenTitle = 0.25

  /// Draws the bars, their backgrounds beneath all else.
  func draw(for element: Element, into builder: inout DisplayListBuilder) {
    for isBackground in [true, false] {
      for item in below where (item.barPart == .background) == isBackground {
        drawWhole(item, isAbove: false, for: element, &builder)
      }
      for item in above where (item.barPart == .background) == isBackground {
        drawWhole(item, isAbove: true, for: element, &builder)
      }
    }
  }

  /// Draws a part, and what within it goes another way.
  private func drawWhole(
    _ item: Element, isAbove: Bool, for element: Element, _ builder: inout DisplayListBuilder
  ) {
    let inner = builder.leavingApart { draw(item, isAbove: isAbove, for: element, &$0) }
    // A chevron that both bars have stays as it is.
    let shareChevron = [below, above].allSatisfy { bar in
      bar.contains { $0.inner(.chevron) != nil }
    }
    for item in inner {
      if item.barPart == .chevron, shareChevron {
        if isAbove { builder.drawChildren(of: item) }
      } else if item.barPart == .wayBack, !isAbove, let room = roomBesideChevron {
        builder.group(Layer(clip: Path(room.quantized), items: []), for: element, visible: room) {
          draw(item, isAbove: isAbove, for: element, &$0)
        }
      } else {
        draw(item, isAbove: isAbove, for: element, &builder)
      }
    }
  }

  /// The room of words that leave by the edge, which UIKit cuts where the chevron ends.
  private var roomBesideChevron: CGRect? {
    let chevrons = below.lazy.compactMap { $0.inner(.chevron)?.rect }
    guard let chevron = chevrons.first else { return nil }
    return isMirrored
      ? CGRect(
        x: area.minX, y: area.minY, width: max(0, chevron.minX - area.minX), height: area.height)
      : CGRect(
        x: chevron.maxX, y: area.minY, width: max(0, area.maxX - chevron.maxX), height: area.height)
  }

  private func draw(
    _ item: Element, isAbove: Bool, for element: Element, _ builder: inout DisplayListBuilder
  ) {
    let share = isAbove ? part : 1 - part
    let opacity = opacity(of: item, isAbove: isAbove, by: share)
    builder.draw(way(of: item, isAbove: isAbove), by: share, of: item.rect, for: element) {
      $0.draw([.opacity], by: opacity, of: item.rect, for: element) { $0.drawChildren(of: item) }
    }
  }
}

extension TurningBar {
  /// The words of the upper page's way back, or all that its bar begins with.
  private var words: Element? {
    above.lazy.compactMap { $0.inner(.wayBack) ?? ($0.barPart == .leading ? $0 : nil) }.first
  }

  /// The title that becomes the words.
  private var lowerTitle: Element? {
    below.first { $0.barPart == .largeTitle } ?? below.first { $0.barPart == .title }
  }

  /// A Boolean value that indicates whether the words are the lower page's title.
  private var saysTitle: Bool { words?.inner(.titleBefore)?.isPlaced ?? false }

  /// Returns by what a part differs, where it is not seen, from how it stands in its place.
  private func way(of item: Element, isAbove: Bool) -> [ViewTransition.Effect] {
    let rect = item.rect
    switch (item.barPart, isAbove) {
    case (.title, false), (.largeTitle, false):
      guard item === lowerTitle, let words else { return [] }
      return way(from: rect, to: words.rect, resizes: item.barPart == .largeTitle)
    // From where its middle stands on the edge.
    case (.title, true): return moved((isMirrored ? area.minX : area.maxX) - rect.midX)
    case (.wayBack, false):
      return moved(isMirrored ? area.maxX - rect.minX : area.minX - rect.maxX)
    case (.wayBack, true):
      guard let title = lowerTitle else { return [] }
      return way(from: rect, to: title.rect, resizes: title.barPart == .largeTitle)
    default: return []
    }
  }

  /// Returns the way of a text's beginning to that of another one, along the bar, or to its place
  /// and its size.
  private func way(from rect: CGRect, to end: CGRect, resizes: Bool) -> [ViewTransition.Effect] {
    let x = isMirrored ? end.maxX - rect.maxX : end.minX - rect.minX
    // Nothing is said, or was, where there is no room for a word.
    guard resizes, rect.height > 0, end.height > 0 else { return moved(x) }
    return [
      .offset(CGSize(width: x, height: end.midY - rect.midY)),
      .scale(end.height / rect.height, UnitPoint(x: isMirrored ? 1 : 0, y: 0.5)),
    ]
  }

  private func moved(_ x: Double) -> [ViewTransition.Effect] {
    x == 0 ? [] : [.offset(CGSize(width: x, height: 0))]
  }

  /// Returns the opacity of a part that has come by a share of its way.
  ///
  /// Backgrounds fade evenly: one that both bars have lets little of the pages through. So do a
  /// title and the words that say it, which lie upon each other all the way.
  private func opacity(of item: Element, isAbove: Bool, by share: Double) -> Double {
    func late(_ unseen: Double) -> Double { max(0, share - unseen) / (1 - unseen) }
    switch (item.barPart, isAbove) {
    case (.background, _): return share
    case (.title, false), (.largeTitle, false), (.wayBack, true):
      return saysTitle ? share : late(Self.unseen)
    case (.title, true): return late(Self.unseenTitle)
    default: return late(Self.unseen)
    }
  }
}
