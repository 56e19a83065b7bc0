import SwiftUI

/// The large presentation in the Dynamic Island.
///
///     ┌──────────────────────────────┐
///     │ leading   (camera)  trailing │
///     │           center             │
///     │ bottom                       │
///     └──────────────────────────────┘
///
/// A leading or trailing view has the room beside the camera, unless it wants to lie below when it
/// is wider. What is left between both, below the camera, is the middle's; the bottom has the width
/// within the margins. Views of one place stand above each other.
struct ExpandedIslandLayout: Layout {
  let width: Double
  let camera: CGSize
  let margins: EdgeInsets

  private static var spacing: Double { 8 }

  /// The frames of the places, and the height of all.
  private struct Plan {
    var frames: [DynamicIslandExpandedRegionPosition: CGRect] = [:]
    var height = 0.0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let heights = ActivitySizes.heights
    let height = plan(subviews).height
    return CGSize(
      width: width, height: min(max(height, heights.lowerBound), heights.upperBound))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (position, frame) in plan(subviews).frames {
      var y = bounds.minY + frame.minY
      for view in views(subviews, of: position) {
        let offer = ProposedViewSize(width: frame.width, height: frame.height)
        let size = view.sizeThatFits(offer)
        view.place(
          at: CGPoint(x: bounds.minX + frame.midX, y: y), anchor: .top, proposal: offer)
        y += size.height + Self.spacing
      }
    }
  }

  private func plan(_ subviews: Subviews) -> Plan {
    var plan = Plan()
    var between = (left: Double(margins.leading), right: width - Double(margins.trailing))
    for side in sides(subviews) {
      let frame = frame(of: side, subviews, between)
      plan.frames[side] = frame
      if side == .leading {
        between.left = Double(frame.maxX) + Self.spacing
      } else {
        between.right = Double(frame.minX) - Self.spacing
      }
    }
    let below = max(camera.height, margins.top)
    plan.frames[.center] = row(.center, subviews, from: between.left, to: between.right, y: below)
    let top = plan.frames.values.map(\.maxY).max()
    plan.frames[.bottom] = row(
      .bottom, subviews, from: margins.leading, to: width - margins.trailing,
      y: max(top.map { $0 + Self.spacing } ?? 0, below))
    plan.height = (plan.frames.values.map(\.maxY).max() ?? 0) + margins.bottom
    return plan
  }

  /// Returns the frame of a place beside the camera, or below where its views want that.
  private func frame(
    of side: DynamicIslandExpandedRegionPosition, _ subviews: Subviews,
    _ between: (left: Double, right: Double)
  ) -> CGRect {
    let isLeading = side == .leading
    let views = views(subviews, of: side)
    let room = (width - camera.width) / 2 - (isLeading ? margins.leading : margins.trailing)
    let wanted = size(views, width: nil).width
    let isBelow = wanted > room && views.contains { $0[ExpandedPlacementKey.self].isBelow }
    let offered = isBelow ? between.right - between.left : room
    let size = size(views, width: min(wanted, offered))
    return CGRect(
      x: isLeading ? between.left : between.right - size.width,
      y: isBelow ? max(camera.height, margins.top) : margins.top, width: size.width,
      height: size.height)
  }

  /// Returns the frame of views in the middle of a room; nil where there are none.
  private func row(
    _ position: DynamicIslandExpandedRegionPosition, _ subviews: Subviews, from left: Double,
    to right: Double, y: Double
  ) -> CGRect? {
    let views = views(subviews, of: position)
    if views.isEmpty { return nil }
    let room = max(right - left, 0)
    let size = size(views, width: room)
    return CGRect(
      x: left + (room - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  /// The places beside the camera, the one that takes its width first at the front.
  private func sides(_ subviews: Subviews) -> [DynamicIslandExpandedRegionPosition] {
    func priority(_ position: DynamicIslandExpandedRegionPosition) -> Double? {
      views(subviews, of: position).first?[ExpandedPositionKey.self].priority
    }
    let (leading, trailing) = (priority(.leading), priority(.trailing))
    let first: [DynamicIslandExpandedRegionPosition] =
      (trailing ?? 0) > (leading ?? 0) ? [.trailing, .leading] : [.leading, .trailing]
    return first.filter { ($0 == .leading ? leading : trailing) != nil }
  }

  private func views(
    _ subviews: Subviews, of position: DynamicIslandExpandedRegionPosition
  ) -> [LayoutSubview] {
    subviews.filter { $0[ExpandedPositionKey.self].position == position }
  }

  /// Returns the size of views above each other.
  private func size(_ views: [LayoutSubview], width: Double?) -> CGSize {
    let offer = ProposedViewSize(
      width: width.map { CGFloat($0) }, height: ActivitySizes.heights.upperBound)
    let sizes = views.map { $0.sizeThatFits(offer) }
    let spacing = Self.spacing * Double(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(CGFloat(spacing), +))
  }
}

/// The place of a view in the large presentation, and its priority in width.
struct ExpandedPositionKey: LayoutValueKey {
  struct Value: Hashable {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
  }

  static let defaultValue = Value(position: .bottom, priority: 0)
}
