extension CGImage {
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The bits of one colour in a pixel.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The way in which alpha is kept.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The order of a pixel's bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The type of the file; nil, since a drawing is of none.
  public var utType: String? { nil }

  /// Returns a part of the image, in pixels; nil beside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    let part = rect.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    var cut = DisplayList(size: size, background: .clear)
    var layer = Layer(
      transform: CGAffineTransform(translationX: -part.minX / scale, y: -part.minY / scale),
      items: list.items)
    layer.clip = Path(
      CGRect(
        x: part.minX / scale, y: part.minY / scale, width: size.width, height: size.height))
    cut.items = [DrawItem(.layer(layer))]
    return CGImage(cut, scale: scale)
  }
}

extension UIImage {
  /// The image as one of Core Graphics'; nil where no screen is being made, which reads pictures.
  public var cgImage: CGImage? {
    MainActor.assumeIsolated {
      guard size.width > 0, size.height > 0 else { return nil }
      let content = image.resizable().frame(width: size.width, height: size.height)
      return ImageRenderer(content: content).drawn().map { CGImage($0, scale: scale) }
    }
  }

  /// Creates an image of an asset catalogue.
  ///
  /// A colour scheme of the traits is not asked for: the screen's is.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name, in: bundle) }

  /// Creates an image of an asset catalogue, with a size and a weight for symbols.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(
      Image(name, bundle: bundle), size: Self.size(named: name, in: bundle),
      configuration: configuration)
  }

  /// The orientation in which the image was taken; images are drawn upright.
  public var imageOrientation: Orientation { .up }

  /// Returns the image in a colour.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    let size = self.size
    let tinted = Image(size: size) { [image] context in
      var template = context.resolve(image.renderingMode(.template))
      template.shading = .color(Color(uiColor: color))
      context.draw(template, in: CGRect(origin: .zero, size: size))
    }
    return UIImage(tinted, size: size, scale: scale)
  }

  /// Draws the image in the context at present, in a rectangle in points.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    context.draw(cgImage, in: rect)
  }

  /// Draws the image in the context at present, at a point in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the context at present, mixed with what is there.
  ///
  /// - Parameters:
  ///   - rect: The place, in points.
  ///   - blendMode: The way of mixing.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image in the context at present, at a point in points, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Returns the image itself: pictures are read when they are drawn.
  public func preparingForDisplay() -> UIImage? { self }
}
