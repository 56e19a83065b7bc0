import Foundation
import Testing

@testable import Showcase

@Suite("The growth map's models, services and view models") @MainActor
struct GrowthModelTests {
  private func goal() throws -> Goal { try #require(try DemoData.goals().first) }

  // MARK: Models

  @Test("A day is read, written and put into words")
  func days() throws {
    let day = try #require(CalendarDay("2026-12-20"))
    #expect(day.words(in: Locale(identifier: "ru")) == "20 декабря")
    #expect(try JSONEncoder().encode([day]) == Data("[\"2026-12-20\"]".utf8))
    #expect(
      try JSONDecoder().decode([CalendarDay].self, from: Data("[\"2026-12-20\"]".utf8)) == [day])
    for text in ["2026-02-30", "2026-12", "", "x-y-z", "2026-13-01"] {
      #expect(CalendarDay(text) == nil)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data("[\"soon\"]".utf8))
    }
  }

  @Test("A tree puts each skill beneath all that it requires")
  func tree() throws {
    for goal in try DemoData.goals() {
      let tree = SkillTree(goal.skills)
      let rows = Dictionary(
        uniqueKeysWithValues: tree.rows.enumerated().flatMap { row, skills in
          skills.map { ($0.id, row) }
        })
      #expect(rows.count == goal.skills.count)
      for link in tree.links {
        let (from, to) = (try #require(rows[link.from]), try #require(rows[link.to]))
        #expect(from < to)
      }
      #expect(tree.links.count == goal.skills.reduce(0) { $0 + $1.requires.count })
    }
    #expect(SkillTree([]).rows.isEmpty)
  }

  @Test("In one column no line lies over another, and each leads on to all that require its skill")
  func lanes() throws {
    for goal in try DemoData.goals() {
      let tree = SkillTree(goal.skills)
      let order = tree.rows.joined().map(\.id)
      let spans = try tree.lanes.map { lane in
        let (first, last) = (try #require(lane.to.first), try #require(lane.to.last))
        let from = try #require(order.firstIndex(of: lane.from))
        #expect(try from < #require(order.firstIndex(of: first)))
        return (lane.place, from..<(try #require(order.firstIndex(of: last))))
      }
      for (index, span) in spans.enumerated() {
        for other in spans[(index + 1)...] where other.0 == span.0 {
          #expect(!other.1.overlaps(span.1))
        }
      }
      let links = tree.lanes.flatMap { lane in
        lane.to.map { SkillTree.Link(from: lane.from, to: $0) }
      }
      #expect(Set(links) == Set(tree.links))
    }
  }

  @Test("A skill is locked, available or done; a task is overdue after its day, until it is done")
  func states() throws {
    let states = try DemoData.goals().flatMap(\.skills).map(\.state)
    #expect(Set(states) == Set(Skill.State.allCases))
    var task = try #require(try goal().sprint.tasks.last)
    #expect(!task.isOverdue(on: task.due))
    #expect(task.isOverdue(on: task.due.advanced(by: 1)))
    task.done = true
    #expect(!task.isOverdue(on: task.due.advanced(by: 1)))
  }

  @Test("A sprint of no tasks has made no progress, and initials are two letters")
  func edges() {
    let sprint = DemoData.goal(from: "x").sprint
    #expect(sprint.progress == 0)
    #expect(UserProfile.initials(of: DemoData.profile.name) == "АС")
  }

  // MARK: Services

  @Test("The store answers, remembers what is saved, and fails as often as it is told")
  func store() async throws {
    let store = DemoSupabase()
    #expect(try await store.fetchGoals().count == 4)
    var goal = try goal()
    goal.sprint.tasks = []
    try await store.save(goal)
    #expect(try await store.fetchGoals().first?.sprint.tasks.isEmpty == true)
    let failing = DemoSupabase(.failing(.server(503), times: 1))
    await #expect(throws: GrowthServiceError.server(503)) { try await failing.fetchGoals() }
    #expect(try await failing.fetchGoals().count == 4)
    #expect(try await DemoSupabase(.empty).fetchGoals().isEmpty)
    #expect(try await DemoSupabase(.single).fetchGoals().count == 1)
  }

  @Test("The server makes goals of wishes, and reports whose sums agree")
  func server() async throws {
    let api = DemoGrowthMapAPI()
    let goal = try await api.makeGoal(from: "Плавать")
    #expect(goal.title == "Плавать" && goal.skills.first?.state == .available)
    let report = try await api.report(on: try DemoData.goals())
    #expect(report.byGoal.reduce(0) { $0 + $1.minutes } == report.minutes)
    #expect(report.levels.map(\.progress) == report.levels.map(\.progress).sorted())
    #expect(try await api.report(on: []).minutes == 0)
  }

  // MARK: View models

  @Test("The onboarding goes on, back and out, and tells whether it was skipped")
  func onboarding() throws {
    let services = GrowthServices.demo(memory: DeviceMemory())
    let model = OnboardingViewModel(services: services)
    model.back()
    #expect(model.index == 0)
    model.next()
    model.next()
    #expect(model.isLast && model.needsOnboarding)
    model.next()
    #expect(!model.needsOnboarding)
    let skipped = OnboardingViewModel(services: services)
    skipped.skip()
    let analytics = try #require(services.analytics as? RecordedAnalytics)
    #expect(
      analytics.events == [.onboardingFinished(skipped: false), .onboardingFinished(skipped: true)])
  }

  @Test("Goals are read; what fails is told, and a second try may succeed")
  func goalsList() async {
    let model = GoalsListViewModel(services: .demo(.failing(.offline, times: 1)))
    #expect(model.goals.isWaiting)
    await model.load()
    #expect(model.goals.error == .offline && model.failure == .offline)
    await model.load()
    #expect(model.goals.value?.count == 4 && model.failure == nil)
    #expect(model.profile == DemoData.profile)
    #expect(model.overdue == 1)
  }

  @Test("A failure after goals were read keeps them; who is signed out is not asked to retry")
  func goalsKept() async {
    let signedOut = GoalsListViewModel(services: .demo(.failing(.unauthorized, times: 1)))
    await signedOut.load()
    #expect(signedOut.failure == nil && signedOut.goals.error == .unauthorized)
    await signedOut.load()
    #expect(signedOut.goals.value?.count == 4)
  }

  @Test("A wish becomes a goal; an empty one does not")
  func wishes() async {
    let model = GoalsListViewModel(services: .demo(.empty))
    await model.load()
    model.wish = "   "
    await model.addGoal()
    #expect(model.goals.value?.isEmpty == true)
    model.wish = " Плавать "
    await model.addGoal()
    #expect(model.goals.value?.map(\.title) == ["Плавать"])
    #expect(model.wish.isEmpty && !model.isAdding)
  }

  @Test("A wish that was not taken is tried again as it was typed, not the list that was read")
  func wishTriedAgain() async {
    let services = GrowthServices.demo(.refusing(.offline, times: 1))
    let model = GoalsListViewModel(services: services)
    await model.load()
    model.wish = " Плавать "
    await model.addGoal()
    #expect(model.failure == .offline && model.attempt == .add && !model.isAdding)
    #expect(model.goals.value?.count == 4 && model.wish == " Плавать ")
    #expect((services.analytics as? RecordedAnalytics)?.events == [.failed(.offline)])
    // The control: reading the list, which the button did before, adds nothing.
    await model.load()
    #expect(model.goals.value?.count == 4 && model.attempt == .add)
    await model.retry()
    #expect(model.failure == nil && model.goals.value?.map(\.title).last == "Плавать")
    #expect(model.goals.value?.count == 5 && model.wish.isEmpty)
  }

  @Test("A goal that was not saved is saved again, and not made twice")
  func goalSavedAgain() async {
    let services = GrowthServices.demo(.failingToSave(.server(503)))
    let model = GoalsListViewModel(services: services)
    await model.load()
    model.wish = "Плавать"
    await model.addGoal()
    #expect(model.failure == .server(503) && model.wish.isEmpty)
    await model.retry()
    #expect(model.failure == .server(503) && model.goals.value?.count == 5)
    let failed = AnalyticsEvent.failed(.server(503))
    #expect((services.analytics as? RecordedAnalytics)?.events == [failed, failed])
  }

  @Test("Who could not sign out is signed out by a second try")
  func signOutTriedAgain() async {
    let services = GrowthServices.demo(.refusing(.server(503), times: 1))
    let model = GoalsListViewModel(services: services)
    await model.load()
    await model.signOut()
    #expect(model.failure == .server(503) && model.attempt == .signOut)
    #expect(model.profile == DemoData.profile && !services.device.memory.isSignedOut)
    #expect((services.analytics as? RecordedAnalytics)?.events == [.failed(.server(503))])
    await model.retry()
    #expect(model.failure == nil && model.profile == nil && model.goals.error == .signedOut)
    #expect(services.device.memory.isSignedOut)
    // The control: what failed to be read is read again.
    let reading = GoalsListViewModel(services: .demo(.failing(.offline, times: 1)))
    await reading.load()
    await reading.retry()
    #expect(reading.goals.value?.count == 4 && reading.profile == DemoData.profile)
  }

  @Test("A skill is looked at and away from; a locked one tells what it waits for")
  func skills() throws {
    let model = GoalDetailViewModel(goal: try goal(), services: .demo())
    let locked = try #require(model.goal.skills.first { $0.state == .locked })
    model.select(locked)
    #expect(model.selected == locked)
    #expect(model.missing(for: locked).map(\.id) == ["listening", "dialogue"])
    var goal = model.goal
    goal.sprint.tasks = []
    model.update(goal)
    #expect(model.goal == goal && model.selected == locked)
    model.select(locked)
    #expect(model.selected == nil)
  }

  @Test("Tasks are done, added, moved and removed, and each change is saved and passed on")
  func sprint() async throws {
    let services = GrowthServices.demo()
    var passed: [Goal] = []
    let model = SprintViewModel(goal: try goal(), services: services) { passed.append($0) }
    await model.toggle("english-task-3")
    #expect(model.tasks[2].done)
    model.draft = " Выучить песню "
    await model.add()
    #expect(model.tasks.last?.title == "Выучить песню" && model.draft.isEmpty)
    await model.move(from: [4], to: 0)
    #expect(model.tasks.first?.title == "Выучить песню")
    await model.delete(at: [0])
    #expect(model.tasks.count == 4)
    await model.toggle("english-task-4")
    #expect(model.isDone)
    await model.toggle("no such task")
    #expect(passed.count == 5)
    #expect(services.device.memory.unsaved.isEmpty)
    #expect((services.supabase as? DemoSupabase)?.saved["english"] == model.goal)
    let events = (services.analytics as? RecordedAnalytics)?.events ?? []
    #expect(
      events == [
        .taskCompleted(id: "english-task-3"), .taskAdded, .taskCompleted(id: "english-task-4"),
      ])
  }

  @Test("What could not be saved stays, and is saved by a second try")
  func unsaved() async throws {
    let model = SprintViewModel(
      goal: try goal(), services: .demo(.failing(.offline, times: 1)))
    await model.toggle("english-task-3")
    #expect(model.failure == .offline && model.tasks[2].done)
    await model.save()
    #expect(model.failure == nil)
  }

  @Test("A report is read, or fails and is read again; a chosen week tells its minutes")
  func report() async throws {
    let model = GrowthReportViewModel(
      goals: try DemoData.goals(), services: .demo(.failing(.server(500), times: 1)))
    await model.load()
    #expect(model.report.error == .server(500) && model.failure == .server(500))
    await model.load()
    #expect(model.failure == nil)
    let report = try #require(model.report.value)
    #expect(model.chosen == nil)
    model.week = report.levels[1].week.date.addingTimeInterval(86_400)
    #expect(model.chosen?.minutes == 165)
    model.week = .distantPast
    #expect(model.chosen == nil)
  }
}
