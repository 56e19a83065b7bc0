extension RenderSession {
  /// The session's value under a key, which all views share.
  func stored<Value>(_ key: String, _ initial: Value) -> StateBox<Value> {
    let place = root.child(.id(AnyHashable("AppStorage." + key)), generation: .max)
    return place.slot(0) {
      StateBox(initial) { [self] in invalidate("stored value \(key)") }
    }
  }
}
