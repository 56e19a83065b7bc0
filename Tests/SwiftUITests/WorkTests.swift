import SwiftUI
import TestSupport
import Testing

/// Work that a screen begins, and when its host runs it.
@MainActor @Suite struct WorkTests {
  private let surroundings = Surroundings(size: CGSize(width: 200, height: 200))

  private func host<Content: View>(_ view: Content, isDriven: Bool = true) -> ViewHost {
    ViewHost(view, text: SquareText(), assets: FixedPictures(), isDriven: isDriven)
  }

  /// A store of no actor, which answers after a time.
  private struct Store {
    func words(after seconds: Double) async -> [String] {
      try? await Task.sleep(for: .seconds(seconds))
      return ["found"]
    }
  }

  private struct Search: View {
    let seconds: Double
    @State private var words: [String] = []
    @State private var isBusy = false

    var body: some View {
      Text(verbatim: isBusy ? "busy" : words.first ?? "idle")
      Button("Search") {
        isBusy = true
        Task { @MainActor in
          words = await Store().words(after: seconds)
          isBusy = false
        }
      }
    }
  }

  @Test func workThatNeedsNoTimeIsOverAfterAnAction() throws {
    for isDriven in [false, true] {
      let host = host(Search(seconds: 0), isDriven: isDriven)
      try host.settle(in: surroundings)
      try host.drive(in: surroundings) { try host.tap("Search") }
      try host.settle(in: surroundings)
      #expect(host.sees(.text("found")))
    }
  }

  @Test func sleepsAreOverInTheHostsTime() throws {
    let host = host(Search(seconds: 0.5))
    try host.settle(in: surroundings)
    let started = ContinuousClock.now
    try host.drive(in: surroundings) { try host.tap("Search") }
    try host.settle(in: surroundings)
    #expect(host.sees(.text("busy")))
    try host.advance(by: 0.4, in: surroundings)
    #expect(host.sees(.text("busy")))
    try host.advance(by: 0.2, in: surroundings)
    #expect(host.sees(.text("found")))
    #expect(ContinuousClock.now - started < .seconds(60))
  }

  @Test func aSecondAtMostIsWaitedForBeforeAPicture() throws {
    for (seconds, word) in [(0.9, "found"), (1.5, "busy")] {
      let host = host(Search(seconds: seconds))
      try host.settle(in: surroundings)
      try host.drive(in: surroundings) { try host.tap("Search") }
      try host.finish(in: surroundings)
      #expect(host.sees(.text(word)))
    }
  }

  @Test func aConditionIsWaitedForLonger() throws {
    let host = host(Search(seconds: 5))
    try host.settle(in: surroundings)
    try host.drive(in: surroundings) { try host.tap("Search") }
    try host.settle(within: 10, in: surroundings) { host.sees(.text("found")) }
    #expect(host.sees(.text("found")))
    #expect(throws: ScreenDidNotSettle.self) {
      try host.settle(within: 3, in: surroundings) { host.sees(.text("nothing")) }
    }
  }

  @Test func debouncesWaitForTheLastLetter() throws {
    struct Field: View {
      @State private var letters = 0
      @State private var searches = 0
      @State private var last: Task<Void, Never>?
      var body: some View {
        Text(verbatim: "searches \(searches)")
        Button("Type") {
          last?.cancel()
          last = Task {
            try? await Task.sleep(for: .milliseconds(300))
            if !Task.isCancelled { searches += 1 }
          }
        }
      }
    }
    let host = host(Field())
    try host.settle(in: surroundings)
    for _ in 1...3 {
      try host.drive(in: surroundings) { try host.tap("Type") }
      try host.advance(by: 0.2, in: surroundings)
    }
    #expect(host.sees(.text("searches 0")))
    try host.advance(by: 0.2, in: surroundings)
    #expect(host.sees(.text("searches 1")))
  }

  @Test func aTickingScreenStandsWhereItsTimeIs() throws {
    struct Clock: View {
      @State private var seconds = 0
      var body: some View {
        Text(verbatim: "\(seconds) s").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            seconds += 1
          }
        }
      }
    }
    let host = host(Clock())
    try host.settle(in: surroundings)
    #expect(host.sees(.text("0 s")))
    try host.advance(by: 60, in: surroundings)
    #expect(host.sees(.text("60 s")))
  }

  @Test func workWithoutEndIsNamed() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onAppear { again() }
      }
      private func again() {
        Task { @MainActor in
          count += 1
          again()
        }
      }
    }
    let error = #expect(throws: ScreenDidNotSettle.self) {
      try host(Restless()).settle(in: surroundings)
    }
    #expect(error?.culprit?.contains("Restless") == true)
    // A still is drawn nevertheless.
    _ = try host(Restless(), isDriven: false).render(in: surroundings)
  }

  /// Keeps what is called, in its order.
  private final class Calls {
    var words: [String] = []
  }

  /// As on a device, where a task waits for the main actor.
  @Test func tasksBeginAfterWhatAppearsWithThem() throws {
    let calls = Calls()
    let host = host(
      VStack {
        Text(verbatim: "a").onAppear { calls.words.append("child") }
          .task { calls.words.append("child's task") }
          .onChange(of: 1, initial: true) { calls.words.append("child's value") }
      }
      .task(id: 1) { calls.words.append("parent's task of 1") }
      .task { calls.words.append("parent's task") }
      .onAppear { calls.words.append("parent") })
    try host.settle(in: surroundings)
    #expect(Set(calls.words.prefix(3)) == ["parent", "child", "child's value"])
    #expect(
      Set(calls.words.dropFirst(3)) == ["parent's task of 1", "parent's task", "child's task"])
    #expect(calls.words.count == 6)
  }

  @Test func tasksRunInTheirOrder() throws {
    struct Page: View {
      @State private var log: [String] = []
      var body: some View {
        Text(verbatim: log.joined(separator: " "))
          .task {
            log.append("a")
            await Task.yield()
            log.append("b")
          }
          .task {
            log.append("c")
            try? await Task.sleep(nanoseconds: 0)
            await MainActor.run { log.append("d") }
          }
      }
    }
    for isDriven in [false, true] {
      for _ in 1...20 {
        let host = host(Page(), isDriven: isDriven)
        try host.settle(in: surroundings)
        #expect(host.sees(.text("c a b d")))
      }
    }
  }
}
