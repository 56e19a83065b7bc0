import Foundation

/// A place of a screen that a finger does something to.
public struct TouchTarget: Hashable, Sendable {
  /// In points, in the screen's coordinates.
  public var frame: CGRect
  /// Where a finger reaches it: the row or the bar that it stands in, where it stands alone there.
  public var reach: CGRect
  /// Whether it scrolls, so that it may lie beneath a bar.
  public var scrolls: Bool
  /// `#fileID` and line; empty where the system made the view.
  public var source: String
  /// What is said within; empty where nothing is.
  public var label: String

  /// Creates a target.
  public init(frame: CGRect, source: String, label: String, scrolls: Bool = false) {
    (self.frame, reach, self.source, self.label) = (frame, frame, source, label)
    self.scrolls = scrolls
  }
}
