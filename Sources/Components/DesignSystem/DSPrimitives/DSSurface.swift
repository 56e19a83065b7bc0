import SwiftUI

/// Content on a ground of the theme's.
///
///     DSSurface(.surfaceRaised) { DSText("Over the page").padding() }
public struct DSSurface<Content: View>: View {
  private let role: DSColorRole
  private let content: Content
  @Environment(\.dsTheme) private var theme

  /// Creates a surface of a role's colour.
  public init(_ role: DSColorRole = .surface, @ViewBuilder content: () -> Content) {
    (self.role, self.content) = (role, content())
  }

  /// The content of the view.
  public var body: some View { content.background(theme.colors[role]) }
}
