import AVFoundation
import SwiftUI
import Testing

/// Players of films, which stand at the beginning.
@MainActor @Suite struct AVPlayerTests {
  private let url = URL(fileURLWithPath: "/films/tide.mp4")

  @Test func aPlayerThatWasToldToPlaySaysSo() {
    let player = AVPlayer(url: url)
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .playing)
    #expect(player.currentTime() == .zero && player.error == nil)
    player.pause()
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    player.defaultRate = 1.5
    player.play()
    #expect(player.rate == 1.5)
    player.playImmediately(atRate: 2)
    #expect(player.rate == 2)
  }

  @Test func itsFilmIsAtItsAddress() throws {
    let player = AVPlayer(url: url)
    let item = try #require(player.currentItem)
    #expect((item.asset as? AVURLAsset)?.url == url)
    #expect(item.duration.isIndefinite && item.status == .unknown && item.currentTime() == .zero)
    #expect(player.status == .readyToPlay)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil && player.status == .unknown)
    #expect(AVPlayer().status == .unknown && AVPlayer(playerItem: nil).currentItem == nil)
  }

  @Test func changesAreObserved() {
    let (player, log) = (AVPlayer(url: url), Answers<String>())
    let observation = player.observe(\.timeControlStatus, options: [.initial, .new]) { _, change in
      log.add("\(change.newValue?.rawValue ?? -1)")
    }
    let values = player.publisher(for: \.rate).sink { log.add("rate \($0)") }
    player.play()
    player.play()
    player.pause()
    #expect(log.all == ["0", "rate 0.0", "2", "rate 1.0", "0", "rate 0.0"])
    values.cancel()
    observation.invalidate()
    player.play()
    #expect(log.all.count == 6)
  }

  @Test func aPublisherWithoutTheBeginningTellsChanges() {
    let (player, log) = (AVPlayer(), Answers<String>())
    let values = player.publisher(for: \.isMuted, options: [.new])
      .sink { log.add("\($0)") }
    #expect(log.all.isEmpty)
    player.isMuted = true
    #expect(log.all == ["true"])
    withExtendedLifetime(values) {}
  }

  @Test(arguments: [CMTime.zero, .invalid, .indefinite, CMTime(value: -1, timescale: 600)])
  func movesEndAtOnce(_ time: CMTime) async {
    let (player, log) = (AVPlayer(url: url), Answers<String>())
    player.seek(to: time) { log.add("\($0)") }
    player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) {
      log.add("\($0)")
    }
    #expect(log.all == ["true", "true"])
    #expect(await player.seek(to: time))
    #expect(await player.currentItem?.seek(to: time) == true)
    #expect(player.currentTime() == .zero)
  }

  @Test func aFilmThatBeginsAnewAtEachMoveComesToRest() {
    let (player, log) = (AVPlayer(url: url), Answers<String>())
    @Sendable func again(_ finished: Bool) {
      MainActor.assumeIsolated {
        log.add("moved")
        player.seek(to: .zero, completionHandler: again)
      }
    }
    player.seek(to: .zero, completionHandler: again)
    #expect(log.all == ["moved"])
    player.seek(to: .zero, completionHandler: again)
    #expect(log.all.count == 2)
  }

  @Test func timeObserversAreNotTold() {
    let (player, log) = (AVPlayer(url: url), Answers<String>())
    let observers = [
      player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in
        log.add("time")
      },
      player.addBoundaryTimeObserver(forTimes: [], queue: nil) { log.add("bound") },
    ]
    player.play()
    observers.forEach(player.removeTimeObserver)
    #expect(log.all.isEmpty)
  }

  // MARK: Several films

  @Test func aQueueShowsItsFirstFilm() {
    let items = [1, 2, 3].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let player = AVQueuePlayer(items: Array(items[..<2]))
    #expect(player.currentItem === items[0] && player.items().count == 2)
    #expect(!player.canInsert(items[0], after: nil))
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]])
    player.insert(items[2], after: nil)
    #expect(player.items().count == 3)
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    player.remove(items[1])
    player.advanceToNextItem()
    player.advanceToNextItem()
    #expect(player.currentItem == nil && player.items().isEmpty)
    player.insert(items[1], after: items[0])
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(AVQueuePlayer(items: []).currentItem == nil)
  }

  @Test func aFilmThatIsPlayedOverAndOverIsShown() {
    let (player, item) = (AVQueuePlayer(), AVPlayerItem(url: url))
    let looper = AVPlayerLooper(player: player, templateItem: item)
    #expect(player.currentItem === item && looper.status == .ready && looper.loopCount == 0)
    looper.disableLooping()
    #expect(looper.status == .cancelled)
  }

  @Test func aLayerHasItsPlayer() {
    let player = AVPlayer(url: url)
    let layer = AVPlayerLayer(player: player)
    #expect(layer.player === player && !layer.isReadyForDisplay)
    #expect(AVPlayerLayer(player: nil).player == nil)
  }
}
