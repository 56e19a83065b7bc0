import SwiftUI

/// A corner for the plates of a map: its scale, and the makers of its data.
enum MapPlateCorner: CaseIterable {
  case bottomLeading, bottomTrailing, topLeading

  /// The corner's alignment in the part of the map that no bar covers.
  var alignment: Alignment {
    switch self {
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    case .topLeading: .topLeading
    }
  }

  /// The least distance between a plate and a marker or a control, in points.
  static let gap: CGFloat = 4

  /// Returns the height of the plates, in points.
  static func height(of ornaments: MapPanelOrnaments) -> CGFloat {
    ornaments.contains(.scaleBar) ? 40 : ornaments.contains(.attribution) ? 18 : 0
  }

  /// Returns the frames of the plates in a room of a size, in points: the makers' at its edge, the
  /// scale behind it.
  func frames(of ornaments: MapPanelOrnaments, in size: CGSize) -> [CGRect] {
    func frame(width: CGFloat, height: CGFloat) -> CGRect {
      CGRect(
        x: self == .bottomTrailing ? size.width - width : 0,
        y: self == .topLeading ? 0 : size.height - height, width: width, height: height)
    }
    var frames: [CGRect] = []
    if ornaments.contains(.attribution) {
      // As wide as the longest line of OpenStreetMap's licence in small type.
      frames.append(frame(width: min(size.width, 350), height: 18))
    }
    if ornaments.contains(.scaleBar) {
      frames.append(frame(width: 168, height: Self.height(of: ornaments)))
    }
    return frames
  }
}

extension StagedAnnotation {
  /// The part of the canvas that the annotation's view covers: a balloon above its point, or
  /// something as wide around it.
  var cover: CGRect {
    guard annotation.anchor == .bottom else {
      return CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28)
    }
    let size = annotation.isSelected ? CGSize(width: 52, height: 66) : CGSize(width: 28, height: 33)
    return CGRect(
      origin: CGPoint(x: point.x - size.width / 2, y: point.y - size.height), size: size)
  }
}
