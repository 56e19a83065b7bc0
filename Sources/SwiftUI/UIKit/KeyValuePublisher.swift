extension _KeyValueObserved {
  /// Returns a publisher of a property's values.
  ///
  ///     player.publisher(for: \.timeControlStatus)
  ///       .sink { status in isPlaying = status == .playing }
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: With `initial` the value that the property has is published at once, without it
  ///     only those of later changes.
  /// - Returns: The publisher, which never ends.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
    let observation = observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
    // The observation lasts as long as the publisher and its subscriptions do.
    return values.map { value in withExtendedLifetime(observation) { value } }
      .dropFirst(options.contains(.initial) ? 0 : 1)
      .eraseToAnyPublisher()
  }
}
