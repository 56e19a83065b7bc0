import SwiftUI

/// The person's goals, and who the person is.
@MainActor
final class GoalsListViewModel: ObservableObject {
  /// An attempt that may fail, and be tried again.
  enum Attempt: Hashable, Sendable {
    case load, add, save(Goal.ID), signOut
  }

  @Published private(set) var goals: Loading<[Goal]> = .waiting
  @Published private(set) var profile: UserProfile?
  /// The failure that has not been read yet.
  @Published var failure: GrowthServiceError?
  /// The attempt that failed last, which a second try repeats.
  @Published private(set) var attempt = Attempt.load
  @Published var wish = ""
  @Published private(set) var isAdding = false
  /// A Boolean value that indicates whether the app reminds of tasks in the evening.
  @Published var isReminding: Bool {
    didSet { services.device.memory.isReminding = isReminding }
  }
  let services: GrowthServices

  init(services: GrowthServices) {
    self.services = services
    isReminding = services.device.memory.isReminding
  }

  /// Signs in and reads the goals; what was read before stays while it is read again.
  ///
  /// Who has signed out stays so.
  func load() async {
    guard !services.device.memory.isSignedOut else {
      goals = .failed(.signedOut)
      return
    }
    if goals.value == nil { goals = .waiting }
    let result = await Loading.result(of: { () async throws -> (UserProfile, [Goal]) in
      let profile = try await services.supabase.authenticateUser()
      return (profile, try await services.goals())
    })
    switch result {
    case .done(let (profile, goals)):
      (self.profile, self.goals, failure) = (profile, .done(goals), nil)
      // Who has goals needs no introduction, on whichever device they were made.
      if !goals.isEmpty { services.device.memory.hasLaunched = true }
    case .failed(let error):
      services.analytics.track(.failed(error))
      if goals.value == nil { goals = .failed(error) }
      // Who is signed out is told so in place of the list, where trying again would not help.
      (attempt, failure) = (.load, error.asksToSignIn ? nil : error)
    case .waiting: break
    }
  }

  /// Signs in after the person asked for it, and reads the goals.
  func signIn() async {
    services.device.memory.isSignedOut = false
    await load()
  }

  /// Ends the session on this device; what the server has not taken yet waits for the next one.
  func signOut() async {
    switch await Loading.result(of: { try await services.supabase.signOut() }) {
    case .done:
      services.device.memory.isSignedOut = true
      (profile, goals, failure) = (nil, .failed(.signedOut), nil)
    case .failed(let error): fail(error, in: .signOut)
    case .waiting: break
    }
  }

  /// Makes a goal of the wish that was typed.
  func addGoal() async {
    let wish = wish.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !wish.isEmpty, !isAdding else { return }
    isAdding = true
    defer { isAdding = false }
    switch await Loading.result(of: { try await services.api.makeGoal(from: wish) }) {
    case .done(let goal):
      goals = .done((goals.value ?? []) + [goal])
      self.wish = ""
      await save(goal)
    case .failed(let error): fail(error, in: .add)
    case .waiting: break
    }
  }

  private func save(_ goal: Goal) async {
    let result = await Loading.result(of: { try await services.keep(goal) })
    if let error = result.error { fail(error, in: .save(goal.id)) } else { failure = nil }
  }

  /// Tries once more what failed last.
  func retry() async {
    switch attempt {
    case .load: await load()
    case .add: await addGoal()
    case .save(let id): if let goal = goal(id) { await save(goal) }
    case .signOut: await signOut()
    }
  }

  private func fail(_ error: GrowthServiceError, in attempt: Attempt) {
    services.analytics.track(.failed(error))
    (self.attempt, failure) = (attempt, error)
  }

  /// Takes on a goal that was changed elsewhere.
  func update(_ goal: Goal) {
    guard var list = goals.value, let index = list.firstIndex(where: { $0.id == goal.id }) else {
      return
    }
    list[index] = goal
    goals = .done(list)
  }

  func goal(_ id: Goal.ID) -> Goal? { goals.value?.first { $0.id == id } }

  /// The number of overdue tasks in all sprints.
  var overdue: Int {
    (goals.value ?? []).reduce(0) { sum, goal in
      sum + goal.sprint.tasks.count { $0.isOverdue(on: services.today) }
    }
  }
}
