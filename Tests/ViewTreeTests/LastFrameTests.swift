import StageSupport
import Testing
import TestSupport

@testable import ViewTree

/// Tells how often somebody has asked for its publisher.
private final class Model: ObservableObject {
  private let publisher = ObservableObjectPublisher()
  private(set) var subscriptions = 0
  var name = "early" { willSet { publisher.send() } }

  var objectWillChange: ObservableObjectPublisher {
    subscriptions += 1
    return publisher
  }
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View { Text(verbatim: model.name) }
}

/// A frame that none follows: objects are subscribed to only where somebody acts.
@MainActor @Suite struct LastFrameTests {
  private func words(_ stage: Stage) throws -> [String] {
    try stage.host.render(in: stage.surroundings, isLast: true).items.flatMap(\.words).map(\.text)
  }

  @Test func whatOnlyReadsSubscribesToNothing() throws {
    let model = Model()
    #expect(try words(Stage { Reader(model: model) }) == ["early"])
    #expect(model.subscriptions == 0)
    #expect(try Stage { Reader(model: model) }.texts() == ["early"])
    #expect(model.subscriptions == 1)
  }

  @Test func anActionAtTheEndOfThePassIsSeen() throws {
    let model = Model()
    let stage = Stage { Reader(model: model).onAppear { model.name = "late" } }
    #expect(try words(stage) == ["late"])
    #expect(model.subscriptions == 1)
  }

  @Test func aPublisherThatHasAValueAtOnceIsSeen() throws {
    let model = Model()
    let stage = Stage {
      VStack {
        Reader(model: model)
        Text(verbatim: "below").onReceive(Just("late")) { model.name = $0 }
      }
    }
    #expect(try words(stage) == ["late", "below"])
  }

  @Test func aFrameAfterTheLastOneListensAgain() throws {
    let model = Model()
    let stage = Stage { Reader(model: model) }
    #expect(try words(stage) == ["early"])
    model.name = "unseen"
    #expect(try stage.texts() == ["unseen"])
    #expect(model.subscriptions == 1)
    model.name = "seen"
    #expect(try stage.texts() == ["seen"])
  }
}
