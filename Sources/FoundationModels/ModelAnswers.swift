import Observation
import Synchronization
import ViewTree

/// The answers of a screen's language model, and its state.
final class ModelAnswers: Observable, Sendable {
  struct Content: Sendable {
    var availability = SystemLanguageModel.Availability.unavailable(.deviceNotEligible)
    var answer: (@Sendable (String) throws -> String)?
  }

  private let content: Mutex<Content>
  private let registrar = ObservationRegistrar()

  private init(_ other: ModelAnswers?) {
    content = Mutex(other?.content.withLock { $0 } ?? Content())
  }

  static var current: ModelAnswers { ScreenValues.object { ModelAnswers($0) } }

  var value: Content {
    registrar.access(self, keyPath: \.value)
    return content.withLock { $0 }
  }

  func change(_ edit: (inout sending Content) -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) { content.withLock { edit(&$0) } }
  }
}
