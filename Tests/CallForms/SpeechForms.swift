import AVFoundation
import Speech
import SwiftUI

/// Calls of Speech, in an app's ways.
struct SpeechForms: View {
  @StateObject private var listener = Listener()

  var body: some View {
    Text(listener.transcript)
      .onAppear(perform: listener.ask)
      .onDisappear(perform: listener.stop)
  }
}

private final class Listener: ObservableObject {
  @Published var transcript = ""
  private let engine = AVAudioEngine()
  private var task: SFSpeechRecognitionTask?
  private var request: SFSpeechAudioBufferRecognitionRequest?
  private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))

  func ask() {
    SFSpeechRecognizer.requestAuthorization { status in
      switch status {
      case .authorized: try? self.listen()
      case .denied, .restricted, .notDetermined: self.transcript = "Nobody may listen"
      @unknown default: break
      }
    }
  }

  private func listen() throws {
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.shouldReportPartialResults = true
    self.request = request
    let input = engine.inputNode
    input.installTap(onBus: 0, bufferSize: 1024, format: input.outputFormat(forBus: 0)) {
      buffer, _ in request.append(buffer)
    }
    engine.prepare()
    try engine.start()
    guard let recognizer, recognizer.isAvailable else { return }
    task = recognizer.recognitionTask(with: request) { [weak self] result, error in
      if let result { self?.transcript = result.bestTranscription.formattedString }
      if error != nil || result?.isFinal == true { self?.stop() }
    }
  }

  func stop() {
    engine.stop()
    request?.endAudio()
    task?.cancel()
    (task, request) = (nil, nil)
  }

  func read(_ file: URL) {
    guard let recognizer = SFSpeechRecognizer() else { return }
    recognizer.recognitionTask(with: SFSpeechURLRecognitionRequest(url: file)) { result, _ in
      guard let result, result.isFinal else { return }
      print(result.bestTranscription.segments.map(\.timestamp))
    }
  }
}
