import Combine

/// An error of a service.
enum ServiceError: Error, Equatable {
  case offline
  case broken(String)
}

/// The source of sights.
@MainActor protocol SightService {
  /// Fetches all sights.
  func sights() -> AnyPublisher<[POI], ServiceError>
}

/// The sights of the app's own file, which is read once.
struct BundledSights: SightService {
  private static let file = SampleData { try POI.load() }

  func sights() -> AnyPublisher<[POI], ServiceError> {
    do {
      return Just(try Self.file()).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    } catch {
      return Fail(error: .broken(String(describing: error))).eraseToAnyPublisher()
    }
  }
}
