import Synchronization
import ViewTree

/// The samples that a screen knows of a person, and the person's answer.
final class HealthRecord: Sendable {
  struct Content: Sendable {
    var samples: [HKSample] = []
    var isKnown = false
    var wasAsked = false
  }

  private let content: Mutex<Content>

  private init(_ other: HealthRecord?) {
    content = Mutex(other?.content.withLock { $0 } ?? Content())
  }

  static var current: HealthRecord { ScreenValues.object { HealthRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout sending Content) -> Void) { content.withLock { edit(&$0) } }

  /// Returns the samples of a type that a condition takes, the earliest first.
  func samples(_ type: HKObjectType, _ predicate: NSPredicate?) -> [HKSample] {
    value.samples
      .filter { $0.sampleType == type && predicate?.evaluate(with: $0) ?? true }
      .sorted { $0.startDate < $1.startDate }
  }
}
