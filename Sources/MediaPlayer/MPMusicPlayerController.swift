import Foundation
import Synchronization
import ViewTree

/// A state of a player.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Not begun, heard, paused, broken off by a call, and sought in.
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// A manner in which songs are played again.
public enum MPMusicRepeatMode: Int, Sendable {
  /// As the person likes it, not at all, the one, and all.
  case `default`, none, one, all
}

/// A manner in which songs are mixed.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As the person likes it, not at all, songs, and albums; a picture keeps the order.
  case `default`, off, songs, albums
}

/// Plays a person's music, of which nothing is heard: a player says that it plays.
///
///     let player = MPMusicPlayerController.applicationMusicPlayer
///     player.setQueue(with: MPMediaItemCollection(items: songs))
///     player.play()
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  private static let system = MPMusicPlayerController()
  private static let application = MPMusicPlayerController()
  private static let queue = MPMusicPlayerController()

  override init() { super.init() }

  /// The player of the app Music, whose state each screen has for itself.
  open class var systemMusicPlayer: MPMusicPlayerController { system }
  /// The app's own player, whose state each screen has for itself.
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The app's own player with songs after each other.
  open class var applicationQueuePlayer: MPMusicPlayerController { queue }

  /// The state of the screen's player, which the object asks for each time: an app may have kept it
  /// from before the screen.
  private var deck: MusicDeck {
    get { MusicDecks.current[self] }
    set { MusicDecks.current[self] = newValue }
  }

  private var songs: [MPMediaItem] {
    get { deck.songs }
    set { deck.songs = newValue }
  }
  private var place: Int? {
    get { deck.place }
    set { deck.place = newValue }
  }

  /// The state.
  open var playbackState: MPMusicPlaybackState { deck.state }
  /// The time that was played of the song, in seconds, which stays as it is set.
  open var currentPlaybackTime: TimeInterval {
    get { deck.time }
    set { deck.time = newValue }
  }
  /// The speed, which is 0 while nothing plays.
  open var currentPlaybackRate: Float {
    get { playbackState == .playing ? deck.rate : 0 }
    set { deck.rate = newValue }
  }
  /// The manner in which songs are played again.
  open var repeatMode: MPMusicRepeatMode {
    get { deck.repeatMode }
    set { deck.repeatMode = newValue }
  }
  /// The manner in which songs are mixed.
  open var shuffleMode: MPMusicShuffleMode {
    get { deck.shuffleMode }
    set { deck.shuffleMode = newValue }
  }

  /// A Boolean value that indicates whether the player is ready: one that plays or is paused.
  open var isPreparedToPlay: Bool { place != nil }

  /// Gets ready.
  open func prepareToPlay() { if place == nil, !songs.isEmpty { move(to: 0) } }

  /// Gets ready, and calls a closure at once.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    prepareToPlay()
    completionHandler(nil)
  }

  /// The song; nil where there is none.
  open var nowPlayingItem: MPMediaItem? {
    get { place.map { songs[$0] } }
    set {
      guard let newValue else { return move(to: nil) }
      move(to: songs.firstIndex { $0.persistentID == newValue.persistentID })
    }
  }

  /// The place of the song among those after each other; the largest number where there is none.
  open var indexOfNowPlayingItem: Int { place ?? NSNotFound }

  /// Sets the songs to those of a group.
  open func setQueue(with itemCollection: MPMediaItemCollection) {
    stop()
    songs = itemCollection.items
  }

  /// Sets the songs to those that a search finds.
  open func setQueue(with query: MPMediaQuery) {
    setQueue(with: MPMediaItemCollection(items: query.items ?? []))
  }

  /// Plays; without a song nothing begins.
  open func play() {
    prepareToPlay()
    if place != nil { turn(to: .playing) }
  }

  /// Pauses.
  open func pause() { if playbackState == .playing { turn(to: .paused) } }

  /// Ends.
  open func stop() {
    move(to: nil)
    turn(to: .stopped)
  }

  /// Goes to the next song; behind the last one, it ends, unless all are repeated.
  open func skipToNextItem() { skip(1) }

  /// Goes to the previous song; before the first one, to its beginning.
  open func skipToPreviousItem() { skip(-1) }

  /// Goes to the song's beginning.
  open func skipToBeginning() { currentPlaybackTime = 0 }

  private func skip(_ step: Int) {
    guard let place else { return }
    let next = place + step
    if songs.indices.contains(next) { return move(to: next) }
    if repeatMode == .all { return move(to: (next + songs.count) % songs.count) }
    if next < 0 { skipToBeginning() } else { stop() }
  }

  private func move(to index: Int?) {
    currentPlaybackTime = 0
    guard index != place else { return }
    place = index
    tell(.MPMusicPlayerControllerNowPlayingItemDidChange)
  }

  private func turn(to state: MPMusicPlaybackState) {
    guard state != playbackState else { return }
    deck.state = state
    tell(.MPMusicPlayerControllerPlaybackStateDidChange)
  }

  /// Begins to post notifications of songs and states.
  open func beginGeneratingPlaybackNotifications() { deck.isObserved = true }

  /// Ends to post notifications.
  open func endGeneratingPlaybackNotifications() { deck.isObserved = false }

  private func tell(_ name: Notification.Name) {
    if deck.isObserved { NotificationCenter.default.post(name: name, object: self) }
  }
}

/// A player's songs, and where it is in them.
private struct MusicDeck: Sendable {
  var songs: [MPMediaItem] = []
  var place: Int?
  var state = MPMusicPlaybackState.stopped
  var time = 0.0
  var rate: Float = 1
  var repeatMode = MPMusicRepeatMode.default
  var shuffleMode = MPMusicShuffleMode.default
  var isObserved = false
}

/// The players of a screen.
private final class MusicDecks: Sendable {
  private let decks: Mutex<[ObjectIdentifier: MusicDeck]>

  private init(_ other: MusicDecks?) { decks = Mutex(other?.decks.withLock { $0 } ?? [:]) }

  static var current: MusicDecks { ScreenValues.object { MusicDecks($0) } }

  subscript(player: MPMusicPlayerController) -> MusicDeck {
    get { decks.withLock { $0[ObjectIdentifier(player)] } ?? MusicDeck() }
    set { decks.withLock { $0[ObjectIdentifier(player)] = newValue } }
  }
}
