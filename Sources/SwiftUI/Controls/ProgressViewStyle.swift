/// A type that gives progress views their appearance.
///
///     struct DotsProgressViewStyle: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         let done = Int((configuration.fractionCompleted ?? 0) * 5)
///         HStack { ForEach(0..<5) { Circle().opacity($0 < done ? 1 : 0.2) } }
///       }
///     }
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the appearance of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
