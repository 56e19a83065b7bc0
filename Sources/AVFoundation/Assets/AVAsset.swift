/// A film or a sound, of which nothing is read: it has no length and no tracks.
///
///     let asset = AVURLAsset(url: url)
///     let duration = try await asset.load(.duration)  // zero
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL?

  init(address: URL?) { self.address = address }

  /// Creates an asset of an address, which nobody asks.
  public convenience init(url: URL) { self.init(address: url) }

  /// The length, which is zero.
  open var duration: CMTime { .zero }
  /// The speed at which it would be played.
  open var preferredRate: Float { 1 }
  /// The volume at which it would be played, from 0 to 1.
  open var preferredVolume: Float { 1 }
  /// A Boolean value that indicates whether it can be played.
  open var isPlayable: Bool { false }
  /// A Boolean value that indicates whether it can be read.
  open var isReadable: Bool { false }
  /// A Boolean value that indicates whether it can be exported.
  open var isExportable: Bool { false }
  /// A Boolean value that indicates whether its content is protected.
  open var hasProtectedContent: Bool { false }
  /// The tracks: none.
  open var tracks: [AVAssetTrack] { [] }
  /// The facts that are told of it: none.
  open var metadata: [AVMetadataItem] { [] }
  /// The facts that are told of it under common names: none.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The day on which it was made; nil.
  open var creationDate: AVMetadataItem? { nil }

  /// Returns no tracks.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Returns no tracks.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  /// Tells a closure that there are no tracks, at once.
  @preconcurrency
  open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }

  /// Calls a closure at once: nothing is loaded.
  @preconcurrency
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { handler?() }

  /// Returns that a value could not be loaded.
  open func statusOfValue(
    forKey key: String, error: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { .failed }

  /// Does nothing: nothing is being loaded.
  open func cancelLoading() {}
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Creates an asset of an address, which nobody asks.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(address: url)
  }
}

/// The state of the loading of a value.
public enum AVKeyValueStatus: Int, Sendable {
  /// Nobody asked for it; on its way; there; not to be had; given up.
  case unknown, loading, loaded, failed, cancelled
}

/// The name of the option of an asset whose length is exact.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A part of a film that is seen or heard; none is read.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  override init() {}

  /// The kind of the content.
  open var mediaType: AVMediaType { .video }
  /// The size of the pictures, in pixels.
  open var naturalSize: CGSize { .zero }
  /// The turn of the pictures.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The number of pictures a second.
  open var nominalFrameRate: Float { 0 }
  /// The number of bits a second.
  open var estimatedDataRate: Float { 0 }
  /// The span of time.
  open var timeRange: CMTimeRange { .zero }
}
