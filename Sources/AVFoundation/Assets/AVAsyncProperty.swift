/// A property that is loaded.
///
///     let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The length.
  public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// A Boolean value that indicates whether the asset can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
  /// A Boolean value that indicates whether the asset can be read.
  public static var isReadable: Self { Self { $0.isReadable } }
  /// A Boolean value that indicates whether the asset can be exported.
  public static var isExportable: Self { Self { $0.isExportable } }
  /// A Boolean value that indicates whether the content is protected.
  public static var hasProtectedContent: Self { Self { $0.hasProtectedContent } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The tracks.
  public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// The facts that are told of the asset.
  public static var metadata: Self { Self { $0.metadata } }
  /// The facts that are told of the asset under common names.
  public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  /// The size of the pictures, in pixels.
  public static var naturalSize: Self { Self { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  /// The turn of the pictures.
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  /// The number of pictures a second.
  public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
  /// The span of time.
  public static var timeRange: Self { Self { $0.timeRange } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == (any Sendable)? {
  /// The value.
  public static var value: Self { Self { $0.value } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
  /// The value as a text.
  public static var stringValue: Self { Self { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
  /// The value as data.
  public static var dataValue: Self { Self { $0.dataValue } }
}

extension AVAsset {
  /// Returns the value of a property.
  public func load<Value: Sendable>(
    _ property: AVAsyncProperty<AVAsset, Value>
  ) async throws -> Value { property.value(self) }

  /// Returns the values of two properties.
  public func load<A: Sendable, B: Sendable>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (first.value(self), second.value(self)) }

  /// Returns the values of three properties.
  public func load<A: Sendable, B: Sendable, C: Sendable>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
    _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) { (first.value(self), second.value(self), third.value(self)) }
}

extension AVAssetTrack {
  /// Returns the value of a property.
  public func load<Value: Sendable>(
    _ property: AVAsyncProperty<AVAssetTrack, Value>
  ) async throws -> Value { property.value(self) }

  /// Returns the values of two properties.
  public func load<A: Sendable, B: Sendable>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (first.value(self), second.value(self)) }
}

extension AVMetadataItem {
  /// Returns the value of a property.
  public func load<Value: Sendable>(
    _ property: AVAsyncProperty<AVMetadataItem, Value>
  ) async throws -> Value { property.value(self) }
}
