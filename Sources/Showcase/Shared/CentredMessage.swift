import SwiftUI

/// A message in the middle of the room that is left for it, which scrolls where it needs more.
struct CentredMessage<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    GeometryReader { room in
      ScrollView {
        content()
          .frame(maxWidth: .infinity, minHeight: room.size.height)
      }
    }
  }
}
