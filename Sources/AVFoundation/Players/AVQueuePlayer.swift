/// A player of several films or sounds one after the other; it stays with the first.
///
///     let player = AVQueuePlayer(items: [AVPlayerItem(url: first), AVPlayerItem(url: second)])
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
  private var further: [AVPlayerItem] = []

  /// Creates a player of nothing.
  public override nonisolated init() { super.init() }

  /// Creates a player of a film or a sound.
  public override nonisolated init(playerItem: AVPlayerItem?) { super.init(playerItem: playerItem) }

  /// Creates a player of several films or sounds.
  public nonisolated init(items: [AVPlayerItem]) {
    further = Array(items.dropFirst())
    super.init(playerItem: items.first)
  }

  /// Returns the items that are to be played, that which is shown first.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + further }

  /// Goes to the next item; to none after the last.
  open func advanceToNextItem() { setItems(Array(items().dropFirst())) }

  /// Returns a Boolean value that indicates whether an item is not there yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Puts an item behind another one; behind all others without one.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    var all = items()
    let index = all.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? all.count
    all.insert(item, at: index)
    setItems(all)
  }

  /// Takes an item away.
  open func remove(_ item: AVPlayerItem) { setItems(items().filter { $0 !== item }) }

  /// Takes all items away.
  open func removeAllItems() { setItems([]) }

  private func setItems(_ items: [AVPlayerItem]) {
    further = Array(items.dropFirst())
    if items.first !== currentItem { replaceCurrentItem(with: items.first) }
  }
}

/// The playing of a film over and over, which shows its beginning.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  /// The state of the playing over and over.
  public enum Status: Int, Sendable {
    /// Nothing is known; it goes on; it cannot; it was ended.
    case unknown, ready, failed, cancelled
  }

  /// The state.
  open private(set) var status = Status.ready
  /// The number of times that the film has ended.
  open var loopCount: Int { 0 }
  /// The error; nil.
  open var error: (any Error)? { nil }

  /// Plays an item over and over.
  ///
  /// - Parameters:
  ///   - player: The player, which shows the item unless it shows another one.
  ///   - itemToLoop: The film or sound.
  ///   - loopRange: The span of it.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
    super.init()
  }

  /// Ends the playing over and over.
  open func disableLooping() { status = .cancelled }
}
