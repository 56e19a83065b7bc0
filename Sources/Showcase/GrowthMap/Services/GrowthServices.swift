/// The services that view models are given.
@MainActor
struct GrowthServices {
  let supabase: any SupabaseService
  let api: any GrowthMapAPI
  let analytics: any AnalyticsService
  let device: any DeviceStore
  /// The day that counts as today.
  let today: CalendarDay
}

extension GrowthServices {
  /// The services of the demo mode, in which nothing leaves the device.
  ///
  /// - Parameters:
  ///   - mode: The behaviour of the services.
  ///   - memory: What the device remembers; without one, of a launch before this.
  /// - Returns: The services.
  static func demo(
    _ mode: DemoMode = .usual, memory: DeviceMemory = DeviceMemory(hasLaunched: true)
  ) -> GrowthServices {
    GrowthServices(
      supabase: DemoSupabase(mode), api: DemoGrowthMapAPI(mode), analytics: RecordedAnalytics(),
      device: DemoDevice(memory), today: DemoData.today)
  }
}

extension GrowthServices {
  /// Saves a goal; until the server has taken it, it stays on the device.
  ///
  /// - Throws: ``GrowthServiceError``.
  func keep(_ goal: Goal) async throws {
    device.memory.hold(goal)
    try await supabase.save(goal)
    device.memory.release(goal)
  }

  /// Reads the person's goals, with the changes that the server has not taken yet and is now
  /// offered again.
  ///
  /// - Throws: ``GrowthServiceError``.
  func goals() async throws -> [Goal] {
    for goal in device.memory.unsaved {
      // What fails once more stays on the device; whether there is a connection, the next call
      // tells.
      try? await keep(goal)
    }
    return device.memory.merged(into: try await supabase.fetchGoals())
  }
}

/// The state of a request to a service.
enum Loading<Value> {
  case waiting
  case done(Value)
  case failed(GrowthServiceError)

  var value: Value? { if case .done(let value) = self { value } else { nil } }
  var error: GrowthServiceError? { if case .failed(let error) = self { error } else { nil } }
  var isWaiting: Bool { if case .waiting = self { true } else { false } }
}

extension Loading {
  /// Returns the result of a call; an error of another kind counts as the server's.
  @MainActor
  static func result(of call: @MainActor () async throws -> Value) async -> Loading {
    do {
      return .done(try await call())
    } catch let error as GrowthServiceError {
      return .failed(error)
    } catch {
      return .failed(.server(500))
    }
  }
}
