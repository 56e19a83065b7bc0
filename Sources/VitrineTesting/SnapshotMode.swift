import SnapshotKit
import Testing

/// A trait that sets the snapshots that a test or a suite may write.
public struct SnapshotMode: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var current: RecordMode?

  let mode: RecordMode

  /// A Boolean value that is true: tests within a suite have the trait too.
  public var isRecursive: Bool { true }

  /// Runs a test within the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(mode, operation: function)
  }
}

extension Trait where Self == SnapshotMode {
  /// Sets the snapshots that
  /// ``assertSnapshot(of:as:named:record:filePath:function:sourceLocation:)`` may write.
  ///
  ///     @Suite(.snapshots(record: .missing)) struct CardTests { … }
  public static func snapshots(record mode: RecordMode) -> Self { SnapshotMode(mode: mode) }
}
