import SwiftUI

extension AVAudioSession {
  /// Returns an observation of a property, which does not change.
  ///
  ///     observation = session.observe(\.outputVolume) { session, _ in
  ///       volume = session.outputVolume
  ///     }
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What a change would tell.
  ///   - changeHandler: A closure that would receive the session and the change, which is not
  ///     called.
  /// - Returns: The observation.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<AVAudioSession, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (AVAudioSession, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }

  /// Returns a publisher of a property, which does not change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: With `initial` the value is published at once, without it nothing is.
  /// - Returns: The publisher, which never ends.
  public func publisher<Value>(
    for keyPath: KeyPath<AVAudioSession, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    CurrentValueSubject(self[keyPath: keyPath])
      .dropFirst(options.contains(.initial) ? 0 : 1)
      .eraseToAnyPublisher()
  }
}
