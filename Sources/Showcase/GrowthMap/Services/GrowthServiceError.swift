import Foundation

/// The failure of a service.
enum GrowthServiceError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// The person is not signed in any more.
  case unauthorized
  /// The server answered with a status.
  case server(Int)

  /// The failure, as a key of the app's strings.
  var title: String {
    switch self {
    case .offline: "Нет соединения"
    case .unauthorized: "Нужно войти снова"
    case .server: "Сервер не отвечает"
    }
  }

  /// The advice on the failure, as a key of the app's strings.
  var advice: String {
    switch self {
    case .offline: "Проверьте интернет и повторите. Ваши отметки сохранены на устройстве."
    case .unauthorized: "Вход устарел. Войдите ещё раз, чтобы увидеть свои цели."
    case .server: "Мы уже чиним. Повторите через минуту."
    }
  }
}
