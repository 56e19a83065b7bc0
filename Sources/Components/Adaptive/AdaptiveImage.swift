import SwiftUI

/// A picture that fills the width in compact width, and fits 400 by 300 points in regular.
///
///     AdaptiveImage(Image("harbour"), label: Text("Гавань на рассвете"))
public struct AdaptiveImage: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let image: Image
  private let label: Text
  private let height: CGFloat?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - image: The picture, which is cut where it fills the width.
  ///   - label: The words that assistive technology says of it.
  ///   - height: The height in which it fills the width in regular width too, in points; nil to
  ///     fit there.
  public init(_ image: Image, label: Text, height: CGFloat? = nil) {
    (self.image, self.label, self.height) = (image, label, height)
  }

  /// The content of the view.
  public var body: some View {
    picture
      .accessibilityElement()
      .accessibilityLabel(label)
      .accessibilityAddTraits(.isImage)
  }

  @ViewBuilder private var picture: some View {
    if horizontalSizeClass == .regular, height == nil {
      // The corners are the picture's, where its frame is higher than it is.
      image.resizable().aspectRatio(contentMode: .fit).clipShape(shape)
        .frame(maxWidth: 400, maxHeight: 300, alignment: .top)
    } else {
      Color.clear
        .frame(maxWidth: .infinity, minHeight: height ?? 200, maxHeight: height ?? 200)
        .overlay { image.resizable().aspectRatio(contentMode: .fill) }
        .clipShape(shape)
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous)
  }
}
