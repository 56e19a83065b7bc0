import MediaPlayer
import StageSupport
import Testing

/// A person's music, what plays, and the buttons of headphones.
@MainActor @Suite struct MusicTests {
  private struct Songs: View {
    var known: [MPMediaItem]?
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear { if let known { MPMediaLibrary.know(known) } }
        .task {
          lines = ["\(MPMediaLibrary.authorizationStatus())"]
          lines.append("\(await MPMediaLibrary.requestAuthorization()) then")
          let query = MPMediaQuery.songs()
          query.addFilterPredicate(
            MPMediaPropertyPredicate(
              value: "tide", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
          lines += query.items?.compactMap(\.title) ?? ["nothing"]
          lines +=
            MPMediaQuery.albums().collections?.map {
              "\($0.representativeItem?.albumTitle ?? "?"): \($0.count)"
            } ?? []
        }
    }
  }

  private let songs = [
    MPMediaItem(title: "High Tide", artist: "Ann", albumTitle: "Sea", playbackDuration: 200),
    MPMediaItem(title: "Gulls", artist: "Ben", albumTitle: "Birds"),
    MPMediaItem(title: "Low Tide", artist: "Ann", albumTitle: "Sea"),
    MPMediaItem(title: "Alone"),
  ]

  @Test func aScreenTellsItsMusic() throws {
    #expect(
      try Stage(Songs(known: songs)).texts() == [
        "authorized", "authorized then", "High Tide", "Low Tide", "Sea: 2", "Birds: 1",
      ])
    #expect(try Stage(Songs()).texts() == ["notDetermined", "denied then", "nothing"])
    #expect(MPMediaItem(title: "Alone").persistentID == songs[3].persistentID)
    #expect(Set(songs.map(\.persistentID)).count == 4)
  }

  @Test func conditionsCompareValues() {
    let album = MPMediaPropertyPredicate(value: "Sea", forProperty: MPMediaItemPropertyAlbumTitle)
    let none = MPMediaPropertyPredicate(value: nil, forProperty: MPMediaItemPropertyArtist)
    let length = MPMediaPropertyPredicate(
      value: 200.0, forProperty: MPMediaItemPropertyPlaybackDuration)
    MPMediaLibrary.know(songs)
    defer { MPMediaLibrary.know(nil) }
    let found = [album, none, length].map { condition in
      MPMediaQuery(filterPredicates: [condition]).items?.compactMap(\.title)
    }
    #expect(found == [["High Tide", "Low Tide"], ["Alone"], ["High Tide"]])
  }

  private struct Player: View {
    @State private var player = MPMusicPlayerController.applicationMusicPlayer
    @State private var told: [String] = []
    let songs: [MPMediaItem]

    var body: some View {
      Text(told.joined(separator: ", "))
        .onReceive(
          NotificationCenter.default.publisher(
            for: .MPMusicPlayerControllerNowPlayingItemDidChange)
        ) { _ in told.append(player.nowPlayingItem?.title ?? "none") }
        .onAppear {
          player.play()
          player.beginGeneratingPlaybackNotifications()
          player.setQueue(with: MPMediaItemCollection(items: songs))
          player.play()
          player.skipToNextItem()
        }
    }
  }

  @Test func aPlayerTellsWhatPlays() throws {
    #expect(try Stage(Player(songs: songs)).texts() == ["High Tide, Gulls"])
    #expect(try Stage(Player(songs: [])).texts() == [""])
  }

  @Test func aPlayerIsInAState() {
    let player = MPMusicPlayerController.systemMusicPlayer
    #expect(player === MPMusicPlayerController.systemMusicPlayer)
    #expect(player !== MPMusicPlayerController.applicationMusicPlayer)
    player.setQueue(with: MPMediaItemCollection(items: Array(songs.prefix(2))))
    #expect(player.playbackState == .stopped && player.indexOfNowPlayingItem == NSNotFound)
    player.pause()
    #expect(player.playbackState == .stopped && player.currentPlaybackRate == 0)
    player.play()
    player.currentPlaybackTime = 12
    #expect(player.playbackState == .playing && player.currentPlaybackRate == 1)
    player.skipToPreviousItem()
    #expect(player.currentPlaybackTime == 0 && player.nowPlayingItem?.title == "High Tide")
    player.nowPlayingItem = songs[1]
    player.pause()
    #expect(player.playbackState == .paused && player.indexOfNowPlayingItem == 1)
    player.skipToNextItem()
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    player.play()
    player.repeatMode = .all
    player.skipToPreviousItem()
    #expect(player.nowPlayingItem?.title == "Gulls")
    player.stop()
    player.repeatMode = .default
  }

  @Test func buttonsAreAnswered() {
    let center = MPRemoteCommandCenter.shared()
    #expect(center.playCommand.simulate() == nil)
    let first = center.playCommand.addTarget { _ in .commandFailed }
    center.playCommand.addTarget { _ in .success }
    #expect(center.playCommand.simulate() == .success)
    center.playCommand.isEnabled = false
    #expect(center.playCommand.simulate() == nil)
    center.playCommand.isEnabled = true
    center.playCommand.removeTarget(first)
    #expect(center.playCommand.simulate() == .success)
    center.playCommand.removeTarget(nil)
    #expect(center.playCommand.simulate() == nil)

    var times: [TimeInterval] = []
    center.changePlaybackPositionCommand.addTarget { event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else {
        return .commandFailed
      }
      times.append(event.positionTime)
      return .success
    }
    #expect(center.changePlaybackPositionCommand.simulate() == .commandFailed)
    #expect(center.changePlaybackPositionCommand.simulate(positionTime: 30) == .success)
    center.changePlaybackPositionCommand.removeTarget(nil)
    #expect(times == [30])
  }

  @Test func aLockScreensWordsAreTheScreens() throws {
    struct Words: View {
      let title: String?
      @State private var text = ""
      var body: some View {
        Text(text).onAppear {
          let center = MPNowPlayingInfoCenter.default()
          if let title { center.nowPlayingInfo = [MPMediaItemPropertyTitle: title] }
          text = center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String ?? "silence"
        }
      }
    }
    #expect(try Stage(Words(title: "Gulls")).texts() == ["Gulls"])
    #expect(try Stage(Words(title: nil)).texts() == ["silence"])
  }

  @Test func theVolumeIsASlider() throws {
    struct Volume: UIViewRepresentable {
      let isShown: Bool
      func makeUIView(context: Context) -> MPVolumeView {
        let view = MPVolumeView()
        view.showsVolumeSlider = isShown
        return view
      }
      func updateUIView(_ view: MPVolumeView, context: Context) {}
    }
    let lists = try [true, false].map {
      try Stage(Volume(isShown: $0).frame(height: 40)).render().items.count
    }
    #expect(lists[0] > lists[1])
  }
}
