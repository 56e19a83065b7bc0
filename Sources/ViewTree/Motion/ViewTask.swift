/// The asynchronous work of one view, which is cancelled as the view disappears, or begins other
/// work in its place.
@MainActor
package final class ViewTask {
  private var task: Task<Void, Never>?

  /// Creates the work of a view that has begun none yet.
  package nonisolated init() {}

  /// Begins work, and cancels what has begun before.
  package func begin(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    cancel()
    task = Task.immediate(priority: priority) { await action() }
  }

  /// Cancels the work, if any has begun.
  package func cancel() {
    guard let task else { return }
    self.task = nil
    HostJobs.cancel(task)
  }
}
