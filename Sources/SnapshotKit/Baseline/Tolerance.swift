import DisplayList
import Foundation

/// A difference that a team must bear: how much, where, why, and until when.
struct Tolerance: Codable, Sendable, Hashable {
  /// A pattern of screens' names.
  let screen: String
  /// The path of a node, outside of which nothing is tolerated; without it, the whole screen.
  var node: String?
  /// The greatest difference of one colour component, from 0 to 255.
  let maximumColorDifference: Int
  /// The greatest share of differing pixels in a window of 32 x 32, from 0 to 1.
  let maximumDensity: Double
  let reason: String
  /// The last day, as in 2026-12-31.
  let expires: String

  /// Returns a Boolean value that indicates whether a difference stays within the bounds of
  /// strength, density and place.
  func covers(_ difference: PixelDifference, _ list: DisplayList, scale: Int) -> Bool {
    guard difference.largestStep <= maximumColorDifference,
      difference.density() <= maximumDensity
    else { return false }
    guard let node else { return true }
    guard let frame = list.nodes.first(where: { $0.path == node })?.frame, let box = difference.box
    else { return false }
    let factor = Double(scale)
    return Double(box.x) >= (frame.minX * factor).rounded(.down)
      && Double(box.y) >= (frame.minY * factor).rounded(.down)
      && Double(box.x + box.width) <= (frame.maxX * factor).rounded(.up)
      && Double(box.y + box.height) <= (frame.maxY * factor).rounded(.up)
  }

  func applies(to screen: String) -> Bool { Glob(self.screen).matches(screen) }

  /// Returns a Boolean value that indicates whether the last day is over; days are compared as
  /// text.
  func isExpired(on day: String) -> Bool { expires < day }
}
