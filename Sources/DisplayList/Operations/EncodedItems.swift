/// The canonical bytes of items that several lists begin with, such as a screen's under the bars of
/// many devices.
public struct EncodedItems: Sendable {
  /// The number of items.
  public let count: Int
  /// As a light screen shows them.
  package let light: [UInt8]
  /// As a dark screen shows them, where they serve both schemes.
  package let dark: [UInt8]

  /// No items.
  public static let none = EncodedItems(count: 0, light: [], dark: [])
}

/// A place in the bytes of a list that serves both schemes, and what a dark screen has there.
///
/// Only colours, the scheme of materials and pictures differ; the former two are as long in light
/// as in dark.
struct DarkPlace {
  enum Content {
    case color(RGBAColor)
    case flag(Bool)
    /// The bytes of a picture's reference, and the number of those that stand in light.
    case image(length: Int, dark: [UInt8])
  }

  let start: Int
  let content: Content
}

extension DisplayListEncoder {
  /// Writes what a dark screen shows over what a light one does.
  mutating func darken() {
    let end = out.size
    for place in darkPlaces {
      out.goBack(to: place.start)
      switch place.content {
      case .color(let color): encode(color)
      case .flag(let flag): out.flag(flag)
      case .image: break
      }
    }
    out.goBack(to: end)
    // From the end, so that the places before stay where they are.
    for place in darkPlaces.reversed() {
      guard case .image(let length, let dark) = place.content else { continue }
      out.replace(place.start..<place.start + length, with: dark)
    }
  }
}
