import SwiftUI

extension View {
  /// Shows the title of a main part as large as its first page's is on a phone.
  func mainTitle() -> some View { modifier(MainTitle()) }
}

/// A large title above a page that scrolls.
///
/// A wide window's page is a column in the middle, over which a title in the middle stands.
private struct MainTitle: ViewModifier {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  func body(content: Content) -> some View {
    content.navigationBarTitleDisplayMode(horizontalSizeClass == .compact ? .large : .inline)
  }
}
