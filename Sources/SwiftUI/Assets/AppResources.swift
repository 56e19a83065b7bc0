/// An app's own resources: its strings and its asset catalogues.
///
/// A package copies them as folders (`.copy("Resources")`), for SwiftPM on Linux compiles none, and
/// hands the folder over once:
///
///     AppResources(Bundle.module.resourceURL!.appendingPathComponent("Resources"))
public struct AppResources {
  public let strings: AppStrings
  public let assets: AppAssets

  /// Creates resources of folders that hold `.lproj`, `.xcstrings` and `.xcassets`.
  ///
  /// - Parameters:
  ///   - directories: The folders, the first before the others.
  ///   - developmentLanguage: The language of strings that a locale lacks.
  public init(_ directories: URL..., developmentLanguage: String = "en") {
    strings = AppStrings(directories: directories, developmentLanguage: developmentLanguage)
    assets = AppAssets(directories: directories)
  }

  /// Creates the resources of a bundle.
  public init(bundle: Bundle, developmentLanguage: String = "en") {
    self.init(bundle.resourceURL ?? bundle.bundleURL, developmentLanguage: developmentLanguage)
  }

  /// Lets views find the resources.
  public func install(in environment: inout EnvironmentValues) {
    environment.localization = Localization(tables: strings)
    environment.assetCatalogue = assets
    if environment.accentColor == nil, assets.has("AccentColor") {
      environment.accentColor = Color("AccentColor")
    }
  }
}

extension View {
  /// Looks for named strings, colours and pictures below in an app's resources.
  public func appResources(_ resources: AppResources) -> some View {
    transformingEnvironment { resources.install(in: &$0) }
  }
}
