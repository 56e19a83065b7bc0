import SwiftUI

extension View {
  /// Lets a symbol's drawing begin where the letters of the words below it do: the margin beside a
  /// drawing is as wide as a letter's stem, and at large type seen.
  ///
  ///     VStack(alignment: .leading) {
  ///       Image(systemName: "ferry").font(.title3).flushLeading(.title3)
  ///       Text("Паром")
  ///     }
  ///
  /// - Parameters:
  ///   - style: The symbol's text style.
  ///   - isFlush: False to leave the view as it is, for a symbol that stands beside its words.
  /// - Returns: The view, moved by its margin.
  public func flushLeading(_ style: Font.TextStyle, when isFlush: Bool = true) -> some View {
    modifier(FlushSymbol(style: style, isFlush: isFlush))
  }
}

private struct FlushSymbol: ViewModifier {
  let isFlush: Bool
  /// In points.
  @ScaledMetric private var margin: CGFloat

  /// A drawing's margin by the size of the letters beside it.
  private static let share: CGFloat = 0.08

  init(style: Font.TextStyle, isFlush: Bool) {
    self.isFlush = isFlush
    _margin = ScaledMetric(wrappedValue: 17 * Self.share, relativeTo: style)
  }

  func body(content: Content) -> some View {
    content.padding(.leading, isFlush ? -margin : 0)
  }
}
