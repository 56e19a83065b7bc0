/// The rule by which a label that is wider than its band is fitted into it.
///
/// A category's name is wrapped or truncated before it is left out, as Apple chooses by the kind of
/// the axis; of a number or a date that is cut nothing could be read.
struct LabelFitting {
  /// A Boolean value that indicates whether the label has no place for a second line.
  let isWord: Bool
  /// A Boolean value that indicates whether the label is a view of the app's, which may shrink.
  let isView: Bool
  /// A Boolean value that indicates whether the label stands below a category.
  let namesCategory: Bool
  /// The way in which the app wants labels to be kept from touching.
  let collision: AxisValueLabelCollisionResolution.Kind

  /// A label that is a little wider than its band has room in two lines.
  private static let littleWider = 1.4
  /// The widest label of which enough is seen, for each line of the band's width.
  private static let seen = 2.0

  /// Returns the lines that a label takes; nil where it stays as wide as it is, and is left out if
  /// it touches others.
  ///
  /// - Parameters:
  ///   - width: The label's width in one line, in points.
  ///   - band: The band's width, in points.
  /// - Returns: The most lines of the label.
  func lines(of width: CGFloat, in band: CGFloat) -> Int? {
    if collision == .truncate { return 1 }
    if namesCategory, collision == .automatic {
      if isView { return 2 }
      let lines = isWord ? 1 : 2
      return width < band * Self.seen * Double(lines) ? lines : nil
    }
    return !isWord && width < band * Self.littleWider ? 2 : nil
  }
}
