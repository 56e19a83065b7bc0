/// Sample data that is read when a screen first shows it: who lists screens waits for none.
@MainActor final class SampleData<Value> {
  private let read: @Sendable () throws -> Value
  private var value: Value?

  nonisolated init(_ read: @escaping @Sendable () throws -> Value) { self.read = read }

  /// The data.
  ///
  /// - Throws: An error of reading it, such as ``ShowcaseDataError``.
  func callAsFunction() throws -> Value {
    if let value { return value }
    let value = try read()
    self.value = value
    return value
  }
}
