extension View {
  /// Insets what a controller of UIKit's draws by the window's safe area, where the view that
  /// stands for it ignores that.
  ///
  /// A controller keeps clear of bars and of the home indicator by itself, wherever SwiftUI puts
  /// its view: apps write `.ignoresSafeArea()` at pages of Safari.
  ///
  /// - Returns: A view that fills what it is offered, with its content within the safe area.
  package func insetByWindow() -> some View { WindowInsets(content: self) }
}

/// A view within the window's safe area, whatever part of the window it is given.
private struct WindowInsets<Content: View>: View {
  let content: Content

  var body: some View {
    GeometryReader { proxy in
      let insets = insets(of: proxy.frame(in: .global))
      content.padding(.top, insets.top).padding(.bottom, insets.bottom)
    }
  }

  /// The parts of a frame in the areas of the window that are not safe, in points.
  private func insets(of frame: CGRect) -> (top: CGFloat, bottom: CGFloat) {
    guard let link = ScreenLocale.link else { return (0, 0) }
    let end = link.windowSize.height - link.safeArea.bottom
    return (max(0, link.safeArea.top - frame.minY), max(0, frame.maxY - end))
  }
}
