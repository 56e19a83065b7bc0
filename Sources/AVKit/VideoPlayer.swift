import AVFoundation
import SwiftUI
import ViewTree

/// A view of a film, which shows a black area with a button to play it: no film is decoded.
///
///     VideoPlayer(player: AVPlayer(url: url)) {
///       Text("The tide turns").foregroundStyle(.white)
///     }
///     .frame(height: 240)
///
/// The picture is the same while the player plays.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a view of a film with views upon it.
  ///
  /// - Parameters:
  ///   - player: The player; nil for a film that is not there yet.
  ///   - videoOverlay: The views upon the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  /// The film, its button, and the views upon it.
  public var body: some View {
    ZStack {
      FilmArea(showsButton: true, player: player)
      overlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a film.
  ///
  /// - Parameter player: The player; nil for a film that is not there yet.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
