import SwiftUI

extension Image {
  /// Creates a picture of the sample data, such as `animal-tiger`.
  init(picture name: String) { self.init(ImageReference(picture: name)) }

  /// Creates a picture of the sample data, in the dark its version by night, where it has one.
  init(schemedPicture name: String) {
    let hasNight = ShowcaseResource.nightPictures.contains(name)
    let night = hasNight ? name + ShowcaseResource.nightSuffix : name
    self.init(
      ImageReference(light: ImageReference(picture: name), dark: ImageReference(picture: night)))
  }
}

extension ImageReference {
  fileprivate init(picture name: String) {
    let file = "Pictures/\(name).svg"
    self.init(name: file, location: .file(path: "\(ShowcaseResource.path)/\(file)"))
  }
}

/// A picture of the sample data, filling its room; in the dark its version by night, where it has
/// one.
struct SchemedPicture: View {
  let name: String

  var body: some View {
    Image(schemedPicture: name).resizable().aspectRatio(contentMode: .fill)
  }
}
