/// A colour of sRGB.
public struct DSColorValue: Hashable, Sendable {
  /// Red, green and blue, a byte each.
  public let hex: UInt32
  /// From 0 to 1.
  public let opacity: Double

  /// Creates a colour, such as `0x3366FF`.
  public init(_ hex: UInt32, opacity: Double = 1) { (self.hex, self.opacity) = (hex, opacity) }

  /// Red, green and blue, from 0 to 1.
  public var components: (red: Double, green: Double, blue: Double) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    return (part(16), part(8), part(0))
  }

  /// The colour half-way to another one.
  public func mixed(with other: DSColorValue) -> DSColorValue {
    func part(_ shift: UInt32) -> UInt32 {
      ((((hex >> shift) & 0xFF) + ((other.hex >> shift) & 0xFF) + 1) / 2) << shift
    }
    return DSColorValue(part(16) | part(8) | part(0), opacity: (opacity + other.opacity) / 2)
  }

  /// The same colour, so opaque.
  public func opacity(_ opacity: Double) -> DSColorValue { DSColorValue(hex, opacity: opacity) }
}
