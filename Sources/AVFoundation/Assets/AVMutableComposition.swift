/// A film that is put together of others.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A film that an app puts together of others; it stays empty.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// Creates an empty film.
  public init() { super.init(address: nil) }

  /// Does nothing: a film that is not read has no times.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}

  /// Does nothing: no film is read.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {}

  /// Does nothing: a film that is not read has no times.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
}
