import CairoRender
import Foundation
import SwiftUI

extension FontFile {
  /// The fonts among the resources of an app's packages.
  static var ofPackages: [FontFile] { PackageResources.fonts.map { FontFile(path: $0.path) } }
}

extension Catalogue {
  /// The app's own fonts: those of its packages, then those that it names.
  var fontFiles: [FontFile] {
    FontFile.ofPackages
      + fonts.flatMap(PackageResources.fontFiles).map { FontFile(path: $0.path) }
  }
}
