/// An app's own resources: its strings and its asset catalogues.
///
/// Those of a package's targets, declared as `.process("Resources")` or `.copy("Resources")`, are
/// found without a word (``PackageResources``). A folder elsewhere, such as an Xcode project's, is
/// handed over once; catalogues and tables lie in it at any depth:
///
///     ContentView().appResources(AppResources(URL(fileURLWithPath: "MyApp")))
public struct AppResources {
  /// The name that Xcode gives an app's accent colour.
  static let accentName = "AccentColor"

  /// The strings of the app.
  public let strings: AppStrings
  /// The colours, images and symbols of the app.
  public let assets: AppAssets

  /// Creates resources of folders that hold `.lproj`, `.xcstrings` and `.xcassets`.
  ///
  /// - Parameters:
  ///   - directories: The folders, the first before the others.
  ///   - developmentLanguage: The language of strings that a locale lacks.
  public init(_ directories: URL..., developmentLanguage: String = "en") {
    self.init(folders: directories, developmentLanguage: developmentLanguage)
  }

  init(folders: [URL], developmentLanguage: String = "en") {
    strings = AppStrings(directories: folders, developmentLanguage: developmentLanguage)
    assets = AppAssets(directories: folders)
  }

  /// Creates the resources of a bundle.
  public init(bundle: Bundle, developmentLanguage: String = "en") {
    self.init(bundle.resourceURL ?? bundle.bundleURL, developmentLanguage: developmentLanguage)
  }

  /// Installs the resources in an environment; where a pseudo-locale is asked for, it changes their
  /// strings.
  public func install(in environment: inout EnvironmentValues) {
    let isPseudo = environment.localization.tables is PseudoStrings
    environment.localization = Localization(tables: isPseudo ? PseudoStrings(strings) : strings)
    environment.screenLink?.tables = strings
    environment.assetCatalogue = assets
    if environment.accentColor == nil, assets.has(Self.accentName) {
      environment.accentColor = Color(Self.accentName)
    }
  }
}

extension View {
  /// Looks for named strings, colours and images of the view in an app's resources.
  ///
  ///     HomeView().appResources(AppResources(bundle: .main))
  public func appResources(_ resources: AppResources) -> some View {
    transformingEnvironment { resources.install(in: &$0) }
  }
}
