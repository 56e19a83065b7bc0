import SwiftUI

/// Content below each other in a window that stands upright, side by side in one that lies.
///
///     OrientationAwareView {
///       AdaptiveImage(Image("harbour"), label: Text("Гавань"))
///       Text("Паром уходит в девять.")
///     }
public struct OrientationAwareView<Content: View>: View {
  @State private var isLandscape = false
  private let spacing: CGFloat
  private let content: Content

  /// Creates a view; the spacing is in points.
  public init(spacing: CGFloat = AppSpacing.md, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  /// The content of the view.
  public var body: some View {
    layout { content }
      .onReceive(
        NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
      ) { _ in
        isLandscape = UIDevice.current.orientation.isLandscape
      }
  }

  private var layout: AnyLayout {
    isLandscape
      ? AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
      : AnyLayout(VStackLayout(spacing: spacing))
  }
}
