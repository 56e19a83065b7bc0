import SwiftUI

/// An annotation and its point on the canvas.
struct StagedAnnotation {
  var annotation: MapPanelAnnotation
  var point: CGPoint
}

/// Draws markers that stand too near each other as one.
public struct MapClustering: Hashable, Sendable {
  /// Markers nearer than this are one, in points.
  public var radius: CGFloat

  /// Creates a rule; the usual distance is a little more than a marker's width.
  public init(radius: CGFloat = 34) { self.radius = radius }

  /// Gathers, in the order of the annotations, those that stand near the first of each cluster.
  ///
  /// Those are left out that a selected balloon or an ornament would hide, or of which a bar or the
  /// screen's edge would leave but a part.
  ///
  /// - Parameters:
  ///   - all: The annotations with their points.
  ///   - ornaments: What lies over the map in its corners.
  ///   - visible: What of the canvas no bar covers.
  /// - Returns: Clusters and single annotations, in the order of the annotations that lead them.
  @MainActor
  func clusters(
    _ all: [StagedAnnotation], clearOf ornaments: [CGRect] = [], within visible: CGRect = .infinite
  ) -> [StagedAnnotation] {
    let balloons = all.filter(\.annotation.isSelected).map(\.point)
    let staged = all.filter { one in
      // The ball and, beneath it, the tip, which may reach over an edge.
      let ball = CGRect(x: one.point.x - 14, y: one.point.y - 33, width: 28, height: 28)
      let room = CGRect(x: ball.minX, y: ball.minY, width: 28, height: 33)
      let isHidden =
        !visible.contains(ball) || ornaments.contains { $0.intersects(room) }
        || balloons.contains { Self.balloon(at: $0, hides: one.point) }
      return !(canCluster(one) && isHidden)
    }
    return gather(staged)
  }

  /// Whether the balloon of a selected marker touches another's, both by the tips: their
  /// middles are 40 and 19 points above, and their radii 26 and 14.
  private static func balloon(at selected: CGPoint, hides other: CGPoint) -> Bool {
    let middle = CGPoint(x: selected.x, y: selected.y - 40)
    return CGPoint(x: other.x, y: other.y - 19).distance(to: middle) < 40
  }

  @MainActor
  private func gather(_ staged: [StagedAnnotation]) -> [StagedAnnotation] {
    var isTaken = [Bool](repeating: false, count: staged.count)
    var result: [StagedAnnotation] = []
    for index in staged.indices where !isTaken[index] {
      isTaken[index] = true
      let leader = staged[index]
      guard canCluster(leader) else {
        result.append(leader)
        continue
      }
      let members = staged.indices.filter { other in
        !isTaken[other] && canCluster(staged[other])
          && staged[other].point.distance(to: leader.point) < radius
      }
      for member in members { isTaken[member] = true }
      result.append(members.isEmpty ? leader : cluster(leader, members.map { staged[$0] }))
    }
    return result
  }

  private func canCluster(_ staged: StagedAnnotation) -> Bool {
    staged.annotation.isClusterable && !staged.annotation.isSelected
  }

  @MainActor
  private func cluster(_ leader: StagedAnnotation, _ others: [StagedAnnotation]) -> StagedAnnotation
  {
    let all = [leader] + others
    let count = CGFloat(all.count)
    let tint = leader.annotation.tint
    let annotation = MapPanelAnnotation(
      id: ClusterID(leader: leader.annotation.id), coordinate: leader.annotation.coordinate,
      tint: tint
    ) {
      MapClusterView(count: all.count, tint: tint)
    }
    return StagedAnnotation(
      annotation: annotation,
      point: CGPoint(
        x: all.reduce(0) { $0 + $1.point.x } / count, y: all.reduce(0) { $0 + $1.point.y } / count))
  }
}

/// The id of a cluster: its leader's, and yet another.
private struct ClusterID: Hashable { let leader: AnyHashable }
