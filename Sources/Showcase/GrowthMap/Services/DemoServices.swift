/// The behaviour of the demo mode's services.
enum DemoMode: Hashable, Sendable {
  /// Four goals.
  case usual
  /// No goal yet.
  case empty
  /// One goal.
  case single
  /// One goal, with a tree that is wider than a phone.
  case wide
  /// One goal that was made just now, with a sprint without tasks.
  case fresh
  /// The first calls fail, as many as said, the others answer.
  case failing(GrowthServiceError, times: Int)
  /// Goals are read and saved, but the first wishes are not taken, nor the first ends of a session,
  /// as many as said.
  case refusing(GrowthServiceError, times: Int)
  /// Goals are read, but none is saved.
  case failingToSave(GrowthServiceError)
  /// Goals are read, but there is no report on them: it fails, or with no error never comes.
  case withoutReport(GrowthServiceError?)
  /// No call ever comes back.
  case waiting
}

/// Fails or keeps waiting as a mode says.
@MainActor
private final class DemoFaults {
  private let mode: DemoMode
  private var left: Int
  /// A stream that nobody feeds, for calls that never come back.
  private let never = AsyncStream<Void>.makeStream()

  init(_ mode: DemoMode) {
    self.mode = mode
    switch mode {
    case .failing(_, let times), .refusing(_, let times): left = times
    default: left = 0
    }
  }

  func pass() async throws {
    if case .waiting = mode { try await wait() }
    guard left > 0, case .failing(let error, _) = mode else { return }
    left -= 1
    throw error
  }

  /// Passes what the person asks for beyond reading and saving.
  func passRequest() async throws {
    try await pass()
    guard left > 0, case .refusing(let error, _) = mode else { return }
    left -= 1
    throw error
  }

  /// Waits until nobody cares any more.
  func wait() async throws {
    for await _ in never.stream {}
    throw GrowthServiceError.offline
  }
}

/// A store that forgets everything when the app ends.
@MainActor
final class DemoSupabase: SupabaseService {
  private let faults: DemoFaults
  private let mode: DemoMode
  /// The goals that were saved, by id.
  private(set) var saved: [Goal.ID: Goal] = [:]
  /// The ids of the saved goals, the first one first.
  private var order: [Goal.ID] = []

  init(_ mode: DemoMode = .usual) { (self.mode, faults) = (mode, DemoFaults(mode)) }

  func authenticateUser() async throws -> UserProfile {
    try await faults.pass()
    return DemoData.profile
  }

  func signOut() async throws { try await faults.passRequest() }

  func fetchGoals() async throws -> [Goal] {
    try await faults.pass()
    let first = try beginnings()
    let added = order.filter { id in !first.contains { $0.id == id } }.compactMap { saved[$0] }
    return first.map { saved[$0.id] ?? $0 } + added
  }

  /// The goals that a mode begins with.
  private func beginnings() throws -> [Goal] {
    switch mode {
    case .empty: []
    case .single: Array(try DemoData.goals().prefix(1))
    case .wide: [DemoData.wideGoal]
    case .fresh: [DemoData.goal(from: "Научиться плавать")]
    case .usual, .failing, .refusing, .failingToSave, .withoutReport, .waiting: try DemoData.goals()
    }
  }

  func save(_ goal: Goal) async throws {
    try await faults.pass()
    if case .failingToSave(let error) = mode { throw error }
    if saved.updateValue(goal, forKey: goal.id) == nil { order.append(goal.id) }
  }
}

/// A server that knows its answers by heart.
@MainActor
final class DemoGrowthMapAPI: GrowthMapAPI {
  private let mode: DemoMode
  private let faults: DemoFaults
  private var made: [Goal.ID] = []

  init(_ mode: DemoMode = .usual) { (self.mode, faults) = (mode, DemoFaults(mode)) }

  func makeGoal(from wish: String) async throws -> Goal {
    try await faults.passRequest()
    made.append(FreshID.make("new-", beside: made))
    return DemoData.goal(from: wish, id: made.last ?? "new")
  }

  func report(on goals: [Goal]) async throws -> GrowthReport {
    try await faults.pass()
    if case .withoutReport(let error) = mode {
      if let error { throw error }
      try await faults.wait()
    }
    return DemoData.report(on: goals)
  }
}

/// Keeps what was counted, for tests.
@MainActor
final class RecordedAnalytics: AnalyticsService {
  private(set) var events: [AnalyticsEvent] = []

  func track(_ event: AnalyticsEvent) { events.append(event) }
}
