import SwiftUI

/// The app: the onboarding until it was seen, then the goals.
struct GrowthMapScreen: View {
  @StateObject private var onboarding: OnboardingViewModel
  @StateObject private var goals: GoalsListViewModel
  private let path: [GoalsListScreen.Place]
  private let sheet: GoalsListScreen.Sheet?

  /// Creates the app with services, at a page of its own choice.
  ///
  /// - Parameters:
  ///   - services: The services of the view models.
  ///   - page: The page of the onboarding; nil if it was seen before.
  ///   - path: The pages that were opened from the list.
  ///   - sheet: The sheet over the list.
  init(
    services: GrowthServices, page: Int? = nil, path: [GoalsListScreen.Place] = [],
    sheet: GoalsListScreen.Sheet? = nil
  ) {
    _onboarding = StateObject(
      wrappedValue: OnboardingViewModel(
        services: services, index: page ?? 0, needsOnboarding: page != nil))
    _goals = StateObject(wrappedValue: GoalsListViewModel(services: services))
    (self.path, self.sheet) = (path, sheet)
  }

  var body: some View {
    Group {
      if onboarding.needsOnboarding {
        OnboardingScreen(model: onboarding)
      } else {
        GoalsListScreen(model: goals, path: path, sheet: sheet)
          .transition(.opacity.combined(with: .move(edge: .bottom)))
      }
    }
    .animation(.easeInOut(duration: 0.4), value: onboarding.needsOnboarding)
    .appResources(GrowthStrings.resources)
  }
}

/// The strings of the growth map: Russian ones as they stand in the code, and their translations.
@MainActor
enum GrowthStrings {
  static let resources = AppResources(
    ShowcaseResource.folder.appendingPathComponent("GrowthMap"), developmentLanguage: "ru")
}
