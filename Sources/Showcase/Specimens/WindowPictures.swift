import SwiftUI

/// Windows as they were drawn in one environment: a page shows the same ones on every device, in
/// another size.
@MainActor final class WindowPictures {
  private struct Key: Hashable {
    let specimen: String
    let isDescribed: Bool
  }

  private var drawn: [Key: DisplayList] = [:]

  nonisolated init() {}

  /// The picture of a specimen's window, drawn at its first use.
  func picture(
    of specimen: WindowSpecimen, isDescribed: Bool, draw: () throws -> DisplayList
  ) rethrows -> DisplayList {
    let key = Key(specimen: specimen.name, isDescribed: isDescribed)
    if let list = drawn[key] { return list }
    let list = try draw()
    drawn[key] = list
    return list
  }

  /// The windows of a page for the colour schemes of one screen or several, as one renderer
  /// measures their texts.
  @MainActor final class Schemes {
    private var pictures: [Set<ColorScheme>: WindowPictures] = [:]
    private weak var text: (any TextMeasuring)?

    nonisolated init() {}

    /// Returns the windows that serve some schemes.
    func of(_ schemes: Set<ColorScheme>, text: any TextMeasuring) -> WindowPictures {
      if self.text !== text { (self.text, pictures) = (text, [:]) }
      if let found = pictures[schemes] { return found }
      let new = WindowPictures()
      pictures[schemes] = new
      return new
    }
  }
}
