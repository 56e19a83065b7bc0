extension KeyframesBuilder {
  /// Takes keyframes of the whole value, which need no track.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ keyframes: K
  ) -> KeyframeTrack<Value, Value> { KeyframeTrack { keyframes } }
}
