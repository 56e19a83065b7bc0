import Synchronization
import ViewTree

/// An identifier of a part of an answer, which is the same as long as the answer arrives.
///
///     @Generable struct Suggestion {
///       var id: GenerationID
///       var text: String
///     }
public struct GenerationID: Hashable, Sendable {
  let name: String

  /// Creates an identifier that no other one of the screen is equal to.
  public init() { name = GenerationNumbers.current.next() }

  /// Creates the identifier of a part of an answer, from the part's way through it.
  init(_ name: String) { self.name = name }
}

/// Numbers for identifiers: they count from the screen's start, so that each drawing has the same.
private final class GenerationNumbers: Sendable {
  private let last = Mutex(0)

  static var current: GenerationNumbers { ScreenValues.object { _ in GenerationNumbers() } }

  func next() -> String {
    last.withLock {
      $0 += 1
      return "#\($0)"
    }
  }
}

/// Identifiers of what is said, where none are given.
@usableFromInline enum TranscriptID {
  @usableFromInline static func next() -> String { GenerationID().name }
}
