/// A renderer of a view apart from any screen.
///
/// The module that knows how views are laid out does not know how pictures are rasterised. So the
/// renderer gives what lies between: the view's draw list, of which `Rasterizer` of CairoRender
/// makes pixels, a PNG, an SVG or a PDF. ``cgImage`` and ``uiImage`` are such lists too, to be
/// drawn in views.
///
///     let renderer = ImageRenderer(content: Text("Badge"))
///     renderer.scale = 2
///     let image = renderer.uiImage
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The content to draw.
  public var content: Content
  /// The size that the view is offered; nil for its ideal length.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point, for who rasterises.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the picture has no alpha channel, for who rasterises.
  public var isOpaque = false
  /// The working colour space, which is 8-bit sRGB here whatever it says.
  public var colorMode = ColorRenderingMode.nonLinear
  /// A Boolean value that indicates whether changes of what the view observes are published; a
  /// drawing is of one moment.
  public var isObservationEnabled = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// Lays the view out and draws it.
  ///
  /// - Parameters:
  ///   - text: The measuring of texts, such as `TextEngine`.
  ///   - assets: The source of image sizes, such as `ImageStore`.
  ///   - environment: The environment of the view.
  /// - Returns: The view's draw list, in points, as large as the view is.
  /// - Throws: ``FrameDidNotSettle`` if the view's state never comes to rest.
  public func drawing(
    text: any TextMeasuring, assets: any AssetSource,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws -> DisplayList {
    var size = CGSize.zero
    let view = content.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .fixedSize(horizontal: proposedSize.width == nil, vertical: proposedSize.height == nil)
    let host = ViewHost(view, text: text, assets: assets)
    // The first frame tells the size; nothing is larger than what is offered for an ideal length.
    let offer = proposedSize.replacingUnspecifiedDimensions(
      by: CGSize(width: 10_000, height: 10_000))
    _ = try host.render(in: Surroundings(size: offer, environment: environment))
    var list = try host.render(in: Surroundings(size: size, environment: environment))
    if !isOpaque { list.background = .clear }
    return list
  }
}
