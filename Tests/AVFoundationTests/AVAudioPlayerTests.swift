import AVFoundation
import Testing

/// Players and recorders of sounds, which are not heard.
@Suite struct AVAudioPlayerTests {
  /// Calls a closure with a file that is there.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).wav")
    try Data("RIFF".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  @Test func aPlayerThatWasToldToPlaySaysSo() throws {
    try withFile { url in
      let player = try AVAudioPlayer(contentsOf: url)
      #expect(player.url == url && player.duration == 0 && !player.isPlaying)
      #expect(player.prepareToPlay() && player.play() && player.isPlaying)
      #expect(player.currentTime == 0)
      player.pause()
      #expect(!player.isPlaying)
      player.play(atTime: player.deviceCurrentTime + 1)
      player.stop()
      #expect(!player.isPlaying)
      player.setVolume(0.25, fadeDuration: 3)
      #expect(player.volume == 0.25 && player.averagePower(forChannel: 9) == -160)
    }
  }

  @Test(arguments: ["file:///nowhere/ding.mp3", "https://example.org/ding.mp3", "file:///"])
  func withoutAFileThereIsNoPlayer(_ address: String) throws {
    let url = try #require(URL(string: address))
    let error = #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: url) }
    #expect(error?.domain == NSOSStatusErrorDomain)
    #expect(error?.code == Int(kAudioFileUnspecifiedError))
    #expect(throws: NSError.self) {
      try AVAudioPlayer(contentsOf: url, fileTypeHint: AVFileType.mp3.rawValue)
    }
    #expect(throws: NSError.self) { try AVAudioFile(forReading: url) }
  }

  @Test func emptyDataIsNoSound() throws {
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(player.url == nil && player.data == Data([1]))
  }

  @Test func aRecorderThatWasToldToRecordSaysSoAndWritesNothing() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let recorder = try AVAudioRecorder(url: url, settings: [AVNumberOfChannelsKey: 1])
    #expect(recorder.prepareToRecord() && recorder.record() && recorder.isRecording)
    #expect(recorder.settings[AVNumberOfChannelsKey] as? Int == 1)
    #expect(recorder.currentTime == 0 && recorder.peakPower(forChannel: -1) == -160)
    recorder.pause()
    recorder.record(forDuration: .nan)
    recorder.stop()
    #expect(!recorder.isRecording && !recorder.deleteRecording())
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func nobodyWasAskedWhetherAnAppMayRecord() async throws {
    let session = AVAudioSession.sharedInstance()
    let answers = Answers<Bool>()
    session.requestRecordPermission { answers.add($0) }
    AVAudioApplication.requestRecordPermission { answers.add($0) }
    #expect(answers.all == [false, false])
    #expect(await !AVAudioApplication.requestRecordPermission())
    #expect(session.recordPermission == .undetermined)
    #expect(AVAudioApplication.shared.recordPermission == .undetermined)
    // Nothing is kept, so that no screen tells another one.
    try session.setCategory(.record, options: .duckOthers)
    #expect(session.category == .soloAmbient && session.categoryOptions.isEmpty)
    #expect(session.currentRoute.outputs.isEmpty && session.availableInputs == nil)
  }

  @Test func aSpeakerThatWasToldToSpeakSaysSo() {
    let speaker = AVSpeechSynthesizer()
    #expect(!speaker.stopSpeaking(at: .word) && !speaker.continueSpeaking())
    speaker.speak(AVSpeechUtterance(string: "The tide turns"))
    #expect(speaker.isSpeaking && speaker.pauseSpeaking(at: .word) && speaker.isPaused)
    #expect(speaker.continueSpeaking() && !speaker.isPaused)
    #expect(speaker.stopSpeaking(at: .immediate) && !speaker.isSpeaking)
    #expect(AVSpeechSynthesisVoice(language: "fr-FR")?.language == "fr-FR")
    #expect(AVSpeechSynthesisVoice(identifier: "none") == nil)
    #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
  }
}
