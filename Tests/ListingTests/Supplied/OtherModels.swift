import SwiftUI

// What the listings of the encyclopedia and of the growth map mention.

/// The system's log, of which the listing makes one and writes nothing.
struct Logger: Sendable {
  let subsystem: String
  let category: String
}

enum AnimalCategory: String, CaseIterable { case mammal, bird, reptile, fish }

/// What the encyclopedia's list of animals to begin with is made of.
typealias AnimalRow = (
  name: String, scientific: String, description: String, habitat: String, lifespan: String,
  fact: String, category: AnimalCategory, imageName: String
)

@MainActor
final class OnboardingViewModel: ObservableObject {
  @Published var needsOnboarding = true
}

struct OnboardingView: View {
  @ObservedObject var viewModel: OnboardingViewModel

  var body: some View {
    VStack(spacing: LayoutConstants.medium) {
      Text("Первая цель").font(Typography.title).foregroundColor(Colors.textPrimary)
      Text("С чего начнём?").font(Typography.body).foregroundColor(Colors.textSecondary)
      Button("Начать") { viewModel.needsOnboarding = false }.tint(Colors.accent)
    }
    .padding(LayoutConstants.large)
    .background(Colors.cardBackground)
    .cornerRadius(LayoutConstants.cornerRadius)
  }
}

struct GoalsListView: View {
  var body: some View {
    NavigationStack { List { Text("Выучить Swift") }.navigationTitle("Цели") }
  }
}
