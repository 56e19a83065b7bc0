/// The device of a screen, as apps ask for it: its kind and its whole screen, of which an app's
/// window may be a part.
package struct ShownDevice: Hashable, Sendable {
  /// A kind of device.
  package enum Kind: Sendable { case phone, tablet, desktop, watch }

  package let kind: Kind
  /// The screen in points, as the device is held.
  package let screenSize: CGSize
  /// The least radius of the screen's corners, in points.
  package let cornerRadius: Double

  package init(_ kind: Kind, screenSize: CGSize, cornerRadius: Double = 0) {
    (self.kind, self.screenSize, self.cornerRadius) = (kind, screenSize, cornerRadius)
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.screenSize == rhs.screenSize
      && lhs.cornerRadius == rhs.cornerRadius
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(screenSize.width)
    hasher.combine(screenSize.height)
  }
}
