import Components
import SwiftUI

/// The source of sights' pictures.
enum PictureSource: Hashable, Sendable {
  /// The app's own drawings.
  case drawings
  /// Photographs below an address.
  case remote(URL)
}

/// A sight's picture, or what stands in for it until it has come.
struct SightPicture: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    switch app.services.pictures {
    case .drawings:
      Image(sight.picture).resizable().scaledToFill()
    case .remote(let base):
      AsyncImage(url: base.appendingPathComponent("\(sight.picture).jpg")) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color(.tertiarySystemFill)
          .overlay {
            Image(systemName: "photo").font(.title).foregroundStyle(AppColors.textSecondary)
          }
      }
    }
  }
}

/// A picture in room of its own shape, so that neither a cross nor a foot is cut off.
struct FramedPicture: View {
  let sight: POI
  /// Width over height of all drawings.
  static let ratio: CGFloat = 5.0 / 3

  var body: some View {
    SightPicture(sight: sight)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .aspectRatio(Self.ratio, contentMode: .fit)
      .clipped()
  }
}
