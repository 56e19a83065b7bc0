import SwiftUI

extension Image {
  /// Creates a picture of the sample data, such as `animal-tiger`.
  init(picture name: String) {
    let file = "Pictures/\(name).svg"
    self.init(ImageReference(name: file, location: .file(path: "\(ShowcaseResource.path)/\(file)")))
  }
}
