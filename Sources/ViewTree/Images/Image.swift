import LayoutEngine

/// An image or a symbol.
///
///     Image(systemName: "star.fill").foregroundStyle(.yellow)
///     Image("Cover").resizable().scaledToFit()
public struct Image: Equatable, Sendable {
  /// A value that indicates whether a resized image is repeated or stretched.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// A value that indicates whether an image keeps its colours or takes those of the foreground.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// A quality of scaling.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(name: String, bundle: AssetBundle)
    case reference(ImageReference)
    case drawing(DrawnImage)
  }

  let source: Source
  var label: String?
  /// A Boolean value that indicates whether assistive technology leaves the image out.
  var isDecorative = false
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var rendering: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolRendering: SymbolRenderingMode?
  var variableValue: Double?
  var colorRendering: SymbolColorRenderingMode?

  init(source: Source) { self.source = source }

  /// Creates an image of one of the system's symbols.
  ///
  ///     Image(systemName: "cloud.sun.fill")
  ///
  /// - Parameter systemName: The name of the symbol.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// Creates an image of one of the system's symbols, with a level.
  ///
  ///     Image(systemName: "wifi", variableValue: 0.6)
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: The level, from 0 to 1, or nil for a symbol without one.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  /// Creates an image from an asset catalogue.
  ///
  ///     Image("Cover").resizable().scaledToFit()
  ///
  /// - Parameters:
  ///   - name: The name of the image, which is its label too.
  ///   - bundle: The bundle, or nil for the app's own.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name: name, bundle: AssetBundle(bundle)))
    label = name
  }

  /// Creates an image from an asset catalogue, with a label of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    if case .verbatim(let words) = label.storage { self.label = words }
    if case .localized(let words) = label.storage { self.label = words.key.key }
  }

  /// Creates an image from an asset catalogue that assistive technology leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name: name, bundle: AssetBundle(bundle)))
    isDecorative = true
  }

  /// Creates an image from a file or data.
  public init(_ reference: ImageReference) { self.init(source: .reference(reference)) }

  func changing(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Sets the mode in which the image is resized to the proposed size.
  ///
  ///     Image("Photo").resizable().scaledToFill().frame(height: 200).clipped()
  ///
  /// - Parameters:
  ///   - capInsets: The insets that keep their size, in points.
  ///   - resizingMode: A value that indicates whether the rest is stretched or tiled.
  /// - Returns: A resizable image.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Sets whether the image keeps its colours or takes those of the foreground.
  ///
  ///     Image("Logo").renderingMode(.template).foregroundStyle(.tint)
  ///
  /// - Parameter mode: The rendering mode, or nil for that of the asset.
  /// - Returns: An image of the rendering mode.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing { $0.rendering = mode }
  }

  /// Sets the quality by which the image is scaled.
  ///
  ///     Image("sprite").interpolation(.none).resizable()
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Returns the image unchanged: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the mode in which the layers of the symbol are coloured; nil for that of the environment.
  ///
  ///     Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
  ///
  /// - Parameter mode: The mode, or nil for that of the environment.
  /// - Returns: An image of the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolRendering = mode }
  }

  /// Sets the way in which the colours of the symbol are laid on; nil for that of the environment.
  ///
  ///     Image(systemName: "heart.fill").symbolColorRenderingMode(.gradient).resizable()
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changing { $0.colorRendering = mode }
  }

  /// Returns the image unchanged: a symbol shows its value by pale layers in both modes.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
