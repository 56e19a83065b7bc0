import Foundation

/// The body around the screens of a family of devices, as the table has it.
///
/// Lengths are in points of the device's own screen, in portrait.
public struct DeviceBody: Codable, Sendable, Hashable {
  /// The family whose devices have the body.
  public let family: DeviceFamily
  /// A Boolean value that indicates whether the body has a home button; nil for bodies with and
  /// without.
  public let hasHomeButton: Bool?
  /// The distance from the screen to the body's edge, left and right.
  public internal(set) var side: Double
  /// The distance from the screen to the body's edge, above.
  public internal(set) var top: Double
  /// The distance from the screen to the body's edge, below.
  public internal(set) var bottom: Double
  /// The length by which the body's corners are rounder than the screen's.
  public let cornerGrowth: Double
  /// The width of the metal around the glass.
  public let rim: Double
  /// The diameter of the home button; nil where there is none.
  public let homeButton: Double?
  /// The buttons at the body's sides.
  public internal(set) var buttons: [Button]

  /// A button at the body's side.
  public struct Button: Codable, Sendable, Hashable {
    /// The body's edge in portrait.
    public enum Edge: String, Codable, Sendable, Hashable, CaseIterable { case left, right, top }

    /// The way in which a button meets the metal.
    public enum Form: String, Codable, Sendable, Hashable, CaseIterable {
      /// The button stands out, as most do.
      case raised
      /// The button lies in the metal, as the Camera Control does.
      case flush
    }

    /// The side of the body that the button is on.
    public let edge: Edge
    /// The place of the button's middle, as a share of the edge from the body's top, or on the top
    /// edge from its left.
    public let middle: Double
    /// The length of the button, as a share of the edge.
    public let length: Double
    /// The way in which the button meets the metal; nil for one that stands out.
    public let form: Form?
  }
}

extension DeviceTable {
  /// Returns the body of a device; nil if the table has none for its family.
  public func body(of device: Device) -> DeviceBody? {
    let hasHomeButton = device.homeIndicator == nil
    let family = bodies.first {
      $0.family == device.family && $0.hasHomeButton ?? hasHomeButton == hasHomeButton
    }
    guard var body = family else { return nil }
    if let border = device.bodyBorder {
      (body.side, body.top, body.bottom) = (border.horizontal, border.vertical, border.vertical)
    }
    body.buttons = device.buttons ?? body.buttons
    return body
  }
}
