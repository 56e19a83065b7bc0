import SwiftUI

/// A ring that fills clockwise from the top.
///
///     CircularProgressView(progress: progress) { Text(progress, format: .percent) }
public struct CircularProgressView<Label: View>: View {
  private let progress: Double
  private let size: CGFloat
  private let lineWidth: CGFloat
  private let label: Label

  /// Creates a ring.
  ///
  /// - Parameters:
  ///   - progress: The part that is done, from 0 to 1; beyond it is taken as the nearest end, and
  ///     no number as nothing.
  ///   - size: The diameter in points.
  ///   - lineWidth: The ring's breadth in points.
  ///   - label: The label in its middle.
  public init(
    progress: Double, size: CGFloat = 60, lineWidth: CGFloat = 6,
    @ViewBuilder label: () -> Label
  ) {
    self.progress = progress.isFinite ? min(1, max(0, progress)) : 0
    (self.size, self.lineWidth, self.label) = (size, lineWidth, label())
  }

  /// The content of the view.
  public var body: some View {
    ZStack {
      Circle().stroke(Color(.tertiarySystemFill), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AppColors.accent, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .animation(.easeInOut(duration: 1), value: progress)
      label
    }
    .padding(lineWidth / 2)
    .frame(width: size, height: size)
    .accessibilityElement(children: .ignore)
    .accessibilityValue(Text(verbatim: "\(Int((progress * 100).rounded())) %"))
  }
}

extension CircularProgressView where Label == EmptyView {
  /// Creates a ring with nothing in its middle.
  public init(progress: Double, size: CGFloat = 60, lineWidth: CGFloat = 6) {
    self.init(progress: progress, size: size, lineWidth: lineWidth) { EmptyView() }
  }
}
