import SwiftUI

/// Content on a pane of glass: what lies behind shows through, blurred.
///
/// The pane is opaque where a person asks for less transparency or more contrast, and in
/// ``ComponentVersion/v1``.
///
///     CardView { Text("Спринт") }
public struct CardView<Content: View>: View {
  @Environment(\.componentVersion) private var version
  @Environment(\.accessibilityReduceTransparency) private var isTransparencyReduced
  @Environment(\.colorSchemeContrast) private var contrast
  private let padding: CGFloat
  private let content: Content

  /// Creates a card; the padding is in points.
  public init(padding: CGFloat = AppSpacing.md, @ViewBuilder content: () -> Content) {
    (self.padding, self.content) = (padding, content())
  }

  /// The content of the view.
  public var body: some View {
    content
      .onGlass(isGlass)
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(surface, in: shape)
      .overlay { if isGlass { shape.strokeBorder(.white.opacity(0.22), lineWidth: 0.5) } }
      .shadow(color: .black.opacity(0.08), radius: 10, x: 0, y: 4)
  }

  private var isGlass: Bool {
    version >= .v2 && !isTransparencyReduced && contrast == .standard
  }

  private var surface: AnyShapeStyle {
    isGlass ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(AppColors.surface)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous)
  }
}
