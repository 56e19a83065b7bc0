import EventKit
import FoundationModels
import HealthKit
import SwiftUI

/// Calls of frameworks that know something of a person, in an app's ways.
struct PersonForms: View {
  @StateObject private var health = HealthModel()
  @State private var agenda = Agenda()
  @State private var session = LanguageModelSession(instructions: "Be brief.")
  @State private var answer = ""

  var body: some View {
    List {
      Text("\(health.steps, specifier: "%.0f") steps")
      ForEach(agenda.events, id: \.eventIdentifier) { event in
        Label(event.title ?? "", systemImage: "calendar")
          .foregroundStyle(event.calendar.map { Color(cgColor: $0.cgColor) } ?? .blue)
      }
      switch SystemLanguageModel.default.availability {
      case .available: Text(answer)
      case .unavailable(.modelNotReady): ProgressView()
      case .unavailable(let reason): Text(String(describing: reason))
      }
    }
    .onAppear(perform: health.load)
    .task { await agenda.load() }
    .task {
      do {
        let options = GenerationOptions(temperature: 0.5)
        answer = try await session.respond(to: "What is a harbour?", options: options).content
        for try await partial in session.streamResponse(to: "More") { answer = partial.content }
      } catch { answer = error.localizedDescription }
    }
  }
}

@MainActor private final class HealthModel: ObservableObject {
  @Published var steps = 0.0
  private let store = HKHealthStore()

  func load() {
    guard HKHealthStore.isHealthDataAvailable(),
      let type = HKObjectType.quantityType(forIdentifier: .stepCount)
    else { return }
    store.requestAuthorization(toShare: nil, read: [type]) { [weak self] success, _ in
      guard success else { return }
      DispatchQueue.main.async { self?.query(type) }
    }
  }

  private func query(_ type: HKQuantityType) {
    let start = Calendar.current.startOfDay(for: Date())
    let predicate = HKQuery.predicateForSamples(
      withStart: start, end: Date(), options: .strictStartDate)
    let query = HKStatisticsQuery(
      quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum
    ) { _, result, _ in
      let sum = result?.sumQuantity()?.doubleValue(for: HKUnit.count()) ?? 0
      DispatchQueue.main.async { self.steps = sum }
    }
    store.execute(query)
  }
}

@MainActor @Observable private final class Agenda {
  var events: [EKEvent] = []
  private let store = EKEventStore()

  func load() async {
    guard (try? await store.requestFullAccessToEvents()) == true else { return }
    let day = store.predicateForEvents(
      withStart: .now, end: .now.addingTimeInterval(86_400), calendars: nil)
    events = store.events(matching: day)
  }
}
