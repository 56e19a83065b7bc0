/// The encyclopedia's loggers.
enum Log {
  static let app = logger("App")
  static let persistence = logger("Persistence")
  static let animalData = logger("AnimalData")
  static let encyclopedia = logger("Encyclopedia")
  static let game = logger("Game")

  private static func logger(_ category: String) -> Logger {
    Logger(subsystem: "vitrine.showcase.animals", category: category)
  }
}
