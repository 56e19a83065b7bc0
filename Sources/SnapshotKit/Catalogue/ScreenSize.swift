import Foundation

/// The size at which a screen is drawn.
///
///     let badge = Screen("badge", title: "Badge", size: .fitting) { Text("New") }
public enum ScreenSize: Sendable, Hashable {
  /// That of each device, with what the system draws over it.
  case device
  /// The size that the view wants to have: a component alone.
  case fitting
  /// A size in points: a component alone.
  case fixed(width: Double, height: Double)

  /// The most points of a side.
  static let limit = 4096.0

  /// The device that stands for a component of this size; nil for the size of real devices.
  ///
  /// The size of what fits is not known before it is drawn; it stands as nothing.
  var component: Device? {
    switch self {
    case .device: nil
    case .fitting: Device(component: Device.fittingID, name: "Fitting", width: 0, height: 0)
    case .fixed(let width, let height):
      Device(
        component: "fixed-\(Self.text(width))x\(Self.text(height))",
        name: "\(Self.text(width)) x \(Self.text(height)) pt", width: width, height: height)
    }
  }

  /// The part of file names that tells a component's size; nil for that of devices.
  public var name: String? { component?.id }

  /// Returns a length that can stand in a file name: 44, or 44p5 for 44.5.
  private static func text(_ length: Double) -> String {
    length == length.rounded()
      ? "\(Int(length))" : "\(length)".replacingOccurrences(of: ".", with: "p")
  }

  /// A Boolean value that indicates whether something can be drawn at this size.
  var isValid: Bool {
    guard case .fixed(let width, let height) = self else { return true }
    return Self.isValid(width) && Self.isValid(height)
  }

  private static func isValid(_ length: Double) -> Bool {
    let eighths: Double = length * 8
    return length >= 1 && length <= limit && eighths.rounded() == eighths
  }
}

extension Device {
  /// The id of what fits its content.
  static let fittingID = "fitting"

  /// Creates what stands for the device of a component: a pane of glass without anything around
  /// it.
  fileprivate init(component id: String, name: String, width: Double, height: Double) {
    func both<Value>(_ value: Value) -> PerOrientation<Value> {
      PerOrientation(portrait: value, landscape: value)
    }
    self.init(
      id: id, name: name, family: .iphone, groups: [], width: width, height: height,
      nativeScale: 2, scales: [1, 2, 3], cornerRadius: 0, hingeRadius: nil,
      statusBarHeight: both(0), safeArea: both(.none),
      cutout: Cutout(kind: .none, frame: nil, cornerRadius: nil, shoulderRadius: nil),
      homeIndicator: nil,
      uikitSizeClasses: both(SizeClasses(horizontal: .compact, vertical: .regular)), sources: [],
      unsourced: [], bodyBorder: nil, buttons: nil)
  }

  /// A Boolean value that indicates whether the device stands for the size of a component.
  var isComponent: Bool { id == Self.fittingID || id.hasPrefix("fixed-") }

  /// A Boolean value that indicates whether the size is that of the content.
  var fitsContent: Bool { id == Self.fittingID }
}
