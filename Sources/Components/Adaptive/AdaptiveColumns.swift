import SwiftUI

/// Two parts of a page: in regular width side by side where each gets as much as a phone's page,
/// else one below the other.
///
///     AdaptiveColumns {
///       ProfileCard()
///     } second: {
///       HistoryCard()
///     }
public struct AdaptiveColumns<First: View, Second: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  /// A part's least width beside the other in points, which grows with large type.
  @ScaledMetric(relativeTo: .body) private var least: CGFloat = 320
  private let spacing: CGFloat
  private let first: First
  private let second: Second

  /// Creates columns; the spacing is that of views below each other, in points.
  public init(
    spacing: CGFloat = AppSpacing.lg, @ViewBuilder first: () -> First,
    @ViewBuilder second: () -> Second
  ) { (self.spacing, self.first, self.second) = (spacing, first(), second()) }

  /// The content of the view.
  public var body: some View {
    // Beside a sidebar a page of regular width may be as narrow as a phone.
    let layout = ColumnsLayout(
      least: horizontalSizeClass == .regular ? max(320, least) : .infinity, stacked: spacing)
    layout {
      VStack(spacing: spacing) { first }.frame(maxWidth: .infinity)
      VStack(spacing: spacing) { second }.frame(maxWidth: .infinity)
    }
  }
}

/// Views side by side where each gets a least width, else below each other, as high as they like.
private struct ColumnsLayout: Layout {
  /// The least width of a column, in points.
  let least: CGFloat
  /// The distance between views below each other, in points.
  let stacked: CGFloat

  /// The distance between columns, in points.
  private static let gap = AppSpacing.lg

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let frames = frames(of: subviews, width: width)
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: nil))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    let count = CGFloat(max(1, subviews.count))
    let column = (width - Self.gap * (count - 1)) / count
    let isSplit = column >= least
    let offer = isSplit ? column : width
    var corner = CGPoint.zero
    return subviews.map { subview in
      let height = subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).height
      defer {
        if isSplit { corner.x += column + Self.gap } else { corner.y += height + stacked }
      }
      return CGRect(origin: corner, size: CGSize(width: offer, height: height))
    }
  }
}
