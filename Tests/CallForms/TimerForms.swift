import Combine
import Foundation
import SwiftUI

// Timers and work items as apps write them in their models. That this compiles without a warning,
// in a file that imports all of these, is the test.

@MainActor final class TimerForms: ObservableObject {
  @Published private(set) var count = 0
  private var timer: Timer?
  private var item: DispatchWorkItem?
  private var ticks: AnyCancellable?

  func schedule() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.count += 1 }
    }
    timer = .scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      guard let self else { return }
      Task { @MainActor in self.count += 1 }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      MainActor.assumeIsolated { self.count += 1 }
      if !timer.isValid || timer.timeInterval < 0 { timer.invalidate() }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in timer.invalidate() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { (timer: Timer) in
      timer.fireDate = .distantFuture
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: Self.tick)
    let block: @Sendable (Timer) -> Void = { _ in }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: block)
    timer?.tolerance = 0.1
  }

  func add() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in DispatchQueue.main.async {} }
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: RunLoop.Mode.default)
    self.timer = timer
    ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.count += 1 }
  }

  func debounce() {
    item?.cancel()
    let work = DispatchWorkItem { [weak self] in
      Task { @MainActor in self?.count += 1 }
    }
    item = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: work)
    DispatchQueue.main.async(execute: work)
    DispatchQueue.global().async(execute: DispatchWorkItem(qos: .utility) {})
    DispatchQueue.main.async { self.count += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.count += 1 }
    DispatchQueue.global(qos: .background).async(qos: .utility) {}
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1, execute: work)
  }

  @Sendable private nonisolated static func tick(_ timer: Timer) { timer.invalidate() }
}
