import SwiftUI

/// The statistics of a person's games.
@MainActor
final class StatisticsViewModel: ObservableObject {
  /// The number of games that the history shows.
  static let historyLength = 10

  @Published private(set) var progress = UserProgress()
  @Published private(set) var bestRate: Double?
  @Published private(set) var latest: [GameScore] = []
  @Published private(set) var shares: [AnimalCategory: GameScore.Share] = [:]
  @Published private(set) var problem: String?
  private let service: any ScoreService
  private let now: @Sendable () -> Date

  /// Creates statistics and reads the games.
  init(service: any ScoreService, now: @escaping @Sendable () -> Date) {
    (self.service, self.now) = (service, now)
    load()
  }

  var today: Date { now() }

  var isEmpty: Bool { progress.gamesPlayed == 0 }

  /// Reads the games anew.
  func load() { attempt {} }

  /// Forgets all games.
  func deleteAll() { attempt { try service.deleteAll() } }

  private func attempt(_ action: () throws -> Void) {
    do {
      try action()
      progress = try service.progress()
      bestRate = try service.bestRate()
      latest = try service.latest(Self.historyLength)
      shares = try service.shares()
      problem = nil
    } catch {
      problem = String(describing: error)
      Log.game.error("Games could not be read: \(error)")
    }
  }
}
