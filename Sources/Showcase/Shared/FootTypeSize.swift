import SwiftUI

/// One limit for the type of what stays at the foot of pages that scroll: on a phone larger words
/// would leave the page above them no room, where a tablet has it.
private struct FootTypeSize: ViewModifier {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  func body(content: Content) -> some View { content.dynamicTypeSize(...largest) }

  private var largest: DynamicTypeSize {
    horizontalSizeClass == .regular && verticalSizeClass == .regular
      ? .accessibility5 : .accessibility2
  }
}

extension View {
  /// Limits the type of a foot, which stays in sight while the page above it scrolls.
  func footTypeSize() -> some View { modifier(FootTypeSize()) }
}
