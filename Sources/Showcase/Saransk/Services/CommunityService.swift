import Combine

/// The source of badges, of the leaderboard and of what an account has done.
@MainActor protocol CommunityService {
  /// Fetches all of it.
  func community() -> AnyPublisher<Community, ServiceError>
}

/// The sample of the app's own file.
struct BundledCommunity: CommunityService {
  func community() -> AnyPublisher<Community, ServiceError> {
    do {
      return Just(try Community.sample()).setFailureType(to: ServiceError.self)
        .eraseToAnyPublisher()
    } catch {
      return Fail(error: .broken(String(describing: error))).eraseToAnyPublisher()
    }
  }
}
