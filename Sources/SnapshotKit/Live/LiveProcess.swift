import Foundation

/// The process that a live screen runs in: this executable as it lies on disk, started again when a
/// build has replaced it or when a screen has ended it.
actor LiveProcess {
  /// Creates a process that starts with its first request.
  ///
  /// - Parameters:
  ///   - command: The executable.
  ///   - overrides: The options by which its catalogue departs from what the app declares.
  ///   - limits: What a screen may use before it is ended.
  init(_ command: OwnCommand, overrides: [String] = [], limits: WorkerLimits = WorkerLimits()) {
    fatalError()
  }

  /// Asks for a screen; a screen that ends its process, or takes too long, is told in the reply.
  ///
  /// - Throws: An error that keeps the process from being started.
  func reply(to request: LiveRequest) async throws -> LiveReply { fatalError() }
}
