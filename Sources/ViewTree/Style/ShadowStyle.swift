/// A shadow that a style draws with each shape painted in it.
///
///     Text("42 km").foregroundStyle(.blue.shadow(.drop(radius: 3, y: 2)))
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// Returns a drop shadow, whose radius and offsets are in points.
  ///
  ///     Circle().fill(.teal.shadow(.drop(color: .black.opacity(0.3), radius: 4, y: 2)))
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Returns an inner shadow, whose radius and offsets are in points.
  ///
  ///     Circle().fill(.teal.shadow(.inner(radius: 6)))
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}
