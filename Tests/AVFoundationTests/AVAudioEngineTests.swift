import AVFoundation
import Testing

/// Engines, their nodes and samples.
@Suite struct AVAudioEngineTests {
  @Test func anEngineThatWasStartedSaysSo() throws {
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(node)
    #expect(node.engine === engine && engine.attachedNodes == [node])
    try engine.start()
    node.play()
    #expect(engine.isRunning && node.isPlaying && node.lastRenderTime == nil)
    node.stop()
    engine.stop()
    engine.detach(node)
    #expect(!engine.isRunning && !node.isPlaying && node.engine == nil)
  }

  @Test(arguments: [UInt32(0), 3, .max])
  func thereIsNoFormatOfSoManyChannels(_ count: UInt32) {
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: count) == nil)
    #expect(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: count, interleaved: true) == nil)
    #expect(AVAudioFormat(settings: [AVSampleRateKey: 8000, AVNumberOfChannelsKey: count]) == nil)
  }

  @Test func settingsTellAFormat() throws {
    let format = try #require(
      AVAudioFormat(settings: [AVSampleRateKey: 12_000, AVNumberOfChannelsKey: NSNumber(value: 1)]))
    #expect(format.sampleRate == 12_000 && format.channelCount == 1 && format.isStandard)
    #expect(AVAudioFormat(settings: format.settings)?.sampleRate == 12_000)
    #expect(AVAudioFormat(settings: [:]) == nil)
    for channels in [-1, Double.nan, Double.infinity, "a"] as [Any] {
      #expect(
        AVAudioFormat(settings: [AVSampleRateKey: 1, AVNumberOfChannelsKey: channels]) == nil)
    }
  }

  @Test func samplesAreZeroUntilTheyAreSet() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    let channels = try #require(buffer.floatChannelData)
    #expect((0..<4).allSatisfy { channels[0][$0] == 0 && channels[1][$0] == 0 })
    channels[0][3] = 0.5
    channels[1][0] = 0.25
    #expect(buffer.floatChannelData?[0][3] == 0.5 && buffer.floatChannelData?[1][0] == 0.25)
    #expect(buffer.frameLength == 0)
    buffer.frameLength = 9
    #expect(buffer.frameLength == 4 && buffer.int16ChannelData == nil)
  }

  @Test func aBufferMayBeEmpty() throws {
    let format = AVAudioNode().outputFormat(forBus: 0)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 0))
    #expect(buffer.frameCapacity == 0 && buffer.floatChannelData != nil)
  }

  @Test func nothingIsReadOfAFile() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("RIFF".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try AVAudioFile(forReading: url)
    #expect(file.length == 0 && file.processingFormat.sampleRate == 44_100)
    let buffer = try #require(
      AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)))
    try file.read(into: buffer)
    #expect(buffer.frameLength == 0)
  }
}
