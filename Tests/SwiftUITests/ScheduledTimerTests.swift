import Foundation
import SwiftUI
import TestSupport
import Testing

/// Timers that are scheduled, and work items, by the clock of the host.
@MainActor @Suite struct ScheduledTimerTests {
  private let surroundings = Surroundings(size: CGSize(width: 200, height: 200))

  private func host<Content: View>(_ view: Content, isDriven: Bool = true) throws -> ViewHost {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures(), isDriven: isDriven)
    try host.settle(in: surroundings)
    return host
  }

  private func expect(_ word: String, in host: ViewHost, after seconds: Double) throws {
    try host.advance(by: seconds, in: surroundings)
    #expect(host.sees(.text(word)))
  }

  @MainActor private final class Counter: ObservableObject {
    @Published var count = 0
    var timer: Timer?

    func begin(every seconds: Double, repeats: Bool, until last: Int = .max) {
      timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) {
        [weak self] timer in
        MainActor.assumeIsolated { self?.count += 1 }
        if MainActor.assumeIsolated({ self?.count ?? last }) >= last { timer.invalidate() }
      }
    }
  }

  private struct Page: View {
    let begin: @MainActor (Counter) -> Void
    @StateObject private var counter = Counter()

    var body: some View {
      Text(verbatim: "\(counter.count) times").onAppear { begin(counter) }
      Button("stop") { counter.timer?.invalidate() }
      Button("pause") { counter.timer?.fireDate = .distantFuture }
      Button("go on") { counter.timer?.fireDate = Date() }
    }
  }

  private func press(_ name: String, in host: ViewHost) throws {
    try host.drive(in: surroundings) { try host.tap(name) }
    try host.settle(in: surroundings)
  }

  @Test func aTimerFiresUntilItIsInvalidated() throws {
    let free = try host(Page { $0.begin(every: 1, repeats: true) })
    let three = try host(Page { $0.begin(every: 1, repeats: true, until: 3) })
    for host in [free, three] {
      try expect("0 times", in: host, after: 0.9)
      try expect("1 times", in: host, after: 0.2)
      try expect("3 times", in: host, after: 2)
    }
    try expect("6 times", in: free, after: 3)
    try expect("3 times", in: three, after: 3)
    try press("stop", in: free)
    try expect("6 times", in: free, after: 3)
  }

  @Test func aStillShowsNoTime() throws {
    let still = try host(Page { $0.begin(every: 0.001, repeats: true) }, isDriven: false)
    for _ in 1...3 {
      try still.settle(in: surroundings)
      #expect(still.sees(.text("0 times")))
    }
  }

  /// A timer that fires once is waited for before a picture, as all work of a second; of ticks
  /// there is no end.
  @Test func whatFiresOnceIsWaitedFor() throws {
    let once = try host(Page { $0.begin(every: 0.5, repeats: false) })
    try once.finish(in: surroundings)
    #expect(once.sees(.text("1 times")))
    try expect("1 times", in: once, after: 2)
    let often = try host(Page { $0.begin(every: 0.5, repeats: true) })
    try often.finish(in: surroundings)
    #expect(often.sees(.text("0 times")))
    try often.settle(within: 3, in: surroundings) { often.sees(.text("4 times")) }
  }

  @Test func aTimerPausesWhileItsDateNeverComes() throws {
    let host = try host(Page { $0.begin(every: 1, repeats: true) })
    try expect("2 times", in: host, after: 2.1)
    try press("pause", in: host)
    try expect("2 times", in: host, after: 5)
    try press("go on", in: host)
    try expect("3 times", in: host, after: 1)
  }

  @Test func aTimerIsAddedToARunLoopOnce() throws {
    let page = Page { counter in
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { counter.count += 1 }
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      // One that is scheduled already.
      counter.begin(every: 10, repeats: true)
      if let timer = counter.timer { RunLoop.main.add(timer, forMode: .common) }
    }
    let host = try host(page)
    try expect("0 times", in: host, after: 0.9)
    try expect("3 times", in: host, after: 2.2)
    try expect("11 times", in: host, after: 7)
  }

  @Test func aWorkItemWaitsByTheHostsClockAndIsCancelled() throws {
    struct Search: View {
      @State private var found = "nothing"
      @State private var item: DispatchWorkItem?
      @State private var now = "later"
      var body: some View {
        Text(verbatim: found)
        Text(verbatim: now).onAppear {
          DispatchQueue.main.async(execute: DispatchWorkItem { now = "at once" })
        }
        Button("type") {
          item?.cancel()
          let work = DispatchWorkItem { found += "!" }
          item = work
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
        }
      }
    }
    let host = try host(Search())
    #expect(host.sees(.text("at once")))
    for _ in 1...3 {
      try press("type", in: host)
      try expect("nothing", in: host, after: 0.2)
    }
    try expect("nothing!", in: host, after: 0.2)
    try expect("nothing!", in: host, after: 2)
  }

  @Test func timersAndItemsAreFoundationsWhereNoScreenIsMade() async {
    let item: Int = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(
        deadline: .now() + 0.001, execute: DispatchWorkItem { continuation.resume(returning: 1) })
    }
    #expect(item == 1)
    let fired = await Task.detached { Self.firings(in: 0.05) }.value
    #expect(fired >= 1)
  }

  private nonisolated static func firings(in seconds: Double) -> Int {
    final class Count: @unchecked Sendable {
      var value = 0
    }
    let count = Count()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in
      count.value += 1
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    timer.invalidate()
    return count.value
  }
}
