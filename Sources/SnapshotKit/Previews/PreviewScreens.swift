import SwiftUI

extension Catalogue {
  /// Creates a catalogue of a module's previews: its `PreviewProvider` types and its `#Preview`
  /// blocks.
  ///
  /// A provider is named after its type, without `_Previews`; a block after its name, or else after
  /// its file and, behind the first of a file, by its number: `CardView_Previews` and an unnamed
  /// block of `CardView.swift` are both `card-view`, which is an error. A name of other letters
  /// than Latin ones is a title alone.
  ///
  /// - Parameters:
  ///   - module: The module's name; the executable must contain it.
  ///   - coverage: The devices that previews are drawn on.
  ///   - variants: Settings of a person under which they are drawn too.
  /// - Throws: ``CatalogueError`` where two have one name, and ``PreviewError`` where there are
  ///   none.
  @MainActor public init(
    previewsOf module: String, on coverage: Coverage = .samples, variants: [Variant] = []
  ) throws {
    let screens = PreviewScreens(module: module).screens(on: coverage, variants: variants)
    guard !screens.isEmpty else { throw PreviewError.none(module) }
    try self.init(screens)
  }
}

extension SnapshotCommand {
  /// Runs the command of this process's arguments on the previews of a module, and ends the
  /// process.
  ///
  ///     // main.swift
  ///     SnapshotCommand.main(previewsOf: "Trails")
  ///
  /// - Parameters:
  ///   - module: The module's name; the executable must contain it.
  ///   - coverage: The devices that previews are drawn on.
  @MainActor public static func main(
    previewsOf module: String, on coverage: Coverage = .samples
  ) -> Never { main(try Catalogue(previewsOf: module, on: coverage)) }
}

/// An error in the search for previews.
public enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// A module has no previews.
  case none(String)

  /// The fault, for people.
  public var description: String {
    switch self {
    case .none(let module):
      """
      The module \(module) has no previews in this executable: import it, and give it \
      PreviewProvider types or #Preview blocks.
      """
    }
  }
}

/// The previews of a module as screens.
@MainActor struct PreviewScreens {
  let module: String

  func screens(on coverage: Coverage, variants: [Variant]) -> [Screen] {
    let providers = ConformanceRecords.types(of: module, conformingTo: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
    let blocks = ConformanceRecords.types(of: module, conformingTo: "_PreviewRegistry")
      .compactMap { $0 as? any _PreviewRegistry.Type }
      .sorted { ($0._file, $0._line) < ($1._file, $1._line) }
    return providers.map { screen(of: $0, on: coverage, variants) }
      + named(blocks).map { screen(of: $1, named: $0, on: coverage, variants) }
  }

  private func screen(
    of provider: any PreviewProvider.Type, on coverage: Coverage, _ variants: [Variant]
  ) -> Screen {
    let name = String(describing: provider).replacingOccurrences(of: "_Previews", with: "")
    // A type is the same for all threads; that it can be sent is not part of the protocol.
    nonisolated(unsafe) let provider = provider
    return Screen(Self.fileName(name) ?? name, title: name, on: coverage, variants: variants) {
      Self.previews(of: provider)
    }
  }

  private static func previews<P: PreviewProvider>(of provider: P.Type) -> AnyView {
    AnyView(provider.previews)
  }

  private func screen(
    of block: any _PreviewRegistry.Type, named name: String, on coverage: Coverage,
    _ variants: [Variant]
  ) -> Screen {
    nonisolated(unsafe) let block = block
    return Screen(name, title: block._preview.name ?? name, on: coverage, variants: variants) {
      block._preview.body()
    }
  }

  /// Returns the blocks by their names; those that have none are numbered within their files.
  private func named(
    _ blocks: [any _PreviewRegistry.Type]
  ) -> [(String, any _PreviewRegistry.Type)] {
    var counts: [String: Int] = [:]
    return blocks.map { block in
      if let name = block._preview.name.flatMap(Self.fileName) { return (name, block) }
      let file = block._file.split(separator: "/").last.map(String.init) ?? block._file
      let stem = Self.fileName(file.replacingOccurrences(of: ".swift", with: "")) ?? "preview"
      counts[stem, default: 0] += 1
      let number = counts[stem] ?? 1
      return (number == 1 ? stem : "\(stem)-\(number)", block)
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
