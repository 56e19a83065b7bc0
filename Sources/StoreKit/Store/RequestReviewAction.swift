/// An action that asks for a review of the app; a still asks for none.
///
///     @Environment(\.requestReview) private var requestReview
///
///     Button("Rate Tides") { requestReview() }
public struct RequestReviewAction: Sendable {
  /// Has no effect: a still asks for no review.
  @MainActor public func callAsFunction() {}
}

private enum RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction { RequestReviewAction() }
}

extension EnvironmentValues {
  /// An action that asks for a review of the app.
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}
