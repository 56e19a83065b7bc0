import Foundation

/// What a service could not do.
enum GrowthServiceError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// The person is not signed in any more.
  case unauthorized
  /// The server answered with a status.
  case server(Int)

  /// What went wrong, as a key of the app's strings.
  var title: String {
    switch self {
    case .offline: "Нет соединения"
    case .unauthorized: "Нужно войти снова"
    case .server: "Сервер не отвечает"
    }
  }

  /// What to do about it, as a key of the app's strings.
  var advice: String {
    switch self {
    case .offline: "Проверьте интернет и повторите. Ваши отметки сохранены на устройстве."
    case .unauthorized: "Вход устарел. Войдите ещё раз, чтобы увидеть свои цели."
    case .server: "Мы уже чиним. Повторите через минуту."
    }
  }
}
