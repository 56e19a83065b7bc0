/// The way a picture was taken, under ImageIO's name and by its numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright, and the ways in which the picture is turned or mirrored.
  case up = 1
  /// The other ways, by their numbers.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
