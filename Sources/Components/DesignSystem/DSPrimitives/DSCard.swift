import SwiftUI

/// Content on a surface with round corners.
///
///     DSCard { DSText("Next ferry at nine", .headline) }
public struct DSCard<Content: View>: View {
  private let isPadded: Bool
  private let content: Content
  @Environment(\.dsTheme) private var theme

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - isPadded: True to keep the content off the edges, which rows reach.
  ///   - content: The content of the card.
  public init(isPadded: Bool = true, @ViewBuilder content: () -> Content) {
    (self.isPadded, self.content) = (isPadded, content())
  }

  /// The content of the view.
  public var body: some View {
    let card = theme.components.card.resolve(in: theme)
    let shape = RoundedRectangle(cornerRadius: card.radius, style: .continuous)
    content
      .padding(isPadded ? card.padding : 0)
      .frame(maxWidth: .infinity, alignment: .leading)
      .clipShape(shape)
      .background {
        shape.fill(card.background)
          .shadow(
            color: card.shadowColor.opacity(card.shadow.opacity).color,
            radius: card.shadow.radius, y: card.shadow.y)
      }
      .overlay {
        if let border = card.border { shape.strokeBorder(border, lineWidth: card.borderWidth) }
      }
  }
}
