import SwiftUI

/// A stack of pages by itself in compact width, beside a sidebar in regular width.
///
/// The sidebar of a window that stands upright is folded away, as the system does it; give a
/// visibility to show it.
///
///     AdaptiveNavigation {
///       NavigationStack { NotesList() }
///     } sidebar: {
///       List { Label("Заметки", systemImage: "note.text") }
///     }
public struct AdaptiveNavigation<Sidebar: View, Stack: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let visibility: Binding<NavigationSplitViewVisibility>
  private let sidebar: Sidebar
  private let stack: Stack

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - visibility: The columns that show in regular width.
  ///   - stack: The pages, in a `NavigationStack` of their own.
  ///   - sidebar: The links to them in regular width.
  public init(
    visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder stack: () -> Stack, @ViewBuilder sidebar: () -> Sidebar
  ) {
    (self.visibility, self.sidebar, self.stack) = (visibility, sidebar(), stack())
  }

  /// The content of the view.
  public var body: some View {
    if horizontalSizeClass == .regular {
      NavigationSplitView(columnVisibility: visibility) {
        sidebar
      } detail: {
        stack
      }
    } else {
      stack
    }
  }
}
