/// The encyclopedia's loggers.
enum Log {
  static let encyclopedia = logger("Encyclopedia")
  static let game = logger("Game")

  private static func logger(_ category: String) -> Logger {
    Logger(subsystem: "vitrine.showcase.animals", category: category)
  }
}
