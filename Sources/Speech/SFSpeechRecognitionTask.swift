import Combine
import Foundation
import Synchronization

/// A state of a recognition.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// Not begun, on its way, near its end, given up, and over.
  case starting, running, finishing, canceling, completed
}

/// A recognition of what is said.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  typealias Handler = (SFSpeechRecognitionResult?, (any Error)?) -> Void

  private struct Content: Sendable {
    var state = SFSpeechRecognitionTaskState.starting
    var error: NSError?
  }

  private let content = Mutex(Content())
  private let request: SFSpeechRecognitionRequest
  private let queue: OperationQueue
  private let handler: Handler

  init(_ request: SFSpeechRecognitionRequest, on queue: OperationQueue, handler: @escaping Handler)
  {
    (self.request, self.queue, self.handler) = (request, queue, handler)
  }

  /// The state.
  open var state: SFSpeechRecognitionTaskState { content.withLock { $0.state } }
  /// The error; nil where there is none.
  open var error: (any Error)? { content.withLock { $0.error } }
  /// A Boolean value that indicates whether no sound is taken any more.
  open var isFinishing: Bool { state == .finishing }
  /// A Boolean value that indicates whether the recognition was given up.
  open var isCancelled: Bool { state == .canceling }

  /// Ends the sound, upon which the last result is told.
  open func finish() { request.end() }

  /// Gives the recognition up: nothing is told any more.
  open func cancel() {
    content.withLock { if $0.state != .completed { $0.state = .canceling } }
  }

  /// Tells the words on the queue: at once where results before the last one are asked for, and as
  /// the sound ends.
  func begin(_ words: Result<String, NSError>) {
    queue.schedule { [self] in
      guard go(to: .running, error: nil) else { return }
      switch words {
      case .failure(let error):
        if go(to: .completed, error: error) { handler(nil, error) }
      case .success(let words):
        if request.shouldReportPartialResults {
          handler(SFSpeechRecognitionResult(words, isFinal: false), nil)
        }
        request.whenEnded { self.complete(words) }
      }
    }
  }

  private func complete(_ words: String) {
    guard go(to: .finishing, error: nil) else { return }
    queue.schedule { [self] in
      guard go(to: .completed, error: nil) else { return }
      handler(SFSpeechRecognitionResult(words, isFinal: true), nil)
    }
  }

  /// Changes the state, and returns false where the recognition has been given up or is over.
  private func go(to state: SFSpeechRecognitionTaskState, error: NSError?) -> Bool {
    content.withLock {
      guard $0.state != .canceling, $0.state != .completed else { return false }
      ($0.state, $0.error) = (state, error)
      return true
    }
  }
}
