import SwiftUI
import TestSupport
import Testing

/// Work of views, which ends with them.
@MainActor @Suite struct TaskCancellationTests {
  private let surroundings = Surroundings(size: CGSize(width: 200, height: 200))

  private final class Log {
    var lines: [String] = []
    var turns = 0
  }

  private struct Page: View {
    let log: Log
    var isOfValue = false
    @State private var isShown = true
    @State private var value = 1

    var body: some View {
      if isShown {
        if isOfValue {
          Text(verbatim: "value \(value)").task(id: value) { await wait("value \(value)") }
        } else {
          Text(verbatim: "clock").task { await wait("clock") }
        }
      }
      Button("Hide") { isShown = false }
      Button("Show") { isShown = true }
      Button("Next") { value += 1 }
    }

    private func wait(_ name: String) async {
      do {
        try await Task.sleep(for: .seconds(3))
        log.lines.append("\(name) is over")
      } catch {
        log.lines.append("\(name) is cancelled")
      }
    }
  }

  private func host(_ log: Log, isOfValue: Bool = false) throws -> ViewHost {
    let page = Page(log: log, isOfValue: isOfValue)
    let host = ViewHost(page, text: SquareText(), assets: FixedPictures(), isDriven: true)
    try host.settle(in: surroundings)
    return host
  }

  /// A clock that does not ask whether it is cancelled.
  private struct Clock: View {
    let log: Log
    var hasYield = false
    @State private var isShown = true

    var body: some View {
      if isShown {
        Text(verbatim: "clock").task {
          // So many turns would take longer than any host waits.
          while log.turns < 1_000_000 {
            try? await Task.sleep(for: .seconds(1))
            if hasYield { await Task.yield() }
            log.turns += 1
          }
        }
      }
      Button("Hide") { isShown = false }
      Text(verbatim: isShown ? "shown" : "hidden")
    }
  }

  private func tap(_ label: String, _ host: ViewHost) throws {
    try host.drive(in: surroundings) { try host.tap(label) }
    try host.settle(in: surroundings)
  }

  @Test func workThatIsLeftAloneIsDone() throws {
    let log = Log()
    let host = try host(log)
    try host.advance(by: 4, in: surroundings)
    #expect(log.lines == ["clock is over"])
    // It is over, and is not cancelled after that.
    try tap("Hide", host)
    try host.advance(by: 4, in: surroundings)
    #expect(log.lines == ["clock is over"])
  }

  @Test(arguments: [false, true])
  func workIsCancelledAsItsViewGoesAway(isOfValue: Bool) throws {
    let log = Log()
    let host = try host(log, isOfValue: isOfValue)
    let name = isOfValue ? "value 1" : "clock"
    try host.advance(by: 1, in: surroundings)
    try tap("Hide", host)
    try host.advance(by: 4, in: surroundings)
    #expect(log.lines == ["\(name) is cancelled"])
    // It begins anew as the view comes back.
    try tap("Show", host)
    try host.advance(by: 4, in: surroundings)
    #expect(log.lines == ["\(name) is cancelled", "\(name) is over"])
  }

  @Test func workOfAnotherValueTakesThePlace() throws {
    let log = Log()
    let host = try host(log, isOfValue: true)
    try host.advance(by: 1, in: surroundings)
    try tap("Next", host)
    try host.advance(by: 4, in: surroundings)
    #expect(log.lines == ["value 1 is cancelled", "value 2 is over"])
  }

  @Test(arguments: [false, true])
  func aLoopThatGetsNoSleepAnyMoreIsLeft(hasYield: Bool) throws {
    let log = Log()
    let clock = Clock(log: log, hasYield: hasYield)
    let host = ViewHost(clock, text: SquareText(), assets: FixedPictures(), isDriven: true)
    try host.settle(in: surroundings)
    try host.advance(by: 3.5, in: surroundings)
    #expect(log.turns == 3)
    try tap("Hide", host)
    let turns = log.turns
    #expect(turns < 200)
    try host.advance(by: 3, in: surroundings)
    #expect(log.turns == turns)
    let words = try host.render(in: surroundings).items.flatMap(\.words).map(\.text)
    #expect(words.contains("hidden"))
  }
}
