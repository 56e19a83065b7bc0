/// The events that the app counts; never a person's words.
enum AnalyticsEvent: Hashable, Sendable {
  case onboardingFinished(skipped: Bool)
  case goalOpened(id: String)
  case taskCompleted(id: String)
  case taskAdded
  case failed(GrowthServiceError)
}

/// Counts what happens in the app.
@MainActor
protocol AnalyticsService: AnyObject {
  /// Counts an event.
  func track(_ event: AnalyticsEvent)
}
