import AVFoundation
import Testing

/// Films of which nothing is read, and cameras that are not there.
@Suite struct AVAssetTests {
  private let asset = AVURLAsset(url: URL(fileURLWithPath: "/films/tide.mp4"))

  @Test func aFilmHasNoLengthAndNoTracks() async throws {
    #expect(asset.duration == .zero && asset.tracks.isEmpty && !asset.isPlayable)
    #expect(try await asset.load(.duration) == .zero)
    let (isReadable, tracks, metadata) = try await asset.load(.isReadable, .tracks, .metadata)
    #expect(!isReadable && tracks.isEmpty && metadata.isEmpty)
    #expect(try await asset.loadTracks(withMediaType: .audio).isEmpty)
    var error: NSError?
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .failed)
    #expect(AVMutableComposition().duration == .zero)
  }

  @Test(arguments: [CMTime.zero, .invalid, .positiveInfinity, CMTime(value: -1, timescale: 1)])
  func thereIsNoPicture(_ time: CMTime) async {
    let generator = AVAssetImageGenerator(asset: asset)
    let error = AVError(.noImageAtTime)
    #expect(throws: error) { try generator.copyCGImage(at: time, actualTime: nil) }
    await #expect(throws: error) { try await generator.image(at: time).actualTime }
    let errors = Answers<AVError?>()
    generator.generateCGImageAsynchronously(for: time) { errors.add($2 as? AVError) }
    #expect(errors.all == [error])
  }

  @Test func anExportFails() async throws {
    let export = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset1280x720))
    #expect(export.status == .unknown && export.error == nil)
    await #expect(throws: AVError.self) {
      try await export.export(to: URL(fileURLWithPath: "/a.mp4"), as: .mp4)
    }
    #expect(export.status == .failed && export.error is AVError && export.progress == 0)
  }

  @Test func anErrorHasTheNumberOfItsReason() {
    let error = AVError(.deviceNotConnected) as NSError
    #expect(error.domain == "AVFoundationErrorDomain" && error.code == -11814)
  }

  // MARK: Cameras

  @Test func thereIsNoCameraAndNobodyWasAsked() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.default(.builtInTripleCamera, for: nil, position: .front) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    let answers = Answers<Bool>()
    AVCaptureDevice.requestAccess(for: .audio) { answers.add($0) }
    #expect(answers.all == [false])
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualCamera], mediaType: .video, position: .back)
    #expect(search.devices.isEmpty)
  }

  @Test func aSessionThatWasStartedSaysSo() {
    let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && session.outputs == [output])
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    session.removeOutput(output)
    #expect(!session.isRunning && session.outputs.isEmpty && session.connections.isEmpty)
  }

  @MainActor @Test func aPreviewHasPlacesWhereverItIs() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    #expect(layer.session != nil && layer.connection == nil)
    let point = CGPoint(x: 20, y: 10)
    #expect(layer.captureDevicePointConverted(fromLayerPoint: point) == .zero)
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      layer.captureDevicePointConverted(fromLayerPoint: point) == CGPoint(x: 0.5, y: 0.25))
  }
}
