import Foundation

/// What closures that are called at once were told.
final class Answers<Value>: @unchecked Sendable {
  var all: [Value] = []

  func add(_ value: Value) { all.append(value) }
}
