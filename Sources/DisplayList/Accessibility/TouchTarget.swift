import Foundation

/// A place of a screen that a finger does something to.
public struct TouchTarget: Hashable, Sendable {
  /// The frame in the screen's coordinates, in points.
  public var frame: CGRect
  /// The area in which a touch reaches the view, in points.
  ///
  /// The area of a view that stands alone in a row or a bar is all of that row or bar.
  public var reach: CGRect
  /// A Boolean value that indicates whether the target scrolls, so that it may lie beneath a bar.
  public var scrolls: Bool
  /// The name of the bar or the keyboard that lies over the target, in English; nil where none
  /// does.
  public var cover: String?
  /// The `#fileID` and line of the code that made the view; empty where the system made it.
  public var source: String
  /// The words spoken within the target; empty where there are none.
  public var label: String

  /// Creates a target.
  public init(frame: CGRect, source: String, label: String, scrolls: Bool = false) {
    (self.frame, reach, self.source, self.label) = (frame, frame, source, label)
    self.scrolls = scrolls
  }
}
