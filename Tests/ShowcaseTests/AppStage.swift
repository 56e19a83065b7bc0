import CairoRender
import StageSupport
import SwiftUI

extension Stage {
  /// Returns an app on a phone's screen, with real texts.
  static func app(
    _ view: some View, size: CGSize = CGSize(width: 393, height: 852),
    isRegular: Bool = false, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Stage {
    Stage(
      view, size: size, safeArea: EdgeInsets(), text: try TextEngine(fonts: FontBook()),
      assets: ImageStore()
    ) {
      if isRegular { $0.horizontalSizeClass = .regular }
      change(&$0)
    }
  }
}
