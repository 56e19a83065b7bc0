import Components
import SwiftUI

extension UserInterfaceSizeClass? {
  /// The distance of a page's content from the screen's sides, in points: that of the bars' titles.
  var pageMargin: CGFloat { self == .regular ? 20 : AppSpacing.md }
}
