import SwiftUI

/// An annotation and its point on the canvas.
struct StagedAnnotation {
  var annotation: MapPanelAnnotation
  var point: CGPoint
}

/// Draws markers that stand too near each other as one, which shows them apart when it is tapped.
///
///     MapPanel(
///       .places(stops.map(\.place)), annotations: markers, clustering: MapClustering(radius: 40))
public struct MapClustering: Hashable, Sendable {
  /// Markers nearer than this are one, in points.
  public var radius: CGFloat

  /// Creates a rule; the usual distance is a little more than a marker's width.
  public init(radius: CGFloat = 34) { self.radius = radius }

  /// Gathers, in the order of the annotations, those that stand near the first of each cluster.
  ///
  /// Those are left out that a selected balloon would hide, that the plates of a corner would
  /// touch, or of which a bar or the screen's edge would leave but a part. Others may stand beneath
  /// the controls.
  ///
  /// - Parameters:
  ///   - all: The annotations with their points.
  ///   - visible: The part of the canvas that no bar covers.
  ///   - plates: The parts of the canvas that are kept for the plates and their margins.
  ///   - zoom: The action of a tap on a cluster, given the places of its members.
  /// - Returns: Clusters and single annotations, in the order of the annotations that lead them.
  @MainActor
  func clusters(
    _ all: [StagedAnnotation], within visible: CGRect = .infinite, clearOf plates: [CGRect] = [],
    zoom: @escaping ([GeoCoordinate]) -> Void = { _ in }
  ) -> [StagedAnnotation] {
    // By numbers: to look at an annotation as a whole is to copy it.
    let canCluster = all.indices.map {
      all[$0].annotation.isClusterable && !all[$0].annotation.isSelected
    }
    let balloons = all.indices.filter { all[$0].annotation.isSelected }.map { all[$0].point }
    let shown = all.indices.filter { index in
      guard canCluster[index] else { return true }
      let point = all[index].point
      // The ball, beneath which the tip may reach over an edge.
      let ball = CGRect(x: point.x - 14, y: point.y - 33, width: 28, height: 28)
      return visible.encloses(ball)
        && !plates.contains { $0.intersects(all[index].cover) }
        && !balloons.contains { Self.balloon(at: $0, hides: point) }
    }
    return gather(shown, of: all, canCluster, zoom)
  }

  /// Returns a Boolean value that indicates whether the balloon of a selected marker touches
  /// another's, both by the tips: their middles are 40 and 19 points above, and their radii 26 and
  /// 14.
  private static func balloon(at selected: CGPoint, hides other: CGPoint) -> Bool {
    let middle = CGPoint(x: selected.x, y: selected.y - 40)
    return CGPoint(x: other.x, y: other.y - 19).distance(to: middle) < 40
  }

  @MainActor
  private func gather(
    _ shown: [Int], of all: [StagedAnnotation], _ canCluster: [Bool],
    _ zoom: @escaping ([GeoCoordinate]) -> Void
  ) -> [StagedAnnotation] {
    var isTaken = [Bool](repeating: false, count: all.count)
    var result: [StagedAnnotation] = []
    for leader in shown where !isTaken[leader] {
      isTaken[leader] = true
      guard canCluster[leader] else {
        result.append(all[leader])
        continue
      }
      let point = all[leader].point
      let members = shown.filter {
        !isTaken[$0] && canCluster[$0] && all[$0].point.distance(to: point) < radius
      }
      for member in members { isTaken[member] = true }
      result.append(
        members.isEmpty ? all[leader] : cluster([all[leader]] + members.map { all[$0] }, zoom))
    }
    return result
  }

  /// Returns one annotation for several, the first of which leads them.
  @MainActor
  private func cluster(
    _ all: [StagedAnnotation], _ zoom: @escaping ([GeoCoordinate]) -> Void
  ) -> StagedAnnotation {
    let (leader, count) = (all[0].annotation, CGFloat(all.count))
    let places = all.map(\.annotation.coordinate)
    let annotation = MapPanelAnnotation(
      id: ClusterID(leader: leader.id), coordinate: leader.coordinate, tint: leader.tint
    ) {
      zoom(places)
    } content: {
      MapClusterView(members: all.map(\.annotation), tint: leader.tint)
    }
    return StagedAnnotation(
      annotation: annotation,
      point: CGPoint(
        x: all.reduce(0) { $0 + $1.point.x } / count, y: all.reduce(0) { $0 + $1.point.y } / count))
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether a rectangle lies within, its edges included.
  ///
  /// Foundation's `contains` compares the rectangle with the union of both, whose size differs from
  /// its own by rounding unless coordinates are round.
  fileprivate func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}

/// The id of a cluster: its leader's, and yet another.
private struct ClusterID: Hashable { let leader: AnyHashable }
