import SwiftUI

extension Catalogue {
  /// Creates a catalogue of a module's previews: its `PreviewProvider` types and its `#Preview`
  /// blocks.
  ///
  /// A provider is named after its type, without `_Previews`; a block after its name, or else after
  /// its file and, behind the first of a file, by its number: `CardView_Previews` and an unnamed
  /// block of `CardView.swift` are both `card-view`, which is an error. A name of other letters
  /// than Latin ones is a title alone, and one that blocks of several files have stands after the
  /// file's: `card-view-dark`. Further previews of a provider have their display name or
  /// their number behind its name, those of a block with arguments each argument.
  ///
  /// Layouts, orientations, devices and names that previews ask for are those of their screens.
  ///
  /// - Parameters:
  ///   - module: The module's name; the executable must contain it.
  ///   - screens: Screens that stand before the previews.
  ///   - selection: The devices that previews are drawn on.
  ///   - variants: Settings of a person under which previews are drawn too.
  ///   - resources: The strings, colours and pictures of an app's folders, such as
  ///     `AppFolders.resources`; a package's are found without a word.
  ///   - fonts: The font files of an app's folders, such as `AppFolders.folders`.
  /// - Throws: ``CatalogueError`` where two have one name, and ``PreviewError`` where there are
  ///   none.
  @MainActor public init(
    previewsOf module: String, beside screens: [Screen] = [],
    on selection: DeviceSelection = .samples, variants: [Variant] = [],
    resources: AppResources? = nil, fonts: [URL] = []
  ) throws {
    try self.init(
      previewsOf: [module], beside: screens, on: selection, variants: variants,
      resources: resources, fonts: fonts)
  }

  /// Creates a catalogue of the previews of several modules.
  ///
  ///     try Catalogue(previewsOf: ["Trails", "TrailParts"])
  ///
  /// Previews of the first module are named as if it were alone, those of each further one after
  /// that module too: `trail-parts-card-view`.
  ///
  /// - Parameters:
  ///   - modules: The modules' names; the executable must contain them.
  ///   - screens: Screens that stand before the previews.
  ///   - selection: The devices that previews are drawn on.
  ///   - variants: Settings of a person under which previews are drawn too.
  ///   - resources: The strings, colours and pictures of an app's folders, such as
  ///     `AppFolders.resources`; a package's are found without a word.
  ///   - fonts: The font files of an app's folders, such as `AppFolders.folders`.
  /// - Throws: ``CatalogueError`` where two have one name, and ``PreviewError`` where there are
  ///   none.
  @MainActor public init(
    previewsOf modules: [String], beside screens: [Screen] = [],
    on selection: DeviceSelection = .samples, variants: [Variant] = [],
    resources: AppResources? = nil, fonts: [URL] = []
  ) throws {
    let table = try DeviceTable.bundled()
    let previews = modules.enumerated().flatMap { index, module in
      PreviewScreens(
        module: module, table: table, resources: resources,
        prefix: index == 0 ? nil : PreviewScreens.fileName(module)
      ).screens(on: selection, variants: variants)
    }
    guard !previews.isEmpty else {
      throw PreviewError.none(modules.joined(separator: ", "))
    }
    try self.init(screens + previews, devices: table, fonts: fonts)
  }
}

extension SnapshotCommand {
  /// Runs the command of this process's arguments on the previews of a module, and ends the
  /// process.
  ///
  ///     // main.swift
  ///     SnapshotCommand.main(previewsOf: "Trails")
  ///
  /// It is called from `main.swift`, in Swift 5's language mode too.
  ///
  /// - Parameters:
  ///   - module: The module's name; the executable must contain it.
  ///   - selection: The devices that previews are drawn on.
  ///   - resources: The strings, colours and pictures of an app's folders, such as
  ///     `AppFolders.resources`; a package's are found without a word.
  ///   - fonts: The font files of an app's folders, such as `AppFolders.folders`.
  public nonisolated static func main(
    previewsOf module: String, on selection: DeviceSelection = .samples,
    resources: @autoclosure @MainActor () -> AppResources? = nil, fonts: [URL] = []
  ) -> Never {
    main(
      try Catalogue(
        previewsOf: module, on: selection, resources: resources(), fonts: fonts))
  }
}

/// An error in the search for previews.
public enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// A module has no previews.
  case none(String)
  /// A preview asks for a device that the table does not have.
  case unknownDevice(String, preview: String, nearest: [String])

  /// The fault, for people.
  public var description: String {
    switch self {
    case .none(let module):
      """
      The module \(module) has no previews in this executable: import it, and give it \
      PreviewProvider types or #Preview blocks. A release build leaves out providers that \
      nothing refers to: give the module's target the plugin VitrineSources, make them public, or \
      take a debug build.
      """
    case .unknownDevice(let device, let preview, let nearest):
      """
      The preview \(preview) asks for the device "\(device)", which the table does not have; nearest: \
      \(nearest.joined(separator: ", ")).
      """
    }
  }
}

/// The previews of a module as screens.
@MainActor struct PreviewScreens {
  let module: String
  let table: DeviceTable
  /// The resources of an app's folders; nil where it has none.
  var resources: AppResources?
  /// The word that names begin with; nil for none.
  var prefix: String?

  /// A preview on its way to become a screen.
  private struct Preview {
    let name: String
    let title: String
    let surroundings: PreviewSurroundings
    let view: @MainActor @Sendable () -> AnyView
  }

  func screens(on selection: DeviceSelection, variants: [Variant]) -> [Screen] {
    let providers = ConformanceRecords.types(of: module, conformingTo: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
    let blocks = ConformanceRecords.types(of: module, conformingTo: "_PreviewRegistry")
      .compactMap { $0 as? any _PreviewRegistry.Type }
      .sorted { ($0._file, $0._line) < ($1._file, $1._line) }
    let all =
      providers.flatMap { previews(of: $0) }
      + named(blocks).flatMap { previews(of: $1, named: $0) }
    return all.map { preview in
      let name = prefix.map { "\($0)-\(preview.name)" } ?? preview.name
      return screen(of: preview, named: name, on: selection, variants)
    }
  }

  /// The screen of a preview; one that asks for an unknown device says so, and is not drawn.
  private func screen(
    of preview: Preview, named name: String, on selection: DeviceSelection, _ variants: [Variant]
  ) -> Screen {
    let surroundings = preview.surroundings
    let devices: [String]?
    do {
      devices = try surroundings.device.map { [try device($0, of: preview).id] }
    } catch {
      return Screen(name, title: preview.title, on: selection, variants: variants) { _ in
        throw error
      }
    }
    let selection = DeviceSelection(
      devices: devices ?? selection.devices,
      orientations: surroundings.isLandscape.map { [$0 ? .landscape : .portrait] }
        ?? selection.orientations,
      hasNativeScaleOnly: selection.hasNativeScaleOnly, schemes: selection.schemes,
      families: selection.families)
    // Resources are looked into on the main actor alone.
    nonisolated(unsafe) let resources = resources
    return Screen(
      name, title: preview.title, on: selection, variants: variants,
      size: ScreenSize(surroundings.size ?? .device)
    ) {
      if let resources { preview.view().appResources(resources) } else { preview.view() }
    }
  }

  /// Returns the device of a name or an id, or else the first whose name begins so.
  private func device(_ name: String, of preview: Preview) throws(PreviewError) -> Device {
    func isMeant(_ device: Device, _ isEqual: (String, String) -> Bool) -> Bool {
      isEqual(device.name.lowercased(), name.lowercased())
    }
    let found =
      table.device(id: name) ?? table.devices.first { isMeant($0, ==) }
      ?? table.devices.first { isMeant($0) { $0.hasPrefix($1) } }
    guard let found else {
      throw .unknownDevice(
        name, preview: preview.name,
        nearest: NearestNames.nearest(to: name, among: table.devices.map(\.name)))
    }
    return found
  }

  private func previews(of provider: any PreviewProvider.Type) -> [Preview] {
    let name = String(describing: provider).replacingOccurrences(of: "_Previews", with: "")
    let base = Self.fileName(name) ?? name
    // A type is the same for all threads; that it can be sent is not part of the protocol.
    nonisolated(unsafe) let provider = provider
    let parts = Self.parts(of: provider).map(\.surroundings)
    return parts.enumerated().map { index, surroundings in
      let own =
        parts.count == 1
        ? nil
        : surroundings.name.flatMap(Self.fileName) ?? (index == 0 ? nil : "\(index + 1)")
      let view: @MainActor @Sendable () -> AnyView = { Self.parts(of: provider)[index].view }
      return Preview(
        name: own.map { "\(base)-\($0)" } ?? base,
        title: surroundings.name ?? own.map { "\(name) \($0)" } ?? name,
        surroundings: surroundings, view: view)
    }
  }

  private static func parts<P: PreviewProvider>(of provider: P.Type) -> [PreviewPart] {
    provider.previews.previews
  }

  private func previews(of block: any _PreviewRegistry.Type, named name: String) -> [Preview] {
    nonisolated(unsafe) let block = block
    let shown = block._preview
    let title = shown.name ?? name
    let words = shown.parts.map { $0.argument.flatMap(Self.fileName) }
    return shown.parts.enumerated().map { index, part in
      var own: String?
      if part.argument != nil {
        // Words that several arguments have, or none, tell nothing.
        own =
          words[index].flatMap { word in
            words.count { $0 == word } == 1 && word.count <= 40 ? word : nil
          } ?? "\(index + 1)"
      }
      return Preview(
        name: own.map { "\(name)-\($0)" } ?? name,
        title: part.argument.map { "\(title): \($0)" } ?? title,
        surroundings: shown.surroundings
      ) { block._preview.parts[index].body() }
    }
  }

  /// Returns the blocks by their names.
  private func named(
    _ blocks: [any _PreviewRegistry.Type]
  ) -> [(String, any _PreviewRegistry.Type)] {
    Array(zip(Self.names(of: blocks.map { ($0._preview.name, $0._file) }), blocks))
  }

  /// Returns the names of blocks; those that have none are numbered within their files, and a name
  /// that blocks of several files have stands after the file's.
  static func names(of blocks: [(name: String?, file: String)]) -> [String] {
    let names = blocks.map { $0.name.flatMap(fileName) }
    let stems = blocks.map { block in
      let file = block.file.split(separator: "/").last.map(String.init) ?? block.file
      return fileName(file.replacingOccurrences(of: ".swift", with: "")) ?? "preview"
    }
    var files: [String: Set<String>] = [:]
    for case (let name?, let stem) in zip(names, stems) { files[name, default: []].insert(stem) }
    var counts: [String: Int] = [:]
    return zip(names, stems).map { name, stem in
      if let name { return files[name, default: []].count > 1 ? "\(stem)-\(name)" : name }
      counts[stem, default: 0] += 1
      let number = counts[stem] ?? 1
      return number == 1 ? stem : "\(stem)-\(number)"
    }
  }

  /// `CardView` and `Card view` as `card-view`; nil where a letter is not a Latin one.
  static func fileName(_ name: String) -> String? {
    var words = ""
    var wasLower = false
    for letter in name {
      guard letter.isASCII || !letter.isLetter else { return nil }
      if letter.isLetter || letter.isNumber {
        if letter.isUppercase, wasLower { words += "-" }
        words += letter.lowercased()
      } else if !words.isEmpty, words.last != "-" {
        words += "-"
      }
      wasLower = letter.isLowercase || letter.isNumber
    }
    while words.last == "-" { words.removeLast() }
    return words.isEmpty ? nil : words
  }
}

extension ScreenSize {
  /// Creates the size that a preview asks for; lengths are told to an eighth of a point.
  fileprivate init(_ size: PreviewSurroundings.Size) {
    func rounded(_ length: Double) -> Double { (length * 8).rounded() / 8 }
    self =
      switch size {
      case .device: .device
      case .fitting: .fitting
      case .fixed(let width, let height):
        .fixed(width: rounded(width), height: rounded(height))
      }
  }
}
