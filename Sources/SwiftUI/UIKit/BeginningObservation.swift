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
    .beginning(self, self[keyPath: keyPath], options, changeHandler)
  }
}

extension Operation {
  /// Observes a property of an operation.
  ///
  ///     observation = download.observe(\.isFinished, options: .initial) { download, _ in
  ///       isLoaded = download.isFinished
  ///     }
  ///
  /// Foundation on Linux tells nobody of an operation's changes: the closure is called for the
  /// beginning, where the options ask for that.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the change tells, and whether the beginning is one.
  ///   - changeHandler: A closure that receives the operation and the change.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Operation, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Operation, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    .beginning(self, self[keyPath: keyPath], options, changeHandler)
  }
}

extension NSKeyValueObservation {
  /// Returns an observation whose closure has heard of the beginning, where options ask for that,
  /// and hears of nothing else.
  fileprivate static func beginning<Object, Value>(
    _ object: Object, _ value: Value, _ options: NSKeyValueObservingOptions,
    _ changeHandler: (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let newValue = options.contains(.new) ? value : nil
      changeHandler(object, NSKeyValueObservedChange(newValue: newValue, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
