/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no change.
  public init() {}
  /// The layers of the effects, the innermost first.
  public var _layers: [_VisualLayer] { [] }
}
