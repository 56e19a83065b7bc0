import SwiftUI

extension Image {
  /// Creates a picture of the sample data, such as `animal-tiger`.
  init(picture name: String) {
    let path = ShowcaseResource.folder.appendingPathComponent("Pictures/\(name).svg").path
    self.init(ImageReference(name: "Pictures/\(name).svg", location: .file(path: path)))
  }
}
