import SwiftUI

/// Content on a surface with round corners.
public struct DSCard<Content: View>: View {
  private let isPadded: Bool
  private let content: Content
  @Environment(\.dsTheme) private var theme

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - isPadded: Whether the content keeps off the edges, as rows that reach them do not.
  ///   - content: What lies on the card.
  public init(isPadded: Bool = true, @ViewBuilder content: () -> Content) {
    (self.isPadded, self.content) = (isPadded, content())
  }

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
            color: .black.opacity(card.shadow?.opacity ?? 0), radius: card.shadow?.radius ?? 0,
            y: card.shadow?.y ?? 0)
      }
      .overlay {
        if let border = card.border { shape.strokeBorder(border, lineWidth: 1) }
      }
  }
}
