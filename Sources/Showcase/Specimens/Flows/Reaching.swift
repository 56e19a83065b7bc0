import SnapshotKit
import SwiftUI

extension ScreenActor {
  /// Scrolls to what stands further down on a small screen or in large type, and taps it.
  func reach(_ name: String) throws {
    try scroll(to: ElementQuery(name))
    try tap(name)
  }

  /// Goes to a part of an app: by its tab, or on a tablet by the sidebar; one that was closed is
  /// closed again, as it may lie over the part.
  func openTab(_ name: String) throws {
    let isThere = sees(ElementQuery(name))
    if !isThere { try tap("ToggleSidebar") }
    try tap(name)
    if !isThere { try tap("ToggleSidebar") }
  }
}

/// An action, and the screen at some times behind it, each so many seconds after the one before.
func timed(
  _ name: String, times: Int, apart seconds: Double, _ action: @escaping Step.Action
) -> [Step] {
  (1...times).map { time in
    Step("\(name)-\(time)") {
      if time == 1 { try action($0) }
      try $0.advance(by: seconds)
    }
  }
}
