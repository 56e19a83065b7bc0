import SwiftUI

extension DSMotion {
  /// The motion as views take it; nil for none.
  public var animation: Animation? {
    guard duration > 0 else { return nil }
    return switch easing {
    case .curve(let x1, let y1, let x2, let y2):
      .timingCurve(x1, y1, x2, y2, duration: duration)
    case .spring(let bounce): .spring(duration: duration, bounce: bounce)
    }
  }
}
