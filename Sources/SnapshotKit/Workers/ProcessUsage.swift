import Foundation

/// The resources of the machine that this process has used.
enum ProcessUsage {
  private static var usage: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }

  /// Processor time in seconds.
  static var seconds: Double {
    let usage = usage
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  /// The most memory held, in MB.
  static var peakMegabytes: Double { Double(usage.ru_maxrss) / 1024 }

  /// Ends this process by a signal when it has used so many more seconds.
  static func limit(seconds limit: Int) {
    set(RLIMIT_CPU, UInt(seconds.rounded(.up)) + UInt(limit))
  }

  /// Refuses this process more memory than it holds and so many MB beyond: what earlier screens
  /// left in bounded caches is not the next one's.
  static func limit(megabytes: Int) { set(RLIMIT_DATA, dataBytes + UInt(megabytes) << 20) }

  /// The memory that counts against the limit of data, in bytes; 0 where the system does not say.
  private static var dataBytes: UInt {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    guard let fields, fields.count > 5, let pages = UInt(fields[5]) else { return 0 }
    return pages * UInt(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The most stack that a process started by this one may use, in bytes.
  static var stackLimit: UInt {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits)
    return limits.rlim_cur
  }

  /// Sets the most stack that a process started by this one may use, as far as the system allows.
  static func set(stackBytes: UInt) { set(RLIMIT_STACK, stackBytes) }

  /// Gives new threads of this process a stack of so many bytes.
  ///
  /// Else each has as much as the main thread may use, which counts as memory although nothing is
  /// there. The function is GNU's own, and asked for by name.
  static func set(threadStackBytes: Int) {
    guard let symbol = dlsym(nil, "pthread_setattr_default_np") else { return }
    typealias Function = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, threadStackBytes)
    _ = unsafeBitCast(symbol, to: Function.self)(&attributes)
  }

  /// Leaves no core file behind: a screen's mistake is told in words.
  static func forbidCoreFiles() { set(RLIMIT_CORE, 0) }

  /// Sets the soft limit; the hard one stays, since it cannot be raised again.
  private static func set(_ resource: __rlimit_resource, _ value: UInt) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0 else { return }
    limits.rlim_cur = min(value, limits.rlim_max)
    setrlimit(resource, &limits)
  }
}
