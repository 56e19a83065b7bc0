/// A style that repeats an image, or a part of it.
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
    guard let reference = reference(in: environment).map(environment.suited),
      let link = ScreenLocale.link,
      let size = try? link.assets.size(of: reference), size.width > 0, size.height > 0
    else { return .color(.clear) }
    let part = sourceRect.intersection(TiledImagePaint.whole)
    guard part.width > 0, part.height > 0, scale > 0 else { return .color(.clear) }
    return .image(reference, part, Self.tile(of: size, part, scale))
  }

  /// The size in which a part of an image repeats, in points.
  static func tile(of size: CGSize, _ part: CGRect, _ scale: CGFloat) -> CGSize {
    CGSize(width: size.width * part.width * scale, height: size.height * part.height * scale)
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
  ///
  ///     Rectangle().fill(.image(Image("waves"), scale: 0.5))
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
