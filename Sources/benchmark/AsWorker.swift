import Foundation
import SnapshotKit

/// Begins this process anew in the environment of workers, in which it measures what they do; a process that
/// is in it already, or was given rules for its memory, goes on.
func beginAsWorker() {
  guard getenv("GLIBC_TUNABLES") == nil else { return }
  var variables = WorkerEnvironment.variables.map { strdup($0) } + [nil]
  // It returns only where it fails, and then all is measured as it is.
  execve("/proc/self/exe", CommandLine.unsafeArgv, &variables)
  for pointer in variables { free(pointer) }
}
