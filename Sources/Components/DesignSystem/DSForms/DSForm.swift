import SwiftUI

extension EnvironmentValues {
  /// The layout of rows below that choose none themselves.
  @Entry public var dsFormRowLayout = DSFormRowLayout.auto
}

/// Sections beneath each other that scroll, no wider than can be read.
///
///     DSForm {
///       DSFormSection("Address") {
///         DSFormRow("Street") { DSTextField("Street", text: $text) }
///       }
///     }
public struct DSForm<Content: View>: View {
  private let layout: DSFormRowLayout
  private let content: Content
  @Environment(\.dsTheme) private var theme

  /// Creates a form of sections, whose rows are laid out in one way.
  public init(layout: DSFormRowLayout = .auto, @ViewBuilder content: () -> Content) {
    (self.layout, self.content) = (layout, content())
  }

  /// The content of the view.
  public var body: some View {
    let look = theme.components.form.resolve(layout, in: theme)
    ScrollView {
      VStack(alignment: .leading, spacing: look.sectionGap) { content }
        .frame(maxWidth: look.maxWidth, alignment: .leading)
        .margins(look.margin)
        .padding(.vertical, theme.spacing.lg)
        .frame(maxWidth: .infinity)
    }
    .background(look.background)
    .environment(\.dsFormRowLayout, layout)
  }
}

extension View {
  /// Keeps the content from the sides, by points or by the window's own margin.
  @ViewBuilder fileprivate func margins(_ margin: Double?) -> some View {
    if let margin { padding(.horizontal, margin) } else { scenePadding(.horizontal) }
  }
}
