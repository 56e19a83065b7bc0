internal import CSwiftRuntime

#if compiler(>=6.3)
  @_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Stands for the main actor while a host acts: its jobs become those of the host.
///
/// A job that is resumed when no host acts any more goes the main actor's usual way.
final class HostExecutor: SerialExecutor {
  static let shared = HostExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !HostJobs.take(job) { MainActor.shared.enqueue(job) }
  }

  func isIsolatingCurrentContext() -> Bool? { HostJobs.isActingHere ? true : nil }

  func checkIsolated() { precondition(HostJobs.isActingHere, "not on the main actor") }
}

#if compiler(>=6.3)
  // Where the runtime asks the executor of the job that goes to sleep, not its own functions.
  extension HostExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      let seconds = (delay as? Duration).map { $0 / .seconds(1) } ?? 0
      let job = UnownedJob(job)
      if HostJobs.take(job, after: seconds) { return }
      if let usual = globalConcurrentExecutor as? any SchedulingExecutor {
        usual.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
      } else {
        globalConcurrentExecutor.enqueue(job)
      }
    }
  }
#endif

/// The functions that take jobs over from the runtime.
enum RuntimeHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias Delayed = @convention(thin) (UInt64, UnownedJob) -> Void
  private typealias DelayedHook = @convention(thin) (UInt64, UnownedJob, Delayed) -> Void
  private typealias Deadline =
    @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob) -> Void
  private typealias DeadlineHook =
    @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob, Deadline) -> Void
  private typealias Main = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainHook = @convention(thin) (Main) -> UnownedSerialExecutor

  /// Sets the functions, once a process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    let global: EnqueueHook = { job, original in
      if !HostJobs.take(job) { original(job) }
    }
    let delayed: DelayedHook = { nanoseconds, job, original in
      if !HostJobs.take(job, after: Double(nanoseconds) / 1e9) { original(nanoseconds, job) }
    }
    let deadline: DeadlineHook = { seconds, nanoseconds, leeway, finer, clock, job, original in
      if !HostJobs.take(job, after: RuntimeHooks.delay(seconds, nanoseconds, clock)) {
        original(seconds, nanoseconds, leeway, finer, clock, job)
      }
    }
    let main: MainHook = { original in
      HostJobs.isActingHere || HostJobs.isExpecting
        ? HostExecutor.shared.asUnownedSerialExecutor() : original()
    }
    vitrine_hookJobs(pointer(global), pointer(main), pointer(delayed), pointer(deadline))
    return true
  }()

  private static func pointer<Hook>(_ hook: Hook) -> UnsafeMutableRawPointer {
    unsafeBitCast(hook, to: UnsafeMutableRawPointer.self)
  }

  /// Seconds from now to a time of the clock that goes on while the machine sleeps, 1, or of the
  /// one that does not, 2.
  private static func delay(_ seconds: Int64, _ nanoseconds: Int64, _ clock: Int32) -> Double {
    var time = timespec()
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &time)
    return Double(seconds - Int64(time.tv_sec)) + Double(nanoseconds - Int64(time.tv_nsec)) / 1e9
  }
}
