import Foundation

/// A word of what was said.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  private let word: String
  private let range: NSRange
  private let index: Int

  init(_ word: String, range: NSRange, index: Int) {
    (self.word, self.range, self.index) = (word, range, index)
  }

  /// The word.
  open var substring: String { word }
  /// The place of the word in the text.
  open var substringRange: NSRange { range }
  /// The beginning, in seconds: a word takes half a second.
  open var timestamp: TimeInterval { Double(index) / 2 }
  /// The length, in seconds.
  open var duration: TimeInterval { 0.5 }
  /// The certainty, from 0 to 1.
  open var confidence: Float { 1 }
  /// Other words that it could be, of which there are none.
  open var alternativeSubstrings: [String] { [] }
}

/// The text of what was said.
open class SFTranscription: NSObject, @unchecked Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text.
  open var formattedString: String { text }

  /// The words of the text.
  open var segments: [SFTranscriptionSegment] {
    text.split(separator: " ").enumerated().map { index, word in
      SFTranscriptionSegment(
        String(word), range: NSRange(word.startIndex..<word.endIndex, in: text), index: index)
    }
  }
}

/// A result of a recognition.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  private let transcription: SFTranscription
  private let isLast: Bool

  init(_ words: String, isFinal: Bool) {
    (transcription, isLast) = (SFTranscription(words), isFinal)
  }

  /// The likeliest text.
  open var bestTranscription: SFTranscription { transcription }
  /// The texts that it could be: one.
  open var transcriptions: [SFTranscription] { [transcription] }
  /// A Boolean value that indicates whether no other result follows.
  open var isFinal: Bool { isLast }
}
