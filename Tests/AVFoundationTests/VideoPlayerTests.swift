import AVKit
import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Films on a screen.
@MainActor @Suite struct VideoPlayerTests {
  private let player = AVPlayer(url: URL(fileURLWithPath: "/films/tide.mp4"))

  private func operations(_ items: [DrawItem]) -> [DrawOperation] {
    items.flatMap { item -> [DrawOperation] in
      if case .layer(let layer) = item.operation { return operations(layer.items) }
      return [item.operation]
    }
  }

  private func operations<Content: View>(
    of view: Content, in scheme: ColorScheme = .light
  ) throws -> [DrawOperation] {
    let stage = Stage(view, size: CGSize(width: 300, height: 200), safeArea: EdgeInsets()) {
      $0.colorScheme = scheme
    }
    return operations(try stage.render().items)
  }

  /// The fills among operations, in their order.
  private func fills(_ operations: [DrawOperation]) -> [(bounds: CGRect, color: RGBAColor?)] {
    operations.compactMap {
      guard case .fill(let outline, let paint, _) = $0 else { return nil }
      return (outline.boundingRect, paint.color)
    }
  }

  private func symbols(_ operations: [DrawOperation]) -> [(name: String, frame: CGRect)] {
    operations.compactMap { operation -> (name: String, frame: CGRect)? in
      guard case .symbol(let symbol) = operation else { return nil }
      return (symbol.symbol.name, symbol.frame)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark]) func aFilmIsBlackWithItsButton(
    _ scheme: ColorScheme
  ) throws {
    let drawn = try operations(of: VideoPlayer(player: player), in: scheme)
    let areas = fills(drawn)
    #expect(areas.first?.color == .black)
    #expect(areas.first?.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(areas.last?.bounds == CGRect(x: 118, y: 68, width: 64, height: 64))
    let symbol = try #require(symbols(drawn).first)
    #expect(symbol.name == "play.fill")
    #expect(abs(symbol.frame.midX - 150) < 1 && abs(symbol.frame.midY - 100) < 1)
  }

  @Test func viewsLieUponTheFilm() throws {
    let drawn = try operations(of: VideoPlayer(player: nil) { Text("Tides") })
    guard case .text(let text) = try #require(drawn.last) else {
      Issue.record("the text is not the last")
      return
    }
    #expect(text.text.string == "Tides" && symbols(drawn).count == 1)
  }

  @Test func theButtonPlaysAndPauses() throws {
    let stage = Stage(VideoPlayer(player: player))
    #expect(try stage.spoken().contains("Play"))
    try stage.tap("Play")
    #expect(player.timeControlStatus == .playing)
    try stage.tap("Play")
    #expect(player.timeControlStatus == .paused)
    try Stage(VideoPlayer(player: nil)).tap("Play")
  }

  @Test func theButtonSpeaksTheScreensLanguage() throws {
    let stage = Stage(VideoPlayer(player: player)) { $0.locale = Locale(identifier: "de") }
    #expect(try stage.spoken().contains("Wiedergabe"))
  }

  @Test func aButtonStaysWithinASmallFilm() throws {
    let view = VideoPlayer(player: player).frame(width: 40, height: 20)
    let area = try #require(fills(try operations(of: view)).first)
    #expect(area.bounds.size == CGSize(width: 40, height: 20))
  }

  private struct Screen: UIViewControllerRepresentable {
    let player: AVPlayer
    let showsControls: Bool

    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = player
      return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
      controller.showsPlaybackControls = showsControls
    }
  }

  @Test func aControllerIsDrawnAsItsFilm() throws {
    let drawn = try operations(of: Screen(player: player, showsControls: true))
    #expect(drawn == (try operations(of: VideoPlayer(player: player))))
    let bare = try operations(of: Screen(player: player, showsControls: false))
    #expect(symbols(bare).isEmpty && fills(bare).map(\.color) == [.black])
  }
}
