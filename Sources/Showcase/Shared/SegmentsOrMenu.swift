import SwiftUI

extension View {
  /// Shows a picker's few choices side by side, or in a menu where type is large: segments do not
  /// grow with it.
  ///
  /// - Parameter fillsRow: True for a picker that fills a list's row: its segments then end as far
  ///   from the row's end as they begin from its beginning.
  /// - Returns: The picker in that style.
  func segmentsOrMenu(fillsRow: Bool = false) -> some View {
    modifier(SegmentsOrMenu(fillsRow: fillsRow))
  }
}

private struct SegmentsOrMenu: ViewModifier {
  let fillsRow: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The part of a row's margins by which the leading one is wider, in points.
  private static let rest: CGFloat = 4

  func body(content: Content) -> some View {
    if typeSize.isAccessibilitySize {
      content.pickerStyle(.menu)
    } else {
      content.pickerStyle(.segmented).padding(.trailing, fillsRow ? Self.rest : 0)
    }
  }
}
