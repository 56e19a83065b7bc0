/// An effect of a pointer over a view.
public struct HoverEffect: Sendable {
  /// The default effect.
  public static let automatic = HoverEffect()
  /// A highlight around the pointer.
  public static let highlight = HoverEffect()
  /// A view that is lifted towards the pointer.
  public static let lift = HoverEffect()
}
