import HealthKit
import StageSupport
import SwiftUI
import Synchronization
import Testing

/// A person's health, which is empty unless told.
@MainActor @Suite(.serialized) struct HealthTests {
  private let store = HKHealthStore()
  private let steps = HKQuantityType(.stepCount)
  private let day = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 7e8))

  private func walk(_ count: Double, day index: Int = 0, hour: Double = 12) -> HKQuantitySample {
    let date = start(index).addingTimeInterval(hour * 3600)
    return HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count), start: date, end: date)
  }

  private func start(_ index: Int) -> Date {
    Calendar.current.date(byAdding: .day, value: index, to: day) ?? day
  }

  @Test func nobodyHasBeenAsked() async throws {
    HKHealthStore.know(nil)
    defer { HKHealthStore.know(nil) }
    #expect(HKHealthStore.isHealthDataAvailable())
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
      try await store.save(walk(1))
    }
    try await store.requestAuthorization(toShare: [steps], read: [steps])
    #expect(store.authorizationStatus(for: steps) == .sharingDenied)
    let found = try await HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: steps), options: .cumulativeSum
    ).result(for: store)
    #expect(found == nil)
  }

  @Test func whatIsDeletedIsNotFound() async throws {
    let walks = [walk(300), walk(4_000, hour: 18)]
    HKHealthStore.know(nil)
    defer { HKHealthStore.know(nil) }
    await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
      try await store.delete(walks[0])
    }
    HKHealthStore.know(walks)
    try await store.delete(walks[0])
    let left = try await HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: steps)], sortDescriptors: []
    ).result(for: store)
    #expect(left.map(\.uuid) == [walks[1].uuid])
  }

  @Test func aDayIsSummedUp() async throws {
    let heart = HKQuantitySample(
      type: HKQuantityType(.heartRate),
      quantity: HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 62), start: day, end: day)
    HKHealthStore.know([walk(300), walk(4_000, hour: 18), walk(9_000, day: 1), heart])
    defer { HKHealthStore.know(nil) }
    try await store.save(walk(20, hour: 20))
    let sums = Mutex<[Double]>([])
    store.execute(
      HKStatisticsQuery(
        quantityType: steps,
        quantitySamplePredicate: HKQuery.predicateForSamples(
          withStart: start(0), end: start(1), options: .strictStartDate),
        options: .cumulativeSum
      ) { _, found, _ in
        sums.withLock { $0.append(found?.sumQuantity()?.doubleValue(for: .count()) ?? -1) }
      })
    #expect(sums.withLock { $0 } == [4_320])
    let rates = try await HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
      sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 1
    ).result(for: store)
    let rate = HKUnit.count().unitDivided(by: .minute())
    #expect(rates.map { $0.quantity.doubleValue(for: rate) } == [62])
  }

  @Test func daysAreSummedUpEach() {
    HKHealthStore.know([walk(300), walk(50, hour: 18), walk(9_000, day: 2)])
    defer { HKHealthStore.know(nil) }
    let query = HKStatisticsCollectionQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum,
      anchorDate: start(-40), intervalComponents: DateComponents(day: 1))
    var sums: [Double?] = []
    query.initialResultsHandler = { [first = start(0), last = start(2)] _, collection, _ in
      collection?.enumerateStatistics(from: first, to: last) { statistics, _ in
        sums.append(statistics.sumQuantity()?.doubleValue(for: .count()))
      }
    }
    store.execute(query)
    #expect(sums == [350, nil, 9_000])
  }

  @Test func unitsAreOfADimension() {
    let way = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5)
    #expect(way.doubleValue(for: .meter()) == 5_000)
    #expect(abs(way.doubleValue(for: .mile()) - 3.106_855_961) < 1e-6)
    #expect(way.doubleValue(for: .gram()).isNaN && !way.is(compatibleWith: .kilocalorie()))
    let warmth = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(warmth.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
    #expect(HKQuantity(unit: .hertz(), doubleValue: 1).is(compatibleWith: HKUnit(from: "count/s")))
  }

  @Test func aStillShowsWhatAScreenTells() throws {
    let stage = Stage(StepsOfDay().onAppear { HKHealthStore.know([walk(214)]) })
    #expect(try stage.shows("214 steps"))
    #expect(try Stage(StepsOfDay()).shows("…"))
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
  }
}

private struct StepsOfDay: View {
  @State private var count: Int?

  var body: some View {
    Text(count.map { "\($0) steps" } ?? "…")
      .task {
        let store = HKHealthStore()
        let type = HKQuantityType(.stepCount)
        try? await store.requestAuthorization(toShare: [], read: [type])
        let sum = try? await HKStatisticsQueryDescriptor(
          predicate: .quantitySample(type: type), options: .cumulativeSum
        ).result(for: store)?.sumQuantity()
        count = sum.map { Int($0.doubleValue(for: .count())) }
      }
  }
}
