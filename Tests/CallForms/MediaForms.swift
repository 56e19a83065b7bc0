import AVFoundation
import AVKit
import AudioToolbox
import SwiftUI
import TestSupport
import Testing

/// Calls of films and sounds that apps use beside SwiftUI.
struct MediaForms: View {
  @State private var player = AVPlayer()
  @StateObject private var film = Film()

  var body: some View {
    VideoPlayer(player: player).frame(height: 200)
    VideoPlayer(player: film.player) { Text("Tides") }
    VideoPlayer(player: nil, videoOverlay: { Text("Tides") })
      .onAppear {
        player.seek(to: .zero)
        player.play()
      }
      .onReceive(player.publisher(for: \.timeControlStatus)) { _ in }
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in }
    Screen(isMuted: true)
    Preview()
    Layered()
  }
}

extension AVPlayer {
  static let sharedDing: AVPlayer = AVPlayer(url: URL(fileURLWithPath: "/ding.wav"))

  var isMoving: Bool { rate != 0 && error == nil }
}

/// A model of a film.
@MainActor private final class Film: ObservableObject {
  @Published var player: AVPlayer?
  @Published var status = AVPlayer.Status.unknown
  @Published var progress = 0.0
  private var observer: Any?
  private var observation: NSKeyValueObservation?
  private var looper: AVPlayerLooper?

  func open(_ url: URL) {
    let item = AVPlayerItem(asset: AVURLAsset(url: url, options: nil))
    let player = AVQueuePlayer(items: [item, AVPlayerItem(url: url)])
    self.player = player
    looper = AVPlayerLooper(player: player, templateItem: item)
    player.publisher(for: \.status).assign(to: &$status)
    observation = item.observe(\.status, options: [.new]) { item, _ in
      if item.status == .readyToPlay { player.play() }
    }
    observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 10), queue: .main
    ) { [weak self] time in
      let seconds = CMTimeGetSeconds(time)
      Task { @MainActor in self?.progress = seconds }
    }
    player.preventsDisplaySleepDuringVideoPlayback = false
    player.audiovisualBackgroundPlaybackPolicy = .pauses
    player.isMuted.toggle()
    player.rate = 1.5
  }

  func close() async {
    if let observer { player?.removeTimeObserver(observer) }
    await player?.seek(to: CMTime(seconds: 2, preferredTimescale: 600))
    let finished = await player?.currentItem?.seek(to: .zero)
    player?.seek(to: .zero) { _ in }
    if finished == true { player?.replaceCurrentItem(with: nil) }
  }
}

/// A player of UIKit.
private struct Screen: UIViewControllerRepresentable {
  let isMuted: Bool

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/tide.mp4"))
    controller.videoGravity = .resizeAspectFill
    controller.allowsPictureInPicturePlayback = false
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    controller.player?.isMuted = isMuted
    controller.player?.rate = isMuted ? 0 : 1
  }
}

/// What a camera sees.
private struct Preview: UIViewRepresentable {
  final class Pane: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var preview: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }
  }

  func makeUIView(context: Context) -> Pane {
    let pane = Pane()
    pane.preview?.session = AVCaptureSession()
    pane.preview?.videoGravity = .resizeAspectFill
    return pane
  }

  func updateUIView(_ pane: Pane, context: Context) {
    pane.preview?.connection?.videoRotationAngle = 90
  }
}

/// A film in a layer.
private struct Layered: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let layer = AVPlayerLayer(player: .sharedDing)
    (layer.frame, layer.videoGravity) = (view.bounds, .resizeAspect)
    view.layer.addSublayer(layer)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// A recorder and a player of sounds.
@MainActor private final class Sounds: NSObject, ObservableObject {
  @Published var isPlaying = false
  private var player: AVAudioPlayer?
  private var recorder: AVAudioRecorder?

  func play(_ url: URL) {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.numberOfLoops = -1
      player?.prepareToPlay()
      player?.play()
      isPlaying = player?.isPlaying ?? false
    } catch { isPlaying = false }
  }

  func record(_ url: URL) async throws {
    guard await AVAudioApplication.requestRecordPermission() else { return }
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(
      .playAndRecord, mode: .default, options: [.defaultToSpeaker, .mixWithOthers])
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100,
      AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
      AVLinearPCMBitDepthKey: NSNumber(value: 16),
    ]
    recorder = try AVAudioRecorder(url: url, settings: settings)
    recorder?.delegate = self
    recorder?.isMeteringEnabled = true
    recorder?.record()
    recorder?.updateMeters()
    _ = recorder?.averagePower(forChannel: 0)
  }
}

extension Sounds: AVAudioPlayerDelegate {
  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    Task { @MainActor in self.player = player }
  }
}

extension Sounds: AVAudioRecorderDelegate {
  nonisolated func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
}

/// A camera.
private final class Camera: NSObject, AVCapturePhotoCaptureDelegate,
  AVCaptureMetadataOutputObjectsDelegate, AVCaptureFileOutputRecordingDelegate
{
  let session = AVCaptureSession()
  let output = AVCapturePhotoOutput()
  let film = AVCaptureMovieFileOutput()

  func open() {
    session.beginConfiguration()
    session.sessionPreset = .photo
    if let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
      let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
    {
      session.addInput(input)
      _ = try? device.lockForConfiguration()
      device.videoZoomFactor = min(2, device.maxAvailableVideoZoomFactor)
      device.unlockForConfiguration()
    }
    let codes = AVCaptureMetadataOutput()
    if session.canAddOutput(codes) { session.addOutput(codes) }
    codes.setMetadataObjectsDelegate(self, queue: .main)
    codes.metadataObjectTypes = [.qr, .ean13]
    session.addOutput(output)
    session.commitConfiguration()
    let session = session
    DispatchQueue.global().async { session.startRunning() }
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .auto
    output.capturePhoto(with: settings, delegate: self)
    film.startRecording(to: URL(fileURLWithPath: "/film.mov"), recordingDelegate: self)
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: Error?
  ) { _ = photo.fileDataRepresentation().flatMap { UIImage(data: $0) } }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) { _ = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue }

  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: Error?
  ) {}
}

/// Calls that are made beside the views.
@MainActor @Suite struct MediaFormTests {
  private func facts(of url: URL) async throws -> String {
    let asset = AVURLAsset(url: url)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    let track = try await asset.loadTracks(withMediaType: .video).first
    let size = try await track?.load(.naturalSize) ?? .zero
    let generator = AVAssetImageGenerator(asset: asset)
    generator.appliesPreferredTrackTransform = true
    let picture = try? await generator.image(at: .zero).image
    let older = try? generator.copyCGImage(
      at: CMTimeMake(value: 1, timescale: 60), actualTime: nil)
    var title: String?
    for item in try await asset.load(.metadata) {
      switch item.commonKey?.rawValue {
      case AVMetadataKey.commonKeyTitle.rawValue: title = try? await item.load(.value) as? String
      default: break
      }
    }
    return "\(duration.seconds) \(isPlayable) \(size.width) \(title ?? "-")"
      + " \(picture == nil) \(older == nil)"
  }

  @Test func nothingIsReadOfAFilm() async throws {
    #expect(try await facts(of: URL(fileURLWithPath: "/a")) == "0.0 false 0.0 - true true")
  }

  @Test func modelsOfFilmsAndSoundsRun() async throws {
    let film = Film()
    film.open(URL(fileURLWithPath: "/tide.mp4"))
    #expect(film.status == .readyToPlay && film.player?.isMoving == true)
    await film.close()
    #expect(film.player?.currentItem == nil && film.progress == 0)
    let sounds = Sounds()
    sounds.play(URL(fileURLWithPath: "/none.mp3"))
    #expect(!sounds.isPlaying)
    try await sounds.record(URL(fileURLWithPath: "/none.m4a"))
    Camera().open()
  }

  @Test func aSessionIsObserved() {
    let session = AVAudioSession.sharedInstance()
    var volumes: [Float] = []
    let values = session.publisher(for: \.outputVolume).sink { volumes.append($0) }
    let changes = session.publisher(for: \.outputVolume, options: .new)
      .sink { volumes.append($0) }
    let observation = session.observe(\.outputVolume, options: [.new]) { _, _ in }
    #expect(volumes == [session.outputVolume])
    observation.invalidate()
    withExtendedLifetime((values, changes)) {}
  }

  @Test func soundsOfTheSystemAreNotHeard() {
    var sound: SystemSoundID = 1
    AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/ding.wav") as CFURL, &sound)
    AudioServicesPlaySystemSound(sound)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    #expect(sound == 0)
  }

  @Test func anEngineTakesNodes() throws {
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: nil)
    engine.inputNode.installTap(
      onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)
    ) { buffer, _ in _ = buffer.floatChannelData?[0] }
    engine.prepare()
    try engine.start()
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1))
    node.scheduleBuffer(buffer, at: nil, options: .loops, completionHandler: nil)
    node.scheduleBuffer(buffer)
    node.play()
    #expect(engine.isRunning && node.isPlaying)
    let speaker = AVSpeechSynthesizer()
    let utterance = AVSpeechUtterance(string: "The tide turns")
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.rate = AVSpeechUtteranceDefaultSpeechRate
    speaker.speak(utterance)
    speaker.stopSpeaking(at: .immediate)
  }
}
