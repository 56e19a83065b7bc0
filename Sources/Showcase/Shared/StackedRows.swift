import SwiftUI

extension EnvironmentValues {
  /// A Boolean value that indicates whether the words of a row stand beneath its picture: they are
  /// large, and the width of a phone, or of a part of a tablet's screen, leaves them no room.
  var stacksRows: Bool { dynamicTypeSize.isAccessibilitySize && horizontalSizeClass == .compact }
}
