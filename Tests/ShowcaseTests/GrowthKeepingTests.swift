import Foundation
import Testing

@testable import Showcase

/// What the growth map keeps: goals and their changes, the first launch, the session, the reminder.
@Suite("What the growth map keeps") @MainActor
struct GrowthKeepingTests {
  private func goal() throws -> Goal { try #require(try DemoData.goals().first) }

  @Test("A task that is added behind a removed one has an id of its own")
  func taskIDs() async throws {
    let model = SprintViewModel(goal: try goal(), services: .demo())
    await model.delete(at: [0])
    for title in ["Выучить песню", "Прочитать статью"] {
      model.draft = title
      await model.add()
    }
    let ids = model.tasks.map(\.id)
    #expect(ids.count == 5 && Set(ids).count == 5)
    #expect(ids.suffix(2) == ["english-task-5", "english-task-6"])
  }

  @Test("Numbers go on above the highest, and other beginnings do not count")
  func freshIDs() {
    #expect(FreshID.make("a-", beside: []) == "a-1")
    #expect(FreshID.make("a-", beside: ["a-1", "a-9", "b-12", "a-x"]) == "a-10")
  }

  @Test("Two wishes become two goals, which are there after the goals are read anew")
  func addedGoals() async {
    let model = GoalsListViewModel(services: .demo())
    await model.load()
    for wish in ["Плавать", "Петь"] {
      model.wish = wish
      await model.addGoal()
    }
    await model.load()
    let goals = model.goals.value ?? []
    #expect(goals.count == 6 && Set(goals.map(\.id)).count == 6)
    #expect(goals.suffix(2).map(\.title) == ["Плавать", "Петь"])
  }

  @Test("What the server does not take is passed on, and offered to it again with the next reading")
  func unsavedChanges() async throws {
    let services = GrowthServices.demo(.failing(.offline, times: 1))
    var passed: [Goal] = []
    let tasks = SprintViewModel(goal: try goal(), services: services) { passed.append($0) }
    await tasks.toggle("english-task-3")
    #expect(tasks.failure == .offline)
    #expect(passed.last?.sprint.tasks[2].done == true)
    #expect(services.device.memory.unsaved.map(\.id) == ["english"])
    let list = GoalsListViewModel(services: services)
    await list.load()
    #expect(list.goal("english")?.sprint.tasks[2].done == true)
    #expect(services.device.memory.unsaved.isEmpty)
  }

  @Test("A change that the server never takes stays on the device, whatever it answers")
  func neverSaved() async throws {
    let services = GrowthServices.demo(.failingToSave(.server(503)))
    let tasks = SprintViewModel(goal: try goal(), services: services)
    await tasks.toggle("english-task-3")
    await tasks.toggle("english-task-4")
    let list = GoalsListViewModel(services: services)
    await list.load()
    #expect(list.goal("english")?.sprint.progress == 1)
    #expect(list.goals.value?.count == 4)
    // The control: a server that takes all leaves nothing behind.
    let taking = GrowthServices.demo()
    await SprintViewModel(goal: try goal(), services: taking).toggle("english-task-3")
    #expect(taking.device.memory.unsaved.isEmpty && services.device.memory.unsaved.count == 1)
  }

  @Test("The onboarding is for a first launch without goals, and is remembered")
  func firstLaunch() async {
    func comes(_ mode: DemoMode, _ memory: DeviceMemory) async -> Bool {
      let services = GrowthServices.demo(mode, memory: memory)
      let list = GoalsListViewModel(services: services)
      await list.load()
      return OnboardingViewModel(services: services).precedes(list.goals)
    }
    #expect(await comes(.empty, DeviceMemory()))
    #expect(await !comes(.empty, DeviceMemory(hasLaunched: true)))
    #expect(await !comes(.usual, DeviceMemory()))
    let services = GrowthServices.demo(.empty, memory: DeviceMemory())
    OnboardingViewModel(services: services).skip()
    #expect(services.device.memory.hasLaunched)
  }

  @Test("Who signs out sees no goals, also at the next launch, until they sign in")
  func session() async {
    let services = GrowthServices.demo()
    let list = GoalsListViewModel(services: services)
    await list.load()
    await list.signOut()
    #expect(list.profile == nil && list.goals.error == .signedOut && list.failure == nil)
    let next = GoalsListViewModel(services: services)
    await next.load()
    #expect(next.goals.error == .signedOut)
    await next.signIn()
    #expect(next.goals.value?.count == 4 && next.profile == DemoData.profile)
  }

  @Test("A reminder that is turned off stays off")
  func reminder() {
    let services = GrowthServices.demo()
    let list = GoalsListViewModel(services: services)
    #expect(list.isReminding)
    list.isReminding = false
    #expect(!GoalsListViewModel(services: services).isReminding)
  }

  @Test("A device's file is read by the next launch; a damaged one is told of")
  func file() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("growth-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try FileDevice(file: file)
    #expect(first.memory == DeviceMemory())
    first.memory.hasLaunched = true
    first.memory.hold(try goal())
    #expect(try FileDevice(file: file).memory == first.memory)
    try Data("no".utf8).write(to: file)
    #expect(throws: DeviceStoreError.self) { try FileDevice(file: file) }
  }

  @Test("Only what was saved as it is now is forgotten")
  func releasing() throws {
    var memory = DeviceMemory()
    let old = try goal()
    var new = old
    new.sprint.tasks = []
    memory.hold(old)
    memory.hold(new)
    memory.release(old)
    #expect(memory.unsaved == [new])
    #expect(memory.merged(into: [old]) == [new])
    memory.release(new)
    #expect(memory.unsaved.isEmpty)
  }
}
