/// An app's strings, from the folders of its resources.
///
/// They are `.strings` and `.stringsdict` in folders such as `ru.lproj`, and `.xcstrings`. Each
/// table is read once.
public final class AppStrings: StringTables {
  private let directories: [URL]
  private let developmentLanguage: String
  private var tables: [TableID: [String: StringEntry]] = [:]
  private var catalogues: [String: StringCatalogFile] = [:]
  private var absentCatalogues: Set<String> = []
  /// Folders with tables, by the folder that holds them at any depth; bounded by the bundles that
  /// views name.
  private var places: [String: [URL]] = [:]
  /// The tables that a string is looked for in, one after the other: without them, a tenth of a
  /// verification goes into asking a locale for its languages and folders for their paths.
  private var searches: [Search: [Table]] = [:]
  private static let mostSearches = 256
  /// Files that could not be read, with the reason.
  public private(set) var problems: [String] = []

  private struct TableID: Hashable {
    let directory: String
    let name: String
    let language: String
  }

  /// The table, the bundle and the locale that a string is looked for in.
  private struct Search: Hashable {
    let table: String?
    let bundle: Bundle?
    let locale: String
  }

  /// The strings of one table in one language.
  private struct Table {
    let entries: [String: StringEntry]
    let language: String
  }

  /// Creates the strings of resource folders.
  ///
  /// - Parameters:
  ///   - directories: The folders that hold `.lproj` folders and catalogues.
  ///   - developmentLanguage: The language of strings that a locale lacks.
  public init(directories: [URL], developmentLanguage: String = "en") {
    (self.directories, self.developmentLanguage) = (directories, developmentLanguage)
  }

  /// Returns the string of a key in the first of the locale's languages that has it, or nil.
  public func string(
    _ key: String, count: Int?, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    for table in search(Search(table: table, bundle: bundle, locale: locale.identifier), locale) {
      if let entry = table.entries[key] {
        return entry.text(count: count, language: table.language)
      }
    }
    return nil
  }

  private func search(_ search: Search, _ locale: Locale) -> [Table] {
    if let known = searches[search] { return known }
    let place = search.bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? []
    // The app's folders are the main bundle's too: Xcode puts an app's resources there.
    let isOwn = search.bundle == nil || search.bundle === Bundle.main
    let folders = ((isOwn ? directories : []) + place).flatMap { tables(in: $0) }
    let found = languages(locale).flatMap { language in
      folders.map { folder in
        Table(
          entries: entries(folder, search.table ?? "Localizable", language),
          language: language == "Base" ? developmentLanguage : base(language))
      }
    }.filter { !$0.entries.isEmpty }
    if searches.count >= Self.mostSearches { searches.removeAll() }
    searches[search] = found
    return found
  }

  /// The folders with tables in a folder, at any depth.
  private func tables(in folder: URL) -> [URL] {
    if let known = places[folder.path] { return known }
    let found = ResourceTree(folder).tables
    places[folder.path] = found
    return found
  }

  /// The languages to try: with script and region, without, and the app's own.
  private func languages(_ locale: Locale) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? developmentLanguage
    let region = locale.region.map { "\(code)-\($0.identifier)" }
    let script = language.script.map { "\(code)-\($0.identifier)" }
    var seen: Set<String> = []
    return [region, script, code, developmentLanguage, "Base"].compactMap { $0 }
      .filter { seen.insert($0).inserted }
  }

  private func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" })
  }

  private func entries(_ folder: URL, _ name: String, _ language: String) -> [String: StringEntry] {
    let id = TableID(directory: folder.path, name: name, language: language)
    if let known = tables[id] { return known }
    let project = folder.appendingPathComponent("\(language).lproj")
    var entries = catalogue(folder, name)?.entries(language) ?? [:]
    entries.merge(
      read(project.appendingPathComponent("\(name).strings")) {
        try StringsFile.parse(text(of: $0))
      }
    ) { $1 }
    entries.merge(
      read(
        project.appendingPathComponent("\(name).stringsdict"), StringsDictionary.parse)
    ) { $1 }
    tables[id] = entries
    return entries
  }

  private func catalogue(_ folder: URL, _ name: String) -> StringCatalogFile? {
    let url = folder.appendingPathComponent("\(name).xcstrings")
    if let known = catalogues[url.path] { return known }
    guard absentCatalogues.insert(url.path).inserted, let data = try? Data(contentsOf: url) else {
      return nil
    }
    do {
      let catalogue = try JSONDecoder().decode(StringCatalogFile.self, from: data)
      catalogues[url.path] = catalogue
      return catalogue
    } catch {
      problems.append("\(url.lastPathComponent) is no string catalogue: \(error)")
      return nil
    }
  }

  private func read(
    _ url: URL, _ parse: (Data) throws -> [String: StringEntry]
  ) -> [String: StringEntry] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    do {
      return try parse(data)
    } catch {
      problems.append("\(url.lastPathComponent) is no table of strings: \(error)")
      return [:]
    }
  }

  /// A file's text in UTF-8, or in UTF-16 with a byte order mark, as Xcode used to write.
  private func text(of data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return (isWide ? String(data: data, encoding: .utf16) : nil)
      ?? String(decoding: data, as: UTF8.self)
  }
}
