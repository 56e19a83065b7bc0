import Foundation
import StageSupport
import ViewTree

/// A window of a size with texts of ten points.
extension Stage {
  convenience init(
    width: Double = 200, height: Double = 200, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ content: () -> some View
  ) {
    self.init(content(), size: CGSize(width: width, height: height), safeArea: safeArea) {
      $0.font = .system(size: 10)
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (nil, nil)
    }
  }

  /// The frames of what drew, in the order of drawing.
  func frames() throws -> [CGRect] { try render().nodes.map(\.frame) }
}
