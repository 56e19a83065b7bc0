import StageSupport
import SwiftUI
import TestSupport
import Testing

/// A folder of files that lasts as long as a test.
final class Folder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UInt64.random(in: 0...UInt64.max))")
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@MainActor @Suite struct LocalizationTests {
  private static let russian = Locale(identifier: "ru_RU")

  private func texts<Root: View>(
    _ root: Root, _ folder: Folder, _ locale: String = "ru_RU"
  ) throws -> [String] {
    let resources = AppResources(folder.url)
    return try Stage(root) {
      $0.locale = Locale(identifier: locale)
      resources.install(in: &$0)
    }.texts()
  }

  @Test func stringsFilesAreReadWithCommentsAndEscapes() throws {
    let folder = try Folder([
      "ru.lproj/Localizable.strings": """
      /* A greeting */
      "Hello" = "Привет, \\"мир\\"";
      // Another
      "Name: %@" = "Имя: %@";
      """,
      "ru.lproj/Other.strings": "\"Hello\" = \"Другое\";",
    ])
    struct Words: View {
      var body: some View {
        VStack {
          Text("Hello")
          Text("Name: \("Юра")")
          Text("Hello", tableName: "Other")
          Text("Unknown")
        }
      }
    }
    let russian = try texts(Words(), folder)
    #expect(russian == ["Привет, \"мир\"", "Имя: Юра", "Другое", "Unknown"])
    #expect(try texts(Words(), folder, "de_DE").first == "Hello")
  }

  private struct Counted: View {
    var body: some View {
      VStack { ForEach([1, 2, 5, 11, 21], id: \.self) { Text("\($0) places") } }
    }
  }
  private static let counted = ["1 место", "2 места", "5 мест", "11 мест", "21 место"]

  @Test func stringCataloguesHavePlurals() throws {
    let folder = try Folder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld places": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld place"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld places"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld место"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld места"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld мест"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld места"}}}}}
      }}}}
      """
    ])
    #expect(try texts(Counted(), folder) == Self.counted)
    #expect(try texts(Counted(), folder, "en_GB").prefix(2) == ["1 place", "2 places"])
  }

  @Test func stringsDictionariesHavePlurals() throws {
    let folder = try Folder([
      "ru.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld places</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld место</string><key>few</key><string>%lld места</string>
          <key>many</key><string>%lld мест</string><key>other</key><string>%lld места</string>
        </dict></dict></dict></plist>
      """
    ])
    #expect(try texts(Counted(), folder) == Self.counted)
  }

  @Test func brokenTablesAreReported() throws {
    let folder = try Folder(["ru.lproj/Localizable.strings": "\"Hello\" \"no sign\";"])
    let strings = AppStrings(directories: [folder.url])
    #expect(
      strings.string("Hello", count: nil, table: nil, bundle: nil, locale: Self.russian) == nil)
    #expect(strings.problems.count == 1)
    #expect(strings.problems.first?.contains("line 1") == true)
  }

  @Test func pseudoStringsKeepValues() throws {
    struct Words: View {
      var body: some View { Text("Save \(3) items").pseudoLocalized() }
    }
    let texts = try Stage(Words()).texts()
    #expect(texts == ["[Šávé 3 íţémš·····]"])
  }

  @Test func anAppsStringsAreChangedByAPseudoLocaleAroundIt() throws {
    let folder = try Folder(["en.lproj/Localizable.strings": "\"key\" = \"Save\";"])
    struct Words: View {
      let resources: AppResources

      var body: some View { Text("key").appResources(resources) }
    }
    let words = Words(resources: AppResources(folder.url))
    #expect(try Stage(words).texts() == ["Save"])
    #expect(try Stage(words.pseudoLocalized()).texts() == ["[Šávé·]"])
  }
}

@MainActor @Suite struct AssetTests {
  private static let colors = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0x00", "blue": "0", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components":
        {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}],
       "color": {"platform": "ios", "reference": "systemBlueColor"}}
    ], "info": {"version": 1}}
    """

  private func resources() throws -> (Folder, AppResources) {
    let folder = try Folder([
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Assets.xcassets/Brand/Accent.colorset/Contents.json": Self.colors,
      "Assets.xcassets/Photo.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "photo@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "photo@3x.png"}]}
      """,
      "Assets.xcassets/Night.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "day.png"},
        {"idiom": "universal", "scale": "1x", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """,
      "loose@2x.png": "",
    ])
    return (folder, AppResources(folder.url))
  }

  @Test func coloursHaveVariants() throws {
    let (folder, resources) = try resources()
    var environment = EnvironmentValues()
    resources.install(in: &environment)
    let color = Color("Brand/Accent")
    #expect(color.resolveColor(in: environment) == RGBAColor(red: 1, green: 0, blue: 0))
    environment.colorScheme = .dark
    #expect(color.resolveColor(in: environment) == RGBAColor(red: 0, green: 1, blue: 0))
    environment.colorSchemeContrast = .increased
    #expect(
      color.resolveColor(in: environment) == Color(.systemBlue).resolveColor(in: environment))
    _ = folder
  }

  /// Xcode puts an app's resources into its main bundle.
  @Test func theMainBundleIsTheApps() throws {
    let folder = try Folder([
      "Assets.xcassets/Brand.colorset/Contents.json": Self.colors,
      "Assets.xcassets/Photo.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "photo.png"}]}
      """,
      "en.lproj/Localizable.strings": "\"key\" = \"Words\";",
    ])
    func stage(_ view: some View) -> Stage {
      Stage(view) { AppResources(folder.url).install(in: &$0) }
    }
    #expect(try stage(Text("key", bundle: .main)).texts() == ["Words"])
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let items = try stage(Color("Brand", bundle: .main)).render().items
    guard case .fill(_, let paint, _)? = items.first?.operation else {
      Issue.record("nothing is filled")
      return
    }
    #expect(paint.color == red)
    let picture = stage(Image("Photo", bundle: .main))
    guard case .image(let drawing)? = try picture.render().items.first?.operation else {
      Issue.record("no picture")
      return
    }
    #expect(drawing.image.name == "Photo/photo.png")
    #expect(picture.host.session.warnings == [])
  }

  @Test func aDocumentOfACatalogueIsAPicture() throws {
    let set = "Assets.xcassets/Leaf.imageset"
    let folder = try Folder([
      "\(set)/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "leaf.pdf"}], "properties":
        {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
      """,
      "\(set)/leaf.pdf": "", "stem.pdf": "",
    ])
    func drawing(_ image: Image) throws -> ImageDrawing? {
      let stage = Stage(image.foregroundStyle(Color.green)) {
        AppResources(folder.url).install(in: &$0)
      }
      guard case .image(let drawing)? = try stage.render().items.first?.operation else {
        return nil
      }
      return drawing
    }
    let leaf = try #require(try drawing(Image("Leaf")))
    #expect(leaf.image.name == "Leaf/leaf.pdf" && leaf.image.scale == 1)
    // The catalogue makes it a template, unless the view says otherwise.
    let green = Color.green.resolveColor(in: EnvironmentValues())
    #expect(leaf.template?.color == green)
    #expect(try drawing(Image("Leaf").renderingMode(.original))?.template == nil)
    let stem = try #require(try drawing(Image("stem")))
    #expect(stem.image.name == "stem.pdf" && stem.template == nil)
    #expect(try drawing(Image("stem").renderingMode(.template))?.template?.color == green)
  }

  @Test func anEmptyAccentColourIsTheSystemsBlue() throws {
    let folder = try Folder([
      "Assets.xcassets/AccentColor.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#
    ])
    let stage = Stage(Color("AccentColor")) { AppResources(folder.url).install(in: &$0) }
    let items = try stage.render().items
    let blue = Color.blue.resolveColor(in: EnvironmentValues())
    guard case .fill(_, let paint, _)? = items.first?.operation else {
      Issue.record("nothing is filled")
      return
    }
    #expect(paint.color == blue)
    #expect(stage.host.session.warnings == [])
    var environment = EnvironmentValues()
    AppResources(folder.url).install(in: &environment)
    #expect(environment.accentColor == nil)
  }

  @Test func dataOfACatalogueIsRead() throws {
    let set = "Assets.xcassets/Places.dataset"
    let folder = try Folder([
      "\(set)/Contents.json": """
      {"data": [{"idiom": "universal", "filename": "places.json",
        "universal-type-identifier": "public.json"}]}
      """,
      "\(set)/places.json": "[1, 2]",
      "Assets.xcassets/Bare.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "none.bin"}]}"#,
    ])
    struct Words: View {
      private static func words(_ name: String) -> String {
        guard let asset = NSDataAsset(name: name) else { return "none" }
        let numbers = try? JSONDecoder().decode([Int].self, from: asset.data)
        return "\(asset.name) \(asset.typeIdentifier) \(numbers ?? [])"
      }

      var body: some View {
        Text(verbatim: Self.words("Places"))
        Text(verbatim: Self.words("Bare"))
        Text(verbatim: Self.words("Missing"))
      }
    }
    let stage = Stage(Words()) { AppResources(folder.url).install(in: &$0) }
    #expect(try stage.texts() == ["Places public.json [1, 2]", "none", "none"])
    #expect(NSDataAsset(name: "Places") == nil)
  }

  @Test func symbolsOfACatalogueAreSymbols() throws {
    let folder = try Folder([
      "Assets.xcassets/ant.farm.symbolset/Contents.json":
        #"{"symbols": [{"idiom": "universal", "filename": "ant.farm.svg"}]}"#,
      "Assets.xcassets/ant.farm.symbolset/ant.farm.svg": "",
    ])
    let stage = Stage(Image("ant.farm")) { AppResources(folder.url).install(in: &$0) }
    guard case .symbol(let drawing)? = try stage.render().items.first?.operation else {
      Issue.record("no symbol is drawn")
      return
    }
    #expect(drawing.symbol.name == "ant.farm")
    #expect(drawing.symbol.template?.hasSuffix("ant.farm.symbolset/ant.farm.svg") == true)
    #expect(stage.host.session.warnings == [])
    let missing = Stage(Image("ant.hill")) { AppResources(folder.url).install(in: &$0) }
    try missing.render()
    #expect("\(missing.host.session.warnings)".contains("nearest: ant.farm"))
  }

  @Test func layersOfACataloguesSymbolHaveTheirColours() throws {
    final class Layers: TextMeasuring {
      let square = SquareText()
      func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
        square.measure(text, width: width, height: height)
      }
      func measure(_ symbol: SymbolReference) -> SymbolMetrics { square.measure(symbol) }
      func layerColors(ofTemplate path: String) -> [SymbolLayerColor] {
        guard path.hasSuffix("ant.svg") else { return [] }
        return [
          .named("systemRedColor"), .tint, .custom(RGBAColor(hex: 0x437B48)), .named("white"),
          .named("Brand"),
        ]
      }
    }
    let folder = try Folder([
      "Assets.xcassets/ant.symbolset/Contents.json":
        #"{"symbols": [{"idiom": "universal", "filename": "ant.svg"}]}"#,
      "Assets.xcassets/ant.symbolset/ant.svg": "",
      "Assets.xcassets/Brand.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
        + #"{"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}]}"#,
    ])
    func paints(_ mode: SymbolRenderingMode) throws -> [Paint] {
      var environment = EnvironmentValues()
      AppResources(folder.url).install(in: &environment)
      let assets = environment.assetCatalogue
      let host = ViewHost(
        Image("ant").symbolRenderingMode(mode).foregroundStyle(Color.green)
          .environment(\.assetCatalogue, assets), text: Layers(), assets: FixedPictures())
      let items = try host.render(in: Surroundings(size: CGSize(width: 90, height: 90))).items
      guard case .symbol(let drawing)? = items.first?.operation else { return [] }
      return drawing.paints
    }
    let environment = EnvironmentValues()
    #expect(
      try paints(.multicolor)
        == [
          Color.red.resolveColor(in: environment), Color.green.resolveColor(in: environment),
          RGBAColor(hex: 0x437B48), .white, RGBAColor(hex: 0x112233),
        ].map { .color($0) })
    #expect(try paints(.monochrome).count == 1)
  }

  @Test func picturesHaveScales() throws {
    let (folder, resources) = try resources()
    var environment = EnvironmentValues()
    for (scale, expected) in [(1.0, 2.0), (2, 2), (3, 3)] {
      environment.displayScale = scale
      let image = resources.assets.image("Photo", nil, environment)
      #expect(image?.scale == expected)
      #expect(image?.name == "Photo/photo@\(Int(expected))x.png")
    }
    environment.displayScale = 2
    #expect(resources.assets.image("loose", nil, environment)?.scale == 2)
    _ = folder
  }

  @Test(arguments: ["Photo", "Night"])
  func picturesServeBothSchemes(name: String) throws {
    let (folder, resources) = try resources()
    let stage = Stage(Image(name)) { resources.install(in: &$0) }
    stage.surroundings.servesBothSchemes = true
    let list = try stage.render()
    #expect(list.servesBothSchemes)
    func picture(_ pick: SchemePick) -> String? {
      guard case .image(let drawing)? = list.picked(pick).items.first?.operation else { return nil }
      return drawing.image.name
    }
    #expect(picture(.light) == (name == "Night" ? "Night/day.png" : "Photo/photo@2x.png"))
    #expect(picture(.dark) == (name == "Night" ? "Night/night.png" : "Photo/photo@2x.png"))
    _ = folder
  }

  @Test func aSymbolOfOneSchemeKeepsItsScreenFromServingBoth() throws {
    func serves(_ name: String, _ symbols: String) throws -> Bool {
      let folder = try Folder([
        "Assets.xcassets/\(name).symbolset/Contents.json": "{\"symbols\": [\(symbols)]}"
      ])
      let stage = Stage(Image(name)) { AppResources(folder.url).install(in: &$0) }
      stage.surroundings.servesBothSchemes = true
      return try stage.render().servesBothSchemes
    }
    let ant = #"{"idiom": "universal", "filename": "ant.svg"}"#
    let moth =
      #"{"idiom": "universal", "filename": "moth.svg", "appearances": "#
      + #"[{"appearance": "luminosity", "value": "dark"}]}"#
    #expect(try serves("ant", ant))
    #expect(try !serves("moth", "\(ant), \(moth)"))
  }

  @Test func whatIsMissingIsReportedWithTheNearest() throws {
    let (folder, resources) = try resources()
    struct Missing: View {
      var body: some View {
        VStack {
          Color("Brand/Acent")
          Image("Foto")
        }
      }
    }
    let stage = Stage(Missing()) { resources.install(in: &$0) }
    try stage.render()
    let warnings = stage.host.session.warnings
    #expect(
      warnings.contains("No colour is named Brand/Acent; nearest: Brand/Accent"))
    #expect(warnings.contains("No picture is named Foto; nearest: Photo"))
    _ = folder
  }
}

@MainActor @Suite struct AppTests {
  private struct Demo: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Text("\(count)") }
    }
  }

  private struct Native: UIViewRepresentable {
    final class Coordinator { init(_ native: Native) {} }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> Int { 1 }
    func updateUIView(_ uiView: Int, context: Context) {}
  }

  @Test func appsHaveScenesOfViews() throws {
    let group = Demo().body
    #expect(Mirror(reflecting: group).subjectType is any Scene.Type)
  }

  @Test func viewsOfUIKitHaveStandIns() throws {
    #expect(try Stage(Native()).texts() == ["Native"])
  }

  @Test func pluralsFollowCLDR() {
    func form(_ n: Int, _ language: String) -> String {
      PluralProbe.form(n, language)
    }
    #expect(
      [1, 2, 5, 11, 22, 101].map { form($0, "ru") } == ["one", "few", "many", "many", "few", "one"])
    #expect(
      [0, 1, 2, 3, 11, 100].map { form($0, "ar") } == [
        "zero", "one", "two", "few", "many", "other",
      ])
    #expect([1, 2].map { form($0, "fr") } == ["one", "other"])
    #expect([1, 5].map { form($0, "ja") } == ["other", "other"])
    #expect([1, 2, 5, 101].map { form($0, "sl") } == ["one", "two", "other", "one"])
  }
}

/// The plural of a count, read through a table of forms.
@MainActor
enum PluralProbe {
  static func form(_ count: Int, _ language: String) -> String {
    let forms = ["zero", "one", "two", "few", "many", "other"]
    let units = forms.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"\", \"value\": \"\($0)\"}}" }
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"\(language)":
      {"variations": {"plural": {\(units.joined(separator: ","))}}}}}}}
      """
    guard let folder = try? Folder(["Localizable.xcstrings": text]) else { return "" }
    return AppStrings(directories: [folder.url]).string(
      "k", count: count, table: nil, bundle: nil, locale: Locale(identifier: language)) ?? ""
  }
}
