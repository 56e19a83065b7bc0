/// The services that view models are given.
@MainActor
struct GrowthServices {
  let supabase: any SupabaseService
  let api: any GrowthMapAPI
  let analytics: any AnalyticsService
  /// The day that counts as today.
  let today: CalendarDay
}

extension GrowthServices {
  /// The services of the demo mode, in which nothing leaves the device.
  static func demo(_ mode: DemoMode = .usual) -> GrowthServices {
    let supabase = DemoSupabase(mode)
    return GrowthServices(
      supabase: supabase, api: DemoGrowthMapAPI(mode), analytics: RecordedAnalytics(),
      today: DemoData.today)
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
