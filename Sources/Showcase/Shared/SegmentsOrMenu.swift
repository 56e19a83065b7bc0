import SwiftUI

extension View {
  /// Shows a picker's few choices side by side, or in a menu where type is large: segments do not
  /// grow with it.
  func segmentsOrMenu() -> some View { modifier(SegmentsOrMenu()) }
}

private struct SegmentsOrMenu: ViewModifier {
  @Environment(\.dynamicTypeSize) private var typeSize

  func body(content: Content) -> some View {
    if typeSize.isAccessibilitySize {
      content.pickerStyle(.menu)
    } else {
      content.pickerStyle(.segmented)
    }
  }
}
