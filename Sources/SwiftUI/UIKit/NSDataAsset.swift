/// A file of a data set in an asset catalogue.
///
/// It is found while a screen is made; at other times there is no catalogue, and no asset.
///
///     if let asset = NSDataAsset(name: "Places") {
///       places = try JSONDecoder().decode([Place].self, from: asset.data)
///     }
public final class NSDataAsset {
  /// The name in the catalogue.
  public let name: String
  /// The bytes of the file.
  public let data: Data
  /// The identifier of the file's kind, such as `public.json`; that of any data where the catalogue
  /// does not say.
  public let typeIdentifier: String

  /// Creates an asset of the app's own catalogues; nil where none has the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates an asset of a bundle's catalogues; nil where none has the name.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle; the main one stands for the app's own folders.
  public init?(name: String, bundle: Bundle) {
    guard let environment = ScreenLocale.link?.environment,
      let file = environment.assetCatalogue.data(
        name, bundle === Bundle.main ? nil : bundle.bundlePath, environment),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    (self.name, self.data) = (name, data)
    typeIdentifier = file.type ?? UTType.data.identifier
  }
}
