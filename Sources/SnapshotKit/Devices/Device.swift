import Foundation

/// A device of the table: its screen in points, and what of it an app may not cover.
///
/// Lengths are in points. Sizes, the cut-out and corner radii are given in portrait;
/// ``DeviceTable/geometry(of:in:rule:cutoutEdge:)`` turns them for landscape.
public struct Device: Codable, Sendable, Hashable, Identifiable {
  /// The name used in file names and filters, such as `iphone-15-pro`.
  public let id: String
  /// The name that people read, such as `iPhone 15 Pro`.
  public let name: String
  /// The family of the device.
  public let family: DeviceFamily
  /// The groups of devices that filters know by name, such as `current`.
  public let groups: [String]
  /// The width in portrait, in points.
  public let width: Double
  /// The height in portrait, in points.
  public let height: Double
  /// Device pixels in a point on the device's own screen (`UIScreen.scale`).
  public let nativeScale: Int
  /// The scale factors that snapshots of this device are drawn at.
  public let scales: [Int]
  /// The radius of the glass's corners in points; 0 where the glass is square.
  public let cornerRadius: Double
  /// The radius in points of the two corners at a fold's hinge, the left ones in portrait; nil
  /// where all corners are alike.
  public let hingeRadius: Double?
  /// The height of the status bar in points; 0 where it is hidden.
  public let statusBarHeight: PerOrientation<Double>
  /// The insets of a full-screen app without bars.
  public let safeArea: PerOrientation<Insets>
  /// The notch or the island.
  public let cutout: Cutout
  /// The bar at the bottom edge; nil on devices with a home button.
  public let homeIndicator: PerOrientation<HomeIndicator>?
  /// The size classes that UIKit gives a full-screen app.
  public let uikitSizeClasses: PerOrientation<SizeClasses>
  /// The sources of the figures, as keys of ``DeviceTable/sources``.
  public let sources: [String]
  /// The figures that no source gives: derived from others, or carried over from a like device.
  public let unsourced: [String]
  /// The distance from the screen to the edge of the body, where it is not that of the family.
  public let bodyBorder: BodyBorder?
  /// The buttons at the body's sides, where they are not those of the family.
  public let buttons: [DeviceBody.Button]?
  /// The orientations in which the device is held; one for a watch or a Mac's window.
  public var orientations = Orientation.allCases
}

extension Device {
  /// Reads a device of the table; groups, sources and what is unsourced may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    func names(_ key: CodingKeys) throws -> [String] {
      try container.decodeIfPresent([String].self, forKey: key) ?? []
    }
    (id, name, family) = (try value(.id), try value(.name), try value(.family))
    (width, height) = (try value(.width), try value(.height))
    (nativeScale, scales) = (try value(.nativeScale), try value(.scales))
    (cornerRadius, statusBarHeight) = (try value(.cornerRadius), try value(.statusBarHeight))
    (safeArea, cutout) = (try value(.safeArea), try value(.cutout))
    hingeRadius = try container.decodeIfPresent(Double.self, forKey: .hingeRadius)
    homeIndicator = try container.decodeIfPresent(
      PerOrientation<HomeIndicator>.self, forKey: .homeIndicator)
    uikitSizeClasses = try value(.uikitSizeClasses)
    bodyBorder = try container.decodeIfPresent(BodyBorder.self, forKey: .bodyBorder)
    buttons = try container.decodeIfPresent([DeviceBody.Button].self, forKey: .buttons)
    (groups, sources, unsourced) = (
      try names(.groups), try names(.sources), try names(.unsourced)
    )
    orientations =
      try container.decodeIfPresent([Orientation].self, forKey: .orientations)
      ?? Orientation.allCases
  }
}

/// The family of a device, which decides its scale factors and bars.
public enum DeviceFamily: String, Codable, Sendable, Hashable, CaseIterable {
  /// An iPhone.
  case iphone
  /// An iPad.
  case ipad
  /// An Apple Watch.
  case watch
  /// A window on a Mac.
  case mac

  /// The families that screens are drawn on which name none.
  static let handheld: [DeviceFamily] = [.iphone, .ipad]
}

/// The orientation in which a device is held.
public enum Orientation: String, Codable, Sendable, Hashable, CaseIterable {
  /// The orientation higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// A value for each orientation.
public struct PerOrientation<Value: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
  /// The value in portrait.
  public let portrait: Value
  /// The value in landscape.
  public let landscape: Value

  /// Returns the value of an orientation.
  public subscript(orientation: Orientation) -> Value {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension Device {
  /// Distances from the edges of the screen, in points.
  public struct Insets: Codable, Sendable, Hashable {
    /// The distance from the top edge, in points.
    public let top: Double
    /// The distance from the leading edge, in points.
    public let leading: Double
    /// The distance from the bottom edge, in points.
    public let bottom: Double
    /// The distance from the trailing edge, in points.
    public let trailing: Double

    /// No distance from any edge.
    static let none = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The distance from the screen to the edge of the body, metal and black, in points.
  public struct BodyBorder: Codable, Sendable, Hashable {
    /// The distance at the left and the right.
    public let horizontal: Double
    /// The distance above and below.
    public let vertical: Double
  }

  /// The part of the screen's top edge that the camera takes.
  public struct Cutout: Codable, Sendable, Hashable {
    /// The shape of a cut-out.
    public enum Kind: String, Codable, Sendable, Hashable {
      /// The screen is whole.
      case none
      /// A notch at the top edge.
      case notch
      /// An island below the top edge.
      case dynamicIsland
    }

    /// A rectangle in points, from the screen's top leading corner in portrait.
    public struct Frame: Codable, Sendable, Hashable {
      /// The left edge, in points.
      public let x: Double
      /// The top edge, in points.
      public let y: Double
      /// The width, in points.
      public let width: Double
      /// The height, in points.
      public let height: Double
    }

    /// The kind of cut-out.
    public let kind: Kind
    /// The frame of the cut-out in portrait, in points; nil for `none`.
    public let frame: Frame?
    /// The convex radius: a notch's two inner corners, an island's four; nil for `none`.
    public let cornerRadius: Double?
    /// The concave radius where a notch meets the screen's edge; nil for the other kinds.
    public let shoulderRadius: Double?
  }

  /// The home indicator, centred above the bottom edge.
  public struct HomeIndicator: Codable, Sendable, Hashable {
    /// The width of the indicator, in points.
    public let width: Double
    /// The height of the indicator, in points.
    public let height: Double
    /// The distance from the indicator to the bottom edge, in points.
    public let bottomInset: Double
  }

  /// The horizontal and vertical size class.
  public struct SizeClasses: Codable, Sendable, Hashable {
    /// The class of the width.
    public let horizontal: SizeClass
    /// The class of the height.
    public let vertical: SizeClass

    /// Creates a pair of size classes.
    public init(horizontal: SizeClass, vertical: SizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A class of the room on one axis.
  public enum SizeClass: String, Codable, Sendable, Hashable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }
}
