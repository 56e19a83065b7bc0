import SnapshotKit
import SwiftUI

extension ScreenActor {
  /// Scrolls to what stands further down on a small screen or in large type, and taps it.
  func reach(_ name: String) throws {
    try scroll(to: ElementQuery(name))
    try tap(name)
  }
}
