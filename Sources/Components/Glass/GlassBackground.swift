import SwiftUI

/// A background of large soft lights, for panes of glass to show through.
///
/// The lights are gradients that end in nothing: they look as if blurred, and cost no filter.
///
///     ZStack {
///       GlassBackground(.indigo, .teal)
///       CardView { Text("Спринт") }
///     }
public struct GlassBackground: View {
  private let first: Color
  private let second: Color

  /// Creates a background of two lights.
  public init(_ first: Color, _ second: Color) { (self.first, self.second) = (first, second) }

  /// The content of the view.
  public var body: some View {
    GeometryReader { room in
      let reach = max(room.size.width, room.size.height)
      ZStack {
        AppColors.background
        light(first, at: UnitPoint(x: 0.1, y: 0.08), reach: reach * 0.6)
        light(second, at: UnitPoint(x: 0.95, y: 0.55), reach: reach * 0.55)
        light(first.opacity(0.6), at: UnitPoint(x: 0.2, y: 1), reach: reach * 0.45)
      }
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }

  private func light(_ color: Color, at center: UnitPoint, reach: CGFloat) -> some View {
    RadialGradient(
      colors: [color.opacity(0.45), color.opacity(0)], center: center, startRadius: 0,
      endRadius: reach)
  }
}
