import Speech
import StageSupport
import SwiftUI
import Testing

/// What is said before a screen: nothing, unless told.
@MainActor @Suite(.serialized) struct SpeechTests {
  @Test func aMicrophoneIsHeardUntilItsEnd() throws {
    SFSpeechRecognizer.know("High water")
    defer { SFSpeechRecognizer.know(nil) }
    #expect(try Stage(Dictation()).texts() == ["High water…"])
    #expect(try Stage(Dictation(ends: true)).texts() == ["High water… High water."])
    #expect(try Stage(Dictation(ends: true, isPartial: false)).texts() == [" High water."])
    #expect(try Stage(Dictation(isPartial: false)).texts() == [""])
    #expect(try Stage(Dictation(isCancelled: true)).texts() == [""])
  }

  @Test func whoSaysNoIsNotHeard() throws {
    #expect(try Stage(Dictation()).texts() == [" 1700"])
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    let silent = Stage(Dictation().onAppear { SFSpeechRecognizer.know("") })
    #expect(try silent.texts() == [" 1110"])
  }

  @Test func theAnswerIsTheScreens() {
    SFSpeechRecognizer.know(nil)
    defer { SFSpeechRecognizer.know(nil) }
    var answers: [SFSpeechRecognizerAuthorizationStatus] = []
    SFSpeechRecognizer.requestAuthorization { answers.append($0) }
    SFSpeechRecognizer.know("Yes")
    SFSpeechRecognizer.requestAuthorization { answers.append($0) }
    #expect(answers == [.denied, .authorized])
  }
}

private struct Dictation: View {
  var ends = false
  var isPartial = true
  var isCancelled = false
  @State private var line = ""

  var body: some View {
    Text(line).onAppear {
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.shouldReportPartialResults = isPartial
      let task = SFSpeechRecognizer()?.recognitionTask(with: request) { result, error in
        if let result {
          let segments = result.bestTranscription.segments.map(\.substring)
          line +=
            result.isFinal
            ? " \(segments.joined(separator: " "))."
            : "\(result.bestTranscription.formattedString)…"
        } else if let error {
          line += " \((error as NSError).code)"
        }
      }
      if ends { request.endAudio() }
      if isCancelled { task?.cancel() }
    }
  }
}
