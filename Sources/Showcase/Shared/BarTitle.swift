import SwiftUI

extension View {
  /// Sets a page's title, which its bar shows once the page's own heading has scrolled beneath it:
  /// till then it would say twice what is read once, beside a way back that needs the room.
  ///
  ///     ScrollView {
  ///       Text(verbatim: name).font(.title).onHeading($isRead)
  ///     }
  ///     .barTitle(name, isShown: isRead)
  ///
  /// - Parameters:
  ///   - title: The title, which stands on the way back from further pages too.
  ///   - isShown: True where the heading is out of sight.
  /// - Returns: The page with the title.
  func barTitle(_ title: String, isShown: Bool) -> some View {
    navigationTitle(Text(verbatim: title))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          Text(verbatim: title).font(.headline).lineLimit(1)
            .opacity(isShown ? 1 : 0)
            .accessibilityHidden(!isShown)
        }
      }
  }

  /// Tells whether a page's heading has scrolled out of sight at the top.
  ///
  /// - Parameter isOut: True where it has.
  /// - Returns: The heading.
  func onHeading(_ isOut: Binding<Bool>) -> some View {
    onGeometryChange(for: Bool.self) {
      $0.frame(in: .scrollView).maxY < 0
    } action: {
      isOut.wrappedValue = $0
    }
  }
}
