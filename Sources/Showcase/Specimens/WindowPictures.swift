import SwiftUI

/// Windows as they were drawn in one environment: a sheet shows the same ones on every device, in
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

  /// The colour scheme that a sheet's windows are drawn for.
  enum Scheme: Hashable { case light, dark, both }

  /// The windows of a sheet in each colour scheme, as one renderer measures their texts.
  @MainActor final class Schemes {
    private var pictures: [Scheme: WindowPictures] = [:]
    private weak var text: (any TextMeasuring)?

    nonisolated init() {}

    /// The windows of a scheme.
    func of(_ scheme: Scheme, text: any TextMeasuring) -> WindowPictures {
      if self.text !== text { (self.text, pictures) = (text, [:]) }
      if let found = pictures[scheme] { return found }
      let new = WindowPictures()
      pictures[scheme] = new
      return new
    }
  }
}
