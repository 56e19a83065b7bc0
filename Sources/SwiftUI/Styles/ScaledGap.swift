extension DynamicTypeSize {
  /// Returns a distance between the parts of the system's own views in this size of text.
  ///
  /// Gaps grow with letters, by less than these: by the square root of body's growth, 1.77 at the
  /// largest size, so that symbols are not glued to large words and these keep their room. An
  /// estimate; below the usual size nothing comes closer.
  ///
  /// - Parameter points: The distance at the usual size, in points.
  /// - Returns: The distance in whole points.
  func gap(_ points: CGFloat) -> CGFloat {
    (points * max(1, scale(of: .body)).squareRoot()).rounded()
  }
}
