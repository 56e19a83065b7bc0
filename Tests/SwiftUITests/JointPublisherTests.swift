import Combine
import Testing

/// Publishers of several others, and the lock that stores of such publishers use.
@Suite struct JointPublisherTests {
  private struct Failed: Error {}

  @Test func latestValuesAreCombinedOnceAllAreThere() {
    let (name, age) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var (pairs, isOver) = ([String](), false)
    let subscription = name.combineLatest(age) { "\($0) \($1)" }
      .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { pairs.append($0) })
    name.send("Ann")
    #expect(pairs == [])
    age.send(3)
    name.send("Bob")
    #expect(pairs == ["Ann 3", "Bob 3"])
    name.send(completion: .finished)
    #expect(!isOver)
    age.send(4)
    age.send(completion: .finished)
    #expect(pairs == ["Ann 3", "Bob 3", "Bob 4"] && isOver)
    subscription.cancel()
  }

  @Test func threeAndFourAreCombinedToo() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let (c, d) = (CurrentValueSubject<Int, Never>(3), CurrentValueSubject<Int, Never>(4))
    var sums: [Int] = []
    let three = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { sums.append($0) }
    let four = a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }
    #expect(sums == [6, 10])
    d.send(5)
    #expect(sums == [6, 10, 11])
    withExtendedLifetime((three, four)) {}
  }

  @Test func mergedValuesComeAsTheyAreSent() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var (values, ends) = ([Int](), 0)
    let merged = subjects[0].merge(with: subjects[1], subjects[2], subjects[3])
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    let three = subjects[0].merge(with: subjects[1], subjects[2]).sink { values.append($0 * 10) }
    let two = subjects[0].merge(with: subjects[1]).sink { values.append($0 * 100) }
    subjects[3].send(1)
    subjects[2].send(2)
    // Which of two subscribers is told first is not settled.
    #expect(values.sorted() == [1, 2, 20] && values.first == 1)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(ends == 1)
    withExtendedLifetime((merged, three, two)) {}
  }

  @Test func anErrorEndsAll() {
    let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var (values, failures) = ([Int](), 0)
    let subscription = a.merge(with: b).sink(
      receiveCompletion: { if case .failure = $0 { failures += 1 } },
      receiveValue: { values.append($0) })
    a.send(1)
    a.send(completion: .failure(Failed()))
    b.send(2)
    #expect(values == [1] && failures == 1)
    subscription.cancel()
  }

  /// A subscriber that has enough of the first publisher's values hears the second no more.
  @Test func publishersBehindACancellationAreNotFollowed() {
    var subscriptions = 0
    let second = PassthroughSubject<Int, Never>()
    let counted = second.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    var values: [Int] = []
    let first = Publishers.MergeMany([
      Just(1).eraseToAnyPublisher(), counted.eraseToAnyPublisher(),
    ])
    .first().sink { values.append($0) }
    #expect(values == [1] && subscriptions == 0)
    // The control: one who wants more follows both.
    let all = Just(1).merge(with: counted).sink { values.append($0) }
    second.send(2)
    #expect(values == [1, 1, 2] && subscriptions == 1)
    withExtendedLifetime((first, all)) {}
  }

  @Test func aLockIsClosedOnce() {
    let lock = os_unfair_lock_t.allocate(capacity: 2)
    lock.initialize(repeating: os_unfair_lock(), count: 2)
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    // Another lock is another one.
    #expect(os_unfair_lock_trylock(lock + 1))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_unlock(lock + 1)
  }
}
