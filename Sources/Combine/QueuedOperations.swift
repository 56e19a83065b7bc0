import Foundation
import Synchronization

/// The operations of queues that a host has taken over and not yet run.
///
/// A queue that is waited for runs them at once: the host would not come to them.
enum QueuedOperations {
  /// An operation that is run once, by the host or by who waits.
  private final class Entry: Sendable {
    /// The work that a queue was given, which goes to whichever thread runs it, as in Foundation.
    private struct Work: @unchecked Sendable { let run: () -> Void }

    private let work: Mutex<Work?>

    init(_ work: @escaping () -> Void) { self.work = Mutex(Work(run: work)) }

    func run() {
      let work = work.withLock { work in
        defer { work = nil }
        return work
      }
      work?.run()
    }
  }

  private static let waiting = Mutex<[ObjectIdentifier: [Entry]]>([:])

  /// Hands an operation of a queue to the host that acts here; tells whether there is one.
  static func take(_ queue: OperationQueue, _ work: @escaping () -> Void) -> Bool {
    guard !queue.isSuspended else { return false }
    let key = ObjectIdentifier(queue)
    let entry = Entry(work)
    waiting.withLock { $0[key, default: []].append(entry) }
    let isTaken = HostQueue.take {
      // The queue lives for as long as its operations do.
      withExtendedLifetime(queue) { entry.run() }
      forget(entry, of: key)
    }
    if !isTaken { forget(entry, of: key) }
    return isTaken
  }

  /// Runs what waits in a queue, in the order in which it was added.
  static func finish(_ queue: OperationQueue) {
    let key = ObjectIdentifier(queue)
    while let entry = waiting.withLock({ $0[key]?.first }) {
      entry.run()
      forget(entry, of: key)
    }
  }

  private static func forget(_ entry: Entry, of key: ObjectIdentifier) {
    waiting.withLock { waiting in
      waiting[key]?.removeAll { $0 === entry }
      if waiting[key]?.isEmpty == true { waiting[key] = nil }
    }
  }
}
