/// A face in a file, and the style that it serves.
struct FontSource: Hashable {
  var family: String
  /// CSS's 100 to 900: one weight, or all that a variable font can take.
  var weights: ClosedRange<Int>
  var isItalic: Bool
  var path: String
  /// The face's number in its file.
  var index: Int32 = 0
  /// A Boolean value that indicates whether the glyphs are coloured bitmaps, such as emoji.
  var isColor = false
}

extension [FontSource] {
  /// Returns the face of a family that is nearest to a style (CSS Fonts 4, 5.2).
  ///
  /// - Parameters:
  ///   - weight: CSS's 100 to 900.
  ///   - isItalic: True for an italic or oblique face.
  /// - Returns: The face, an upright one if there is no italic one; nil of no faces.
  func nearest(weight: Int, isItalic: Bool) -> FontSource? {
    let slanted = filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? self : slanted).min {
      Self.rank($0.weights, weight) < Self.rank($1.weights, weight)
    }
  }

  /// Returns the distance of a weight from the wanted one, with those of the better side first.
  private static func rank(_ weights: ClosedRange<Int>, _ wanted: Int) -> Int {
    let side = 1000
    if weights.contains(wanted) { return 0 }
    if weights.lowerBound > wanted {
      let distance = weights.lowerBound - wanted
      // From 400 to 500 the weights up to 500 come first, then the lighter ones.
      if 400...500 ~= wanted { return weights.lowerBound <= 500 ? distance : 2 * side + distance }
      return wanted < 400 ? side + distance : distance
    }
    let distance = wanted - weights.upperBound
    if 400...500 ~= wanted { return side + distance }
    return wanted < 400 ? distance : side + distance
  }
}
