extension View {
  /// Has no effect: a still has no changes to tell of.
  public static func _printChanges() {}
  /// Has no effect: a still has no changes to tell of.
  public static func _logChanges() {}
}
