/// A style that repeats an image; the whole of it, whatever part is asked for.
///
///     Rectangle().fill(ImagePaint(image: Image("tile"), scale: 0.5))
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image, as fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a style of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  /// Returns the image as it repeats; transparent where there is none.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let reference = reference(in: environment), let link = ScreenLocale.link,
      let size = try? link.assets.size(of: reference), size.width > 0, size.height > 0
    else { return .color(RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)) }
    return .image(reference, CGSize(width: size.width * scale, height: size.height * scale))
  }

  private func reference(in environment: EnvironmentValues) -> ImageReference? {
    switch image.source {
    case .asset(let name, let bundle):
      environment.assetCatalogue.image(name, bundle.path, environment)
    case .reference(let reference): reference
    case .symbol, .drawing: nil
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
