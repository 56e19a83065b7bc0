/// An app's asset catalogues, from the folders of its resources; each is read once.
public final class AppAssets: AssetCatalogue {
  private let directories: [URL]
  private var indexes: [String: AssetIndex] = [:]

  /// Creates the assets of folders that hold `.xcassets` folders or pictures.
  public init(directories: [URL]) { self.directories = directories }

  /// Returns the colour of a name that suits the environment, or magenta with a warning.
  public func color(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> RGBAColor {
    let traits = AssetTraits(environment, isDark: environment.colorScheme == .dark)
    for index in indexes(bundle) {
      guard let entry = index.colors[name] else { continue }
      if let color = best(entry.contents.colors ?? [], traits)?.color?.color {
        return color.resolveColor(in: environment)
      }
      // The accent colour of a new project of Xcode is an empty set, and means the system's.
      if name == AppResources.accentName, entry.contents.isEmptyColor {
        return Color.blue.resolveColor(in: environment)
      }
      environment.warn("The colour \(name) has no variant that can be read")
    }
    let known = indexes(bundle).flatMap(\.colors.keys)
    environment.warn(Self.missing("colour", name, known))
    return RGBAColor(red: 1, green: 0, blue: 1)
  }

  /// Returns the image of a name that suits the environment, for both schemes, or nil with a
  /// warning.
  public func image(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> ImageReference? {
    for index in indexes(bundle) {
      if let entry = index.images[name], let image = picture(entry, environment) { return image }
      if let image = loosePicture(name, index, environment.displayScale) { return image }
    }
    environment.warn(
      Self.missing(
        "picture", name, indexes(bundle).flatMap { Array($0.images.keys) + $0.symbols.keys }))
    return nil
  }

  /// Returns the mode in which the catalogue says that an image is rendered; nil if it does not.
  public func renderingMode(
    ofImage name: String, _ bundle: String?
  ) -> Image.TemplateRenderingMode? {
    let entry = indexes(bundle).lazy.compactMap { $0.images[name] }.first
    switch entry?.contents.properties?.renderingIntent {
    case "template": return .template
    case "original": return .original
    default: return nil
    }
  }

  /// Returns the path of the symbol of a name that suits the environment, or nil.
  public func symbol(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> String? {
    for index in indexes(bundle) {
      guard let entry = index.symbols[name] else { continue }
      let files = (entry.contents.symbols ?? []).filter { $0.filename != nil }
      let traits = AssetTraits(environment, isDark: isDark(files, environment))
      guard let file = best(files, traits)?.filename else { continue }
      return entry.folder.appendingPathComponent(file).path
    }
    return nil
  }

  /// Returns the file of the data set of a name that suits the environment, or nil.
  public func data(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> (path: String, type: String?)? {
    for index in indexes(bundle) {
      guard let entry = index.data[name] else { continue }
      let files = (entry.contents.data ?? []).filter { $0.filename != nil }
      let traits = AssetTraits(environment, isDark: isDark(files, environment))
      guard let variant = best(files, traits), let file = variant.filename else { continue }
      return (entry.folder.appendingPathComponent(file).path, variant.type)
    }
    return nil
  }

  /// Returns whether the app's own catalogues have a colour with a value.
  func has(_ color: String) -> Bool {
    indexes(nil).contains { $0.colors[color].map { !$0.contents.isEmptyColor } ?? false }
  }

  /// The indexes of a bundle's folder, or of the app's own.
  ///
  /// Those are the main bundle's too, as Xcode puts an app's resources there. One that is not asked
  /// for is not read.
  private func indexes(_ bundle: String?) -> some Sequence<AssetIndex> {
    let place = bundle.map { [URL(fileURLWithPath: $0)] } ?? []
    let own = bundle == nil || bundle == Bundle.main.bundlePath ? directories : []
    return (own + place).lazy.map { [self] folder in
      if let known = indexes[folder.path] { return known }
      let index = AssetIndex(folder)
      indexes[folder.path] = index
      return index
    }
  }

  /// The variant that suits best, the first among equals.
  private func best(
    _ variants: [AssetContents.Variant], _ traits: AssetTraits
  ) -> AssetContents.Variant? {
    var best: (variant: AssetContents.Variant, score: Int)?
    for variant in variants {
      guard let score = variant.suitability(traits), score > best?.score ?? -1 else { continue }
      best = (variant, score)
    }
    return best?.variant
  }

  private func picture(
    _ entry: AssetIndex.Entry, _ environment: EnvironmentValues
  ) -> ImageReference? {
    let files = (entry.contents.images ?? []).filter { $0.filename != nil }
    func picture(isDark: Bool) -> ImageReference? {
      self.picture(entry, files, AssetTraits(environment, isDark: isDark), environment.displayScale)
    }
    guard files.contains(where: \.dependsOnScheme) else { return picture(isDark: false) }
    if let light = picture(isDark: false), let dark = picture(isDark: true) {
      return ImageReference(light: light, dark: dark)
    }
    return picture(isDark: isDark(files, environment))
  }

  /// Returns whether dark variants are asked for; who asks for the scheme is laid out for each, and
  /// most files are the same in both.
  private func isDark(
    _ variants: [AssetContents.Variant], _ environment: EnvironmentValues
  ) -> Bool {
    variants.contains(where: \.dependsOnScheme) && environment.colorScheme == .dark
  }

  private func picture(
    _ entry: AssetIndex.Entry, _ files: [AssetContents.Variant], _ traits: AssetTraits,
    _ scale: CGFloat
  ) -> ImageReference? {
    let top = files.compactMap { $0.suitability(traits) }.max()
    let suited = files.filter { $0.suitability(traits) == top && top != nil }
    guard let variant = suited.nearest(to: scale), let file = variant.filename
    else { return nil }
    return ImageReference(
      name: "\(entry.name)/\(file)",
      location: .file(path: entry.folder.appendingPathComponent(file).path),
      scale: variant.factor)
  }

  /// A picture that lies in the folder by itself, such as `photo@2x.png`.
  private func loosePicture(_ name: String, _ index: AssetIndex, _ scale: CGFloat)
    -> ImageReference?
  {
    let stem = (name as NSString).deletingPathExtension
    let ending = (name as NSString).pathExtension
    let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "svg", "webp", "pdf"] : [ending]
    for factor in [Int(scale.rounded(.up)), 3, 2, 1] {
      for ending in endings {
        let file = factor == 1 ? "\(stem).\(ending)" : "\(stem)@\(factor)x.\(ending)"
        if let url = index.file(file) {
          return ImageReference(
            name: file, location: .file(path: url.path), scale: Double(factor))
        }
      }
    }
    return nil
  }

  private static func missing(_ kind: String, _ name: String, _ known: [String]) -> String {
    let near = NearestNames.nearest(to: name, among: known).joined(separator: ", ")
    let hint = near.isEmpty ? "no catalogue has any" : "nearest: \(near)"
    return "No \(kind) is named \(name); \(hint)"
  }
}

extension AssetContents.Variant {
  /// Pixels a point; a file without a scale is a vector's.
  fileprivate var factor: Double {
    scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
  }
}

extension Array where Element == AssetContents.Variant {
  /// The least scale that is enough, or the greatest there is.
  fileprivate func nearest(to scale: CGFloat) -> AssetContents.Variant? {
    filter { $0.factor >= scale || $0.scale == nil }.min { $0.factor < $1.factor }
      ?? self.max { $0.factor < $1.factor }
  }
}
