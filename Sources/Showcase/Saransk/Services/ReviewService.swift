import Combine

/// The source and the storage of reviews.
@MainActor protocol ReviewService {
  /// Fetches the reviews of a sight, the latest first.
  func reviews(of sight: POI.ID) -> AnyPublisher<[Review], ServiceError>
  /// Publishes a review.
  func add(_ review: Review) -> AnyPublisher<Review, ServiceError>
}

/// The sample reviews of the app's own file, and those written since it was opened.
@MainActor final class SampleReviews: ReviewService {
  private struct File: Decodable { let reviews: [Review] }

  private static let file = SampleData {
    try ShowcaseResource.decode(File.self, from: "Saransk/reviews.json").reviews
  }

  private var written: [Review] = []

  nonisolated init() {}

  func reviews(of sight: POI.ID) -> AnyPublisher<[Review], ServiceError> {
    do {
      let all = try (written + Self.file()).filter { $0.sight == sight }
      return Just(all.sorted { ($1.date, $0.id) < ($0.date, $1.id) })
        .setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    } catch {
      return Fail(error: .broken(String(describing: error))).eraseToAnyPublisher()
    }
  }

  func add(_ review: Review) -> AnyPublisher<Review, ServiceError> {
    written.append(review)
    return Just(review).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
  }
}
