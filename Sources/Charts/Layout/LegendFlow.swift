/// Items one after the other, on as many lines as they need.
struct LegendFlow: Layout {
  /// The distances between items and between lines, in points.
  private static var gap: CGSize { CGSize(width: 8, height: 4) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arranged(subviews, width: proposal.width ?? .infinity).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = arranged(subviews, width: bounds.width).places
    for (view, place) in zip(subviews, places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private func arranged(_ subviews: Subviews, width: CGFloat) -> (places: [CGRect], size: CGSize) {
    var (place, height, widest) = (CGPoint.zero, 0.0, 0.0)
    var places: [CGRect] = []
    for view in subviews {
      let ideal = view.sizeThatFits(.unspecified)
      let size =
        ideal.width > width
        ? view.sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal
      // Half a point is what sums lose to rounding.
      if place.x > 0, place.x + size.width > width + 0.5 {
        place = CGPoint(x: 0, y: place.y + height + Self.gap.height)
        height = 0
      }
      places.append(CGRect(origin: place, size: size))
      height = max(height, size.height)
      widest = max(widest, place.x + size.width)
      place.x += size.width + Self.gap.width
    }
    return (places, CGSize(width: widest, height: place.y + height))
  }
}
