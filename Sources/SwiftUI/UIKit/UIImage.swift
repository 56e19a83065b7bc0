/// An image under UIKit's name.
///
///     let icon = UIImage(systemName: "ferry")
///     let view = icon.map { Image(uiImage: $0) }
public final class UIImage: Hashable, Sendable {
  let image: Image
  /// The size, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The size and weight that a symbol is asked for, which image views follow.
  public let configuration: Configuration?
  private let data: Data?

  init(
    _ image: Image, size: CGSize = .zero, scale: CGFloat = 1, data: Data? = nil,
    configuration: Configuration? = nil
  ) {
    (self.image, self.size, self.scale) = (image, size, scale)
    (self.data, self.configuration) = (data, configuration)
  }

  /// Creates an empty image.
  public convenience init() { self.init(Image(DrawnImage(DisplayList(size: .zero)))) }

  /// Creates an image of an asset catalogue, drawn where views find it.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(Image(name, bundle: bundle), size: Self.size(named: name, in: bundle))
  }

  /// Creates a symbol.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of a size and weight.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(
      Image(systemName: name), size: CGSize(width: 20, height: 20), configuration: configuration)
  }

  /// Returns the image in another size and weight, if it is a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(image, size: size, scale: scale, data: data, configuration: configuration)
  }

  /// Returns the symbol with what a configuration adds.
  public func applyingSymbolConfiguration(_ added: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration?.applying(added) ?? added)
  }

  /// Creates an image from the bytes of a file; nil where they are no image.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard !data.isEmpty else { return nil }
    let reference = ImageReference(name: "data", location: .data(data), scale: scale)
    if ScreenLocale.link != nil, Self.size(reference) == .zero { return nil }
    self.init(Image(reference), size: Self.size(reference), scale: scale, data: data)
  }

  /// Creates an image from a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let reference = ImageReference(
      name: URL(fileURLWithPath: path).lastPathComponent, location: .file(path: path))
    self.init(
      Image(reference), size: Self.size(reference),
      data: FileManager.default.contents(atPath: path))
  }

  /// Creates an image from one of Core Graphics'.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: cgImage.scale, orientation: .up)
  }

  /// Creates an image from one of Core Graphics', with a number of pixels in a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      Image(DrawnImage(cgImage.list)),
      size: CGSize(width: Double(cgImage.width) / scale, height: Double(cgImage.height) / scale),
      scale: scale)
  }

  /// The orientation in which an image was taken.
  public enum Orientation: Int, Sendable {
    /// The orientations.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// A mode of drawing an image.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The size of an asset catalogue's image in points, if the screen that is made at present can
  /// read it.
  static func size(named name: String, in bundle: Bundle?) -> CGSize {
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    let image = environment.assetCatalogue.image(name, bundle?.bundlePath, environment)
    return size(image.map(environment.suited))
  }

  /// The size of a picture's file in points, if the screen that is made at present can read it.
  private static func size(_ reference: ImageReference?) -> CGSize {
    guard let reference, let link = ScreenLocale.link else { return .zero }
    return (try? link.assets.size(of: reference)) ?? .zero
  }

  /// Returns whether two values are equal.
  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the image in a rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      image.renderingMode(
        mode == .alwaysTemplate ? .template : mode == .alwaysOriginal ? .original : nil),
      size: size, scale: scale, data: data, configuration: configuration)
  }

  /// Returns the data that the image was made from, or nil, since nothing is encoded here.
  public func pngData() -> Data? { data }

  /// Returns the data that the image was made from, or nil, since nothing is encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data }
}

extension Image {
  /// Creates an image from one of UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }

  /// Creates an image from one of Core Graphics', with a number of pixels in a point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(decorative: cgImage, scale: scale, orientation: orientation) }

  /// Creates an image from one of Core Graphics' that assistive technology leaves out.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    var list = cgImage.list
    let factor = cgImage.scale / scale
    if factor != 1 {
      list.items = [
        DrawItem(
          .layer(Layer(transform: CGAffineTransform(scaleX: factor, y: factor), items: list.items)))
      ]
      list.size = CGSize(width: list.size.width * factor, height: list.size.height * factor)
    }
    self.init(DrawnImage(list))
  }

  /// The orientation in which an image was taken; images are drawn upright.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The orientations.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Creates an image of a size in points that a closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    nonisolated(unsafe) let renderer = renderer
    let list = MainActor.assumeIsolated {
      let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
      return ImageRenderer(content: canvas.frame(width: size.width, height: size.height)).drawn()
    }
    self.init(DrawnImage(list ?? DisplayList(size: size, background: .clear)))
  }
}

extension ImageRenderer {
  /// The rendered image; nil where no screen is being made, which has the fonts.
  public var cgImage: CGImage? { drawn().map { CGImage($0, scale: scale) } }

  /// The rendered image; nil where no screen is being made, which has the fonts.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0) } }

  /// Calls a closure with the view's size and what draws it into a context of Core Graphics.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let list = drawn() else { return }
    renderer(list.size) { context in
      context.draw(
        CGImage(list, scale: rasterizationScale), in: CGRect(origin: .zero, size: list.size))
    }
  }

  /// Returns the view's draw list, by the screen that is being made.
  func drawn() -> DisplayList? {
    guard let link = ScreenLocale.link else { return nil }
    do {
      return try drawing(text: link.text, assets: link.assets, environment: link.environment)
    } catch {
      link.warn("\(error)")
      return nil
    }
  }
}
