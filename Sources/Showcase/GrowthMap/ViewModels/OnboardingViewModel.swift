import SwiftUI

/// The pages before the first goal.
@MainActor
final class OnboardingViewModel: ObservableObject {
  /// A page of the onboarding.
  struct Page: Identifiable, Hashable {
    let id: Int
    let picture: String
    let title: String
    let text: String
  }

  static let pages = [
    Page(
      id: 0, picture: "onboarding-growth", title: "Цель становится картой",
      text: "Запишите, чего хотите достичь. Карта разложит путь на навыки — от простых к сложным."),
    Page(
      id: 1, picture: "onboarding-sprint", title: "Неделя — один спринт",
      text: "Каждую неделю — несколько задач по силам. Отмечайте сделанное, переносите остальное."),
    Page(
      id: 2, picture: "onboarding-report", title: "Рост видно",
      text: "Отчёт покажет, сколько времени вы вложили и какие навыки окрепли."),
  ]

  @Published private(set) var index: Int
  /// A Boolean value that indicates whether the pages have not been seen yet.
  @Published private(set) var needsOnboarding: Bool
  /// A Boolean value that indicates whether the pages show whatever goals there are.
  private let isForced: Bool
  private let services: GrowthServices

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - services: The services, of which the device remembers the first launch.
  ///   - page: The page to begin with, which shows in any case; nil to leave it to the launch.
  init(services: GrowthServices, page: Int? = nil) {
    (self.services, index, isForced) = (services, page ?? 0, page != nil)
    needsOnboarding = page != nil || !services.device.memory.hasLaunched
  }

  /// Returns a Boolean value that indicates whether the pages come before the goals: at the first
  /// launch of somebody who has none.
  func precedes(_ goals: Loading<[Goal]>) -> Bool {
    needsOnboarding && (isForced || goals.value?.isEmpty == true)
  }

  var page: Page { Self.pages[index] }
  var isLast: Bool { index == Self.pages.count - 1 }

  /// Goes on to the next page, or to the goals from the last one.
  func next() {
    guard !isLast else { return finish(skipped: false) }
    index += 1
  }

  func back() { index = max(0, index - 1) }

  func skip() { finish(skipped: true) }

  private func finish(skipped: Bool) {
    needsOnboarding = false
    services.device.memory.hasLaunched = true
    services.analytics.track(.onboardingFinished(skipped: skipped))
  }
}
