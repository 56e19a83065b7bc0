import LayoutEngine

/// Two pages of a stack, one of which slides over the other beneath the bar of both.
struct TurningPages {
  let moment: PageTurn.Moment
  /// The colour of pages that have no other.
  let background: RGBAColor

  /// The share of its width by which the page beneath gives way; UIKit publishes none.
  static let parallax = 0.3
  /// The opacity of the shade over the page beneath.
  static let shade = 0.1

  /// Draws the page that shows at the end, and the one that is left.
  func draw(_ page: Element, in element: Element, into builder: inout DisplayListBuilder) {
    let (below, above) = moment.isPush ? (moment.left, page) : (page, moment.left)
    // The share of the upper page's way to its place.
    let part = moment.isPush ? moment.part : 1 - moment.part
    let isRightToLeft = element.traits.isRightToLeft
    // As far as the pages' backgrounds reach: a column ends at its neighbours.
    let reach = SafeAreaLayout.extended(
      element.frame, edges: .all, regions: .all, context: element.context,
      isRightToLeft: isRightToLeft)
    let bounds = CGRect(x: reach.minX, y: reach.minY, width: reach.width, height: reach.height)
    let area = Path(bounds)
    let width = (isRightToLeft ? -1 : 1) * reach.width
    func moved(
      _ distance: Double, _ builder: inout DisplayListBuilder,
      _ draw: (inout DisplayListBuilder) -> Void
    ) {
      let move = Layer(transform: CGAffineTransform(translationX: distance, y: 0), items: [])
      builder.group(move, for: element, widens: .infinite, draw)
    }
    // A bar that one page alone has moves with it, and so does a background, which would let what
    // lies beneath it be read as it fades.
    let shareBar = below.hasBar && above.hasBar
    let shareGround = below.inner(.background) != nil && above.inner(.background) != nil
    let hasWayBack = above.inner(.wayBack) != nil
    func parts(
      of page: Element, isBelow: Bool, _ builder: inout DisplayListBuilder
    ) -> [Element] {
      guard shareBar else {
        builder.draw(page)
        return []
      }
      return builder.leavingApart(where: { item in
        switch item.barPart {
        case .background: shareGround
        // It becomes the words of a way back, or moves with its page.
        case .largeTitle: isBelow && hasWayBack
        default: true
        }
      }) { $0.draw(page) }
    }
    builder.group(Layer(clip: area, items: []), for: element) { builder in
      var bars = (below: [Element](), above: [Element]())
      moved(-Self.parallax * width * part, &builder) {
        bars.below = parts(of: below, isBelow: true, &$0)
        $0.add(.fill(area, .color(.black.opacity(Self.shade * part)), FillStyle()), for: element)
      }
      moved(width * (1 - part), &builder) {
        $0.add(.fill(area, .color(background), FillStyle()), for: element)
        bars.above = parts(of: above, isBelow: false, &$0)
      }
      TurningBar(
        below: bars.below, above: bars.above, area: bounds, part: part, isMirrored: isRightToLeft
      ).draw(for: element, into: &builder)
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether a page shows a bar at its top.
  fileprivate var hasBar: Bool {
    preference(BarKey.self)?.appearance(of: .navigationBar).visibility != .hidden
  }
}

extension LoweringContext {
  /// The pages on their way, where the host is driven and its time has come between two.
  @MainActor
  func pageTurn(_ pages: NavigationPages) -> TurningPages? {
    guard session.clock != nil else { return nil }
    let turn = entering(.type(PageTurn.self)).identity.slot(0) { PageTurn() }
    let list = zip(pages.places, pages.elements).map { (place: $0, element: $1) }
    guard let moment = turn.follow(list, self) else { return nil }
    return TurningPages(
      moment: moment, background: Color(.systemBackground).resolveColor(in: environment))
  }
}
