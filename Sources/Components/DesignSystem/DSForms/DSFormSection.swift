import SwiftUI

/// Rows on a card with lines between them, words above and beneath.
///
///     DSFormSection("Account", footer: "Others see the name.") {
///       DSFormRow("Name") { DSTextField("Name", text: $name) }
///     }
public struct DSFormSection<Content: View>: View {
  private let header: LocalizedStringKey?
  private let footer: LocalizedStringKey?
  private let content: Content
  @Environment(\.dsTheme) private var theme

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: The subject of the rows.
  ///   - footer: The explanation of the rows.
  ///   - content: Rows, or views of any kind, each a row.
  public init(
    _ header: LocalizedStringKey? = nil, footer: LocalizedStringKey? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.header, self.footer, self.content) = (header, footer, content()) }

  /// The content of the view.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spacing.sm) {
      if let header { DSSectionHeader(header) }
      if theme.capabilities.prefersRowPlatters { platters } else { card }
      if let footer { DSSectionFooter(footer) }
    }
  }
}

extension DSFormSection {
  private var card: some View {
    DSCard(isPadded: false) {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: content) { rows in
          ForEach(rows) { row in
            row
            if let next = following(row, in: rows) {
              // Words that begin before an icon's line would stand out under a line behind it.
              DSRowDivider(
                isBehindIcon: row.containerValues.dsHasRowIcon
                  && next.containerValues.dsHasRowIcon)
            }
          }
        }
      }
    }
  }

  private func following(_ row: Subview, in rows: SubviewsCollection) -> Subview? {
    rows.firstIndex { $0.id == row.id }.flatMap { rows.dropFirst($0 + 1).first }
  }

  private var platters: some View {
    VStack(spacing: theme.spacing.xs) {
      Group(subviews: content) { rows in
        ForEach(rows) { row in DSCard(isPadded: false) { row } }
      }
    }
  }
}

/// The header of a section, which names its rows' subject.
///
///     DSSectionHeader("Account")
public struct DSSectionHeader: View {
  private let title: LocalizedStringKey
  @Environment(\.dsTheme) private var theme

  /// Creates a header.
  public init(_ title: LocalizedStringKey) { self.title = title }

  /// The content of the view.
  public var body: some View {
    DSText(title, .label, color: .textSecondary)
      .padding(.horizontal, theme.spacing.lg)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The footer of a section, which explains its rows; links of Markdown can be tapped.
///
///     DSSectionFooter("More in the [terms](https://example.com/terms).")
public struct DSSectionFooter: View {
  private let text: LocalizedStringKey
  @Environment(\.dsTheme) private var theme

  /// Creates a footer.
  public init(_ text: LocalizedStringKey) { self.text = text }

  /// The content of the view.
  public var body: some View {
    DSText(text, .helper).padding(.horizontal, theme.spacing.lg)
  }
}
