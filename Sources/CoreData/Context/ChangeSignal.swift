import Observation

/// A count of the changes of an entity's objects, whose readers are told of the next one.
final class ChangeSignal: Observable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  /// The number of changes so far.
  var changes: Int {
    registrar.access(self, keyPath: \.changes)
    return count
  }

  /// Counts one more change.
  func bump() { registrar.withMutation(of: self, keyPath: \.changes) { count += 1 } }
}
