import Foundation

/// The failure of a service.
enum GrowthServiceError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// The person is not signed in any more.
  case unauthorized
  /// The person has signed out.
  case signedOut
  /// The server answered with a status.
  case server(Int)

  /// The failure, as a key of the app's strings.
  var title: String {
    switch self {
    case .offline: "Нет соединения"
    case .unauthorized: "Нужно войти снова"
    case .signedOut: "Вы не вошли"
    case .server: "Сервер не отвечает"
    }
  }

  /// The advice on the failure, as a key of the app's strings.
  var advice: String {
    switch self {
    case .offline: "Проверьте интернет и повторите."
    case .unauthorized: "Вход устарел. Войдите ещё раз, чтобы увидеть свои цели."
    case .signedOut: "Войдите, чтобы увидеть свой рост на всех устройствах."
    case .server: "Мы уже чиним. Повторите через минуту."
    }
  }

  /// A Boolean value that indicates whether the person has to sign in, where trying again alone
  /// would not help.
  var asksToSignIn: Bool { self == .unauthorized || self == .signedOut }
}
