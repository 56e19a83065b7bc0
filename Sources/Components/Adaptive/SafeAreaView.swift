import SwiftUI

/// Content between the safe areas at the top and the bottom, whatever lies around it.
///
///     SafeAreaView { Text("Между вырезом и полоской") }
public struct SafeAreaView<Content: View>: View {
  private let content: Content

  /// Creates the view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content within the safe area.
  public var body: some View {
    content
      .safeAreaInset(edge: .top) { Color.clear.frame(height: 0) }
      .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 0) }
  }
}
