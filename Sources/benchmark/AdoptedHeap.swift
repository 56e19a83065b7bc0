import Foundation
import SnapshotKit

extension WorkerHeap {
  /// Starts this process anew with a worker's heap, unless it was started with settings of its own.
  static func adopt() {
    guard getenv("GLIBC_TUNABLES") == nil else { return }
    setenv("GLIBC_TUNABLES", tunables, 1)
    // A process that cannot be started anew goes on as it is.
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }
}
