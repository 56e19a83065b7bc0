import AVFoundation
import SwiftUI
import ViewTree

/// The area of a film: black, with a button in the middle that plays it.
///
/// The colours are those of a film, on light screens too.
struct FilmArea: View {
  let showsButton: Bool
  let player: AVPlayer?

  var body: some View {
    Color.black
      .overlay { if showsButton { PlayButton(player: player) } }
      .clipped()
  }
}

/// The button that plays a film or pauses it, 64 points wide.
private struct PlayButton: View {
  let player: AVPlayer?
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      player?.timeControlStatus == .paused ? player?.play() : player?.pause()
    } label: {
      Image(systemName: "play.fill")
        .font(.system(size: 26))
        .foregroundStyle(.white)
        .frame(width: 64, height: 64)
        .background(.white.opacity(0.18), in: .circle)
        .overlay { Circle().strokeBorder(.white.opacity(0.25), lineWidth: 0.5) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(SystemString.play.text(locale))
  }
}
