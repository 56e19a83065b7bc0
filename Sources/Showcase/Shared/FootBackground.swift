import SwiftUI

/// The background of what stays at the foot of a page that scrolls: a bar with a line above it.
struct FootBackground: View {
  var body: some View {
    Rectangle().fill(.bar).overlay(alignment: .top) { Divider() }.ignoresSafeArea()
  }
}
