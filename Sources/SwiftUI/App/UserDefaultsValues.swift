extension UserDefaults {
  /// Sets a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns a value.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
