import SwiftUI

/// Content with margins that suit the width: in regular width in the middle and no wider than a
/// limit.
///
///     AdaptiveLayout {
///       Text("Профиль").adaptiveFont(.title)
///       TextField("Имя", text: $name)
///     }
public struct AdaptiveLayout<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let maxWidth: CGFloat
  private let margins: AdaptiveMargins
  private let content: Content

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - maxWidth: The limit of regular width at the usual type size, in points, which grows with
  ///     large type: with fixed margins it counts them.
  ///   - margins: The margins beside the content.
  ///   - content: The view between the margins.
  public init(
    maxWidth: CGFloat = 600, margins: AdaptiveMargins = .fixed, @ViewBuilder content: () -> Content
  ) {
    (self.maxWidth, self.margins, self.content) = (maxWidth, margins, content())
  }

  /// The content between its margins.
  public var body: some View {
    switch (margins, horizontalSizeClass) {
    case (.fixed, .compact): content.padding(.horizontal, AppSpacing.md)
    case (.fixed, _): content.padding(.horizontal, AppSpacing.xl).readableWidth(maxWidth)
    case (.scene, let sizeClass):
      content
        .readableWidth(sizeClass == .regular ? maxWidth : nil)
        .scenePadding(.horizontal)
    }
  }
}

/// The margins beside the content of an ``AdaptiveLayout``.
public enum AdaptiveMargins: Hashable, Sendable {
  /// 16 points in compact width, 32 in regular.
  case fixed
  /// Those of the window's bars, with which the content then begins on one line.
  case scene
}
