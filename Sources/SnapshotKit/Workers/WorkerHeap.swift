/// The settings of a worker's heap: memory is asked for much at a time, in large pages, and kept.
///
/// A worker makes and drops a tree of views for each cell. By its own rules glibc gives memory back
/// between two of them, and the kernel clears each page of 4 kB anew: 33,000 page faults a run,
/// 8,000 with these, and a twentieth of its time (glibc's manual, "Memory Allocation Tunables"). A
/// tree dropped gives back thousands of blocks of few sizes, of which glibc keeps seven of each at
/// hand: with all of them, a third of what asking for memory took is saved.
public enum WorkerHeap {
  /// The value of `GLIBC_TUNABLES`.
  public static let tunables = [
    "hugetlb=1", "top_pad=\(1 << 20)", "trim_threshold=\(256 << 20)", "mmap_threshold=\(32 << 20)",
    "tcache_count=\(UInt16.max)",
  ].map { "glibc.malloc.\($0)" }.joined(separator: ":")
}
