import AVFoundation
import Foundation
import Synchronization

/// A kind of what is said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Any, a text that is written, a search, and a yes or no.
  case unspecified, dictation, search, confirmation
}

/// A question for the words of a sound.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// The kind of what is said.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// A Boolean value that indicates whether results are told before the last one.
  open var shouldReportPartialResults = true
  /// Words that are likely, which change nothing.
  open var contextualStrings: [String] = []
  /// A Boolean value that indicates whether the sound stays on the device, as it does here.
  open var requiresOnDeviceRecognition = false
  /// A Boolean value that indicates whether marks are added, of which the words that are told have
  /// their own.
  open var addsPunctuation = false

  private let state = Mutex<(isEnded: Bool, whenEnded: (@Sendable () -> Void)?)>((false, nil))

  override init() { super.init() }

  /// Ends the sound.
  final func end() {
    let action = state.withLock { state in
      defer { state = (true, nil) }
      return state.whenEnded
    }
    action?()
  }

  /// Calls a closure once as the sound ends; at once where it has ended.
  final func whenEnded(_ action: @escaping @Sendable () -> Void) {
    let isEnded = state.withLock { state in
      if !state.isEnded { state.whenEnded = action }
      return state.isEnded
    }
    if isEnded { action() }
  }
}

/// A question for the words of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  private let file: URL

  /// Creates a question for a file, which is not opened.
  public init(url URL: URL) {
    file = URL
    super.init()
    end()
  }

  /// The file.
  open var url: URL { file }
}

/// A question for the words of a microphone, until the sound ends.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a question.
  public override init() { super.init() }

  /// Adds sound, of which nothing is heard.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Ends the sound, upon which the last result is told.
  open func endAudio() { end() }
}
