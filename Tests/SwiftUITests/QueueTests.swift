import Combine
import SwiftUI
import Synchronization
import TestSupport
import Testing

/// What a screen hands to queues, run loops and timers, and when its host runs it.
@MainActor @Suite struct QueueTests {
  private let surroundings = Surroundings(size: CGSize(width: 200, height: 200))

  private func host<Content: View>(_ view: Content, isDriven: Bool = true) -> ViewHost {
    ViewHost(view, text: SquareText(), assets: FixedPictures(), isDriven: isDriven)
  }

  private struct Loading: View {
    let seconds: Double
    @State private var word = "loading"

    var body: some View {
      Text(verbatim: word).onAppear {
        if seconds == 0 {
          DispatchQueue.main.async { word = "there" }
        } else {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { word = "there" }
        }
      }
    }
  }

  @Test func whatIsHandedToTheMainQueueIsInThePicture() throws {
    for isDriven in [false, true] {
      let host = host(Loading(seconds: 0), isDriven: isDriven)
      try host.settle(in: surroundings)
      #expect(host.sees(.text("there")))
    }
  }

  @Test func whatIsHandedToAnOperationQueueIsInThePicture() throws {
    struct Page: View {
      @State private var word = ""
      var body: some View {
        Text(verbatim: word).onAppear {
          let queue = OperationQueue()
          queue.addOperation { DispatchQueue.main.async { word += "closure" } }
          queue.addOperation(BlockOperation { DispatchQueue.main.async { word += " operation" } })
        }
      }
    }
    for isDriven in [false, true] {
      let host = host(Page(), isDriven: isDriven)
      try host.settle(in: surroundings)
      #expect(host.sees(.text("closure operation")))
    }
  }

  @Test func whoWaitsForAQueueFindsItsWorkDone() throws {
    struct Page: View {
      @State private var words: [String] = []
      var body: some View {
        Text(verbatim: words.joined(separator: " ")).onAppear {
          let queue = OperationQueue()
          queue.maxConcurrentOperationCount = 1
          let done = Mutex<[String]>([])
          queue.addOperation { done.withLock { $0.append("one") } }
          queue.addOperation(BlockOperation { done.withLock { $0.append("two") } })
          queue.waitUntilAllOperationsAreFinished()
          words = done.withLock { $0 }
        }
      }
    }
    let host = host(Page())
    try host.settle(in: surroundings)
    #expect(host.sees(.text("one two")))
  }

  @Test func whatWaitsWaitsByTheHostsClock() throws {
    let host = host(Loading(seconds: 2))
    try host.settle(in: surroundings)
    try host.advance(by: 1.9, in: surroundings)
    #expect(host.sees(.text("loading")))
    try host.advance(by: 0.2, in: surroundings)
    #expect(host.sees(.text("there")))
  }

  @Test func aStillShowsNothingOfWhatWaits() throws {
    let host = host(Loading(seconds: 0.001), isDriven: false)
    for _ in 1...3 {
      try host.settle(in: surroundings)
      #expect(host.sees(.text("loading")))
    }
  }

  @Test func workOfOtherQueuesIsRunInItsOrder() throws {
    struct Page: View {
      @State private var log = ""
      var body: some View {
        Text(verbatim: log).onAppear {
          DispatchQueue.global().async {
            DispatchQueue.main.async { log += "b" }
          }
          DispatchQueue(label: "own").async { DispatchQueue.main.async { log += "c" } }
          log += "a"
        }
      }
    }
    for _ in 1...20 {
      let host = host(Page(), isDriven: false)
      try host.settle(in: surroundings)
      #expect(host.sees(.text("abc")))
    }
  }

  @MainActor private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var found = ["all"]
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .map { $0.isEmpty ? ["all"] : [$0] }
        .receive(on: RunLoop.main)
        .sink { [weak self] in self?.found = $0 }
        .store(in: &subscriptions)
    }
  }

  private struct SearchPage: View {
    @StateObject private var search = Search()
    var body: some View {
      Text(verbatim: search.found.joined())
      Button("Type") { search.query += "x" }
    }
  }

  @Test func publishersAreDebouncedByTheHostsClock() throws {
    let host = host(SearchPage())
    try host.settle(in: surroundings)
    for _ in 1...3 {
      try host.drive(in: surroundings) { try host.tap("Type") }
      try host.advance(by: 0.2, in: surroundings)
      #expect(host.sees(.text("all")))
    }
    try host.advance(by: 0.2, in: surroundings)
    #expect(host.sees(.text("xxx")))
  }

  /// A flow's step waits for it, as for everything that is over within a second.
  @Test func aDebounceIsWaitedForBeforeAPicture() throws {
    let host = host(SearchPage())
    try host.settle(in: surroundings)
    try host.drive(in: surroundings) { try host.tap("Type") }
    try host.finish(in: surroundings)
    #expect(host.sees(.text("x")))
  }

  @Test func timersTickByTheHostsClock() throws {
    struct Countdown: View {
      @State private var left = 10
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Text(verbatim: "\(left) left").onReceive(timer) { _ in left -= 1 }
      }
    }
    let driven = host(Countdown())
    try driven.settle(in: surroundings)
    #expect(driven.sees(.text("10 left")))
    try driven.advance(by: 3, in: surroundings)
    #expect(driven.sees(.text("7 left")))
    // Nobody waits for a timer before a picture.
    try driven.finish(in: surroundings)
    #expect(driven.sees(.text("7 left")))
    let still = host(Countdown(), isDriven: false)
    try still.settle(in: surroundings)
    #expect(still.sees(.text("10 left")))
  }

  @Test func publishersDecodeJSON() {
    var names: [String] = []
    _ = Just(Data(#"["a","b"]"#.utf8)).decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .sink { names = $0 }
    #expect(names == ["a", "b"])
  }

  @Test func queuesWorkAsEverWhereNoScreenIsMade() async {
    let own: Int = await withCheckedContinuation { continuation in
      DispatchQueue(label: "own").async { continuation.resume(returning: 1) }
    }
    let start = ContinuousClock.now
    let later: ContinuousClock.Instant = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
        continuation.resume(returning: ContinuousClock.now)
      }
    }
    // On a queue of the system: the time that was asked for has passed, and no host's clock.
    #expect(own == 1 && later - start >= .milliseconds(9))
  }
}
