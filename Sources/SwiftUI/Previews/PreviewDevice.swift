/// A device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}
