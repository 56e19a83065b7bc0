extension Progress {
  /// Observes a property of a progress.
  ///
  ///     observation = progress.observe(\.fractionCompleted, options: .initial) { progress, _ in
  ///       share = progress.fractionCompleted
  ///     }
  ///
  /// Foundation on Linux tells nobody of a progress's changes: the closure is called for the
  /// beginning, where the options ask for that.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the change tells, and whether the beginning is one.
  ///   - changeHandler: A closure that receives the progress and the change.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Progress, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Progress, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
