import Foundation

/// The processor time of this process, in milliseconds: other processes on the machine do not
/// count.
enum ProcessorClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}

extension Report {
  /// Times a step that can be done only once.
  mutating func once<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let start = ProcessorClock.now
    let result = try body()
    add(Figure(name: name, milliseconds: ProcessorClock.now - start))
    return result
  }

  /// Times a step many times and keeps the median, and the shortest, which other work on the
  /// machine disturbs least.
  mutating func median(
    _ name: String, count: Int = 41, values: [(label: String, value: Double)] = [],
    _ body: () throws -> Void
  ) rethrows {
    var times: [Double] = []
    for _ in 0..<count {
      let start = ProcessorClock.now
      try body()
      times.append(ProcessorClock.now - start)
    }
    times.sort()
    let values = [(label: "at least", value: times[0])] + values
    add(Figure(name: name, milliseconds: times[count / 2], values: values))
  }
}
