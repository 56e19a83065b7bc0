import SwiftUI

/// The app: at its first launch the onboarding, where there are no goals yet; then the goals.
struct GrowthMapScreen: View {
  @StateObject private var onboarding: OnboardingViewModel
  @StateObject private var goals: GoalsListViewModel
  private let path: [GoalsListScreen.Place]
  private let sheet: GoalsListScreen.Sheet?

  /// Creates the app with services, at a page of its own choice.
  ///
  /// - Parameters:
  ///   - services: The services of the view models.
  ///   - page: The page of the onboarding; nil to leave it to the launch and the goals.
  ///   - path: The pages that were opened from the list.
  ///   - sheet: The sheet over the list.
  init(
    services: GrowthServices, page: Int? = nil, path: [GoalsListScreen.Place] = [],
    sheet: GoalsListScreen.Sheet? = nil
  ) {
    _onboarding = StateObject(
      wrappedValue: OnboardingViewModel(services: services, page: page))
    _goals = StateObject(wrappedValue: GoalsListViewModel(services: services))
    (self.path, self.sheet) = (path, sheet)
  }

  var body: some View {
    let isFirst = onboarding.precedes(goals.goals)
    Group {
      if isFirst {
        // It stays until the goals cover it: of two that fade, the window's white shows through.
        OnboardingScreen(model: onboarding).transition(.offset(.zero))
      } else {
        GoalsListScreen(model: goals, path: path, sheet: sheet).transition(.opacity)
      }
    }
    .animation(.easeInOut(duration: 0.4), value: isFirst)
    .appResources(GrowthStrings.resources)
  }
}

/// The strings of the growth map: Russian ones as they stand in the code, and their translations.
@MainActor
enum GrowthStrings {
  static let resources = AppResources(
    ShowcaseResource.folder.appendingPathComponent("GrowthMap"), developmentLanguage: "ru")
}
