import Combine

/// An error in signing in.
enum AccountError: Error, Equatable { case wrongPassword, offline }

/// Who signs people in.
@MainActor protocol AccountService {
  func signIn(email: String, password: String) -> AnyPublisher<TouristProfile, AccountError>
  /// Sends a letter by which a password is chosen anew, to whoever has an account there.
  func sendRecovery(to email: String) -> AnyPublisher<Void, AccountError>
}

/// A stand-in for a server: it knows one account, with the password `saransk1641`.
struct SampleAccounts: AccountService {
  let community: Community

  func signIn(email: String, password: String) -> AnyPublisher<TouristProfile, AccountError> {
    guard email.lowercased() == community.user.email, password == "saransk1641" else {
      return Fail(error: .wrongPassword).eraseToAnyPublisher()
    }
    return Just(community.user).setFailureType(to: AccountError.self).eraseToAnyPublisher()
  }

  func sendRecovery(to email: String) -> AnyPublisher<Void, AccountError> {
    Just(()).setFailureType(to: AccountError.self).eraseToAnyPublisher()
  }
}
