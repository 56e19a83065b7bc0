/// The behaviour of the demo mode's services.
enum DemoMode: Hashable, Sendable {
  /// Four goals.
  case usual
  /// No goal yet.
  case empty
  /// One goal.
  case single
  /// One goal that was made just now, with a sprint without tasks.
  case fresh
  /// The first calls fail, as many as said, the others answer.
  case failing(GrowthServiceError, times: Int)
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
    if case .failing(_, let times) = mode { left = times } else { left = 0 }
  }

  func pass() async throws {
    if case .waiting = mode {
      for await _ in never.stream {}
      throw GrowthServiceError.offline
    }
    guard left > 0, case .failing(let error, _) = mode else { return }
    left -= 1
    throw error
  }
}

/// A store that forgets everything when the app ends.
@MainActor
final class DemoSupabase: SupabaseService {
  private let faults: DemoFaults
  private let mode: DemoMode
  /// The goals that were saved, by id.
  private(set) var saved: [String: Goal] = [:]

  init(_ mode: DemoMode = .usual) { (self.mode, faults) = (mode, DemoFaults(mode)) }

  func authenticateUser() async throws -> UserProfile {
    try await faults.pass()
    return DemoData.profile
  }

  func fetchGoals() async throws -> [Goal] {
    try await faults.pass()
    let goals = try DemoData.goals().map { saved[$0.id] ?? $0 }
    switch mode {
    case .empty: return []
    case .single: return Array(goals.prefix(1))
    case .fresh: return [DemoData.goal(from: "Научиться плавать")]
    case .usual, .failing, .waiting: return goals
    }
  }

  func save(_ goal: Goal) async throws {
    try await faults.pass()
    saved[goal.id] = goal
  }
}

/// A server that knows its answers by heart.
@MainActor
final class DemoGrowthMapAPI: GrowthMapAPI {
  private let faults: DemoFaults

  init(_ mode: DemoMode = .usual) { faults = DemoFaults(mode) }

  func makeGoal(from wish: String) async throws -> Goal {
    try await faults.pass()
    return DemoData.goal(from: wish)
  }

  func report(on goals: [Goal]) async throws -> GrowthReport {
    try await faults.pass()
    return DemoData.report(on: goals)
  }
}

/// Keeps what was counted, for tests.
@MainActor
final class RecordedAnalytics: AnalyticsService {
  private(set) var events: [AnalyticsEvent] = []

  func track(_ event: AnalyticsEvent) { events.append(event) }
}
