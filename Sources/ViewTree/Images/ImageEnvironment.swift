private enum Keys {
  enum Scale: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  enum Rendering: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  enum Variants: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  enum Catalogue: EnvironmentKey {
    static var defaultValue: any AssetCatalogue { EmptyAssetCatalogue() }
  }
  enum Pictures: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
  enum Network: EnvironmentKey { static var defaultValue: NetworkAnswers { .refused } }
}

extension EnvironmentValues {
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }

  /// The mode in which the layers of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[Keys.Rendering.self] }
    set { self[Keys.Rendering.self] = newValue }
  }

  /// The variants of symbols.
  ///
  ///     HStack { Image(systemName: "bell") }.environment(\.symbolVariants, .fill)
  public var symbolVariants: SymbolVariants {
    get { self[Keys.Variants.self] }
    set { self[Keys.Variants.self] = newValue }
  }

  /// The source of the screen's images; nil where nothing is drawn.
  package var pictures: (any AssetSource)? {
    get { self[Keys.Pictures.self] }
    set { self[Keys.Pictures.self] = newValue }
  }

  /// The answers to remote addresses, in place of the network.
  public var networkAnswers: NetworkAnswers {
    get { self[Keys.Network.self] }
    set { self[Keys.Network.self] = newValue }
  }

  /// The catalogue in which named colours and images are looked up.
  public var assetCatalogue: any AssetCatalogue {
    get { self[Keys.Catalogue.self] }
    set { self[Keys.Catalogue.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Returns a picture as the screen shows it: that of its scheme, or both where one layout serves
  /// both and they are of one size.
  package func suited(_ image: ImageReference) -> ImageReference {
    guard image.isOtherInDark else { return image }
    if case .either = appearance, let pictures, let size = try? pictures.size(of: image.inLight),
      let other = try? pictures.size(of: image.inDark), size == other
    {
      return image
    }
    return colorScheme == .dark ? image.inDark : image.inLight
  }
}

/// A source of the colours and images that an app has named.
public protocol AssetCatalogue {
  /// Returns the colour of a name; one that is missing is reported and drawn in magenta.
  func color(_ name: String, _ bundle: String?, _ environment: EnvironmentValues) -> RGBAColor

  /// Returns the image of a name, for both schemes, or nil, after a report, where it is missing.
  func image(_ name: String, _ bundle: String?, _ environment: EnvironmentValues)
    -> ImageReference?

  /// Returns the mode in which a catalogue says that its image is rendered, or nil for its colours
  /// or those that a view asks for.
  func renderingMode(ofImage name: String, _ bundle: String?) -> Image.TemplateRenderingMode?

  /// Returns the path of an app's own symbol, or nil where none has the name.
  func symbol(_ name: String, _ bundle: String?, _ environment: EnvironmentValues) -> String?

  /// Returns the file of a data set and the identifier of its kind, or nil where none has the name.
  func data(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> (path: String, type: String?)?
}

extension AssetCatalogue {
  /// Returns nil: by default, a catalogue does not say how its images are rendered.
  public func renderingMode(
    ofImage name: String, _ bundle: String?
  ) -> Image.TemplateRenderingMode? { nil }

  /// Returns nil: by default, a catalogue has no symbols of its own.
  public func symbol(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> String? { nil }

  /// Returns nil: by default, a catalogue has no data.
  public func data(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> (path: String, type: String?)? { nil }
}

/// A catalogue without entries.
struct EmptyAssetCatalogue: AssetCatalogue {
  func color(_ name: String, _ bundle: String?, _ environment: EnvironmentValues) -> RGBAColor {
    RGBAColor(red: 1, green: 0, blue: 1)
  }

  func image(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> ImageReference? { nil }
}

extension View {
  /// Sets the size of symbols in the view, relative to the text beside them.
  ///
  ///     Label("Downloads", systemImage: "arrow.down").imageScale(.large)
  ///
  /// - Parameter scale: The relative size.
  /// - Returns: A view of the symbol size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the mode in which the layers of symbols in the view are coloured; nil for the default.
  ///
  ///     Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds a variant to the symbols in the view.
  ///
  ///     Image(systemName: "heart").symbolVariant(.fill)
  ///
  /// - Parameter variant: A variant, such as `.fill` or `.circle`.
  /// - Returns: A view whose symbols are drawn in the variant.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants.suffixes += variant.suffixes }
  }
}
