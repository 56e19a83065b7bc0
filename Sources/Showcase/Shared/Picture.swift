import SwiftUI

extension Image {
  /// Creates a picture of the sample data, such as `animal-tiger`.
  init(picture name: String) {
    let file = "Pictures/\(name).svg"
    self.init(ImageReference(name: file, location: .file(path: "\(ShowcaseResource.path)/\(file)")))
  }
}

/// A picture of the sample data, filling its room; in the dark its version by night, where it has
/// one.
struct SchemedPicture: View {
  let name: String

  var body: some View {
    // Only what has two versions asks for the scheme, for that costs a layout of its own.
    if ShowcaseResource.nightPictures.contains(name) {
      NightPicture(name: name)
    } else {
      Image(picture: name).resizable().aspectRatio(contentMode: .fill)
    }
  }
}

private struct NightPicture: View {
  let name: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Image(picture: colorScheme == .dark ? name + ShowcaseResource.nightSuffix : name)
      .resizable()
      .aspectRatio(contentMode: .fill)
  }
}
