import DisplayList

/// The fonts that an app brings, by the names that `Font.custom` takes: a family's, or a face's
/// own.
struct OwnFonts {
  /// All faces, each under its family and each under its own name.
  private(set) var sources: [FontSource] = []
  /// Paths of the files, in the order of registration.
  let paths: [String]
  /// Families of the font map by the names of families.
  private var families: [String: String] = [:]
  /// The faces by their own names.
  private var faces: [String: Face] = [:]

  /// A face, and the family in which its other weights are.
  private struct Face {
    let source: FontSource
    /// The family of the font map that holds the face alone.
    let alone: String
    let family: String
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The fonts; of two faces with one name the first is taken.
  ///   - known: The project's families. An app's family of such a name stays apart, so that it
  ///     changes no text of the system's font.
  /// - Throws: ``RenderError/brokenFont(path:reason:)``.
  init(_ files: [FontFile], beside known: Set<String>) throws {
    paths = files.map(\.path)
    for file in files {
      let contents = try file.read()
      for source in contents.sources {
        let family = known.contains(source.family) ? source.family + " (app)" : source.family
        families[source.family] = family
        var source = source
        source.family = family
        sources.append(source)
      }
      for (name, source) in contents.named where faces[name] == nil {
        let alone = "face " + name
        faces[name] = Face(
          source: source, alone: alone, family: families[source.family] ?? source.family)
        var source = source
        source.family = alone
        sources.append(source)
      }
    }
  }

  /// All names that can be asked for, in alphabetical order.
  var names: [String] { Set(families.keys).union(faces.keys).sorted() }

  /// Returns a Boolean value that indicates whether a name is a family's, whose nearest face is
  /// taken.
  func isFamily(_ name: String) -> Bool { families[name] != nil }

  /// Returns the family of the font map for a name; nil of one that is not there.
  ///
  /// A face's own name is that face, as it is, until another weight or slant is asked for, which
  /// its family has.
  func family(_ name: String, of font: ResolvedFont) -> String? {
    if let family = families[name] { return family }
    guard let face = faces[name] else { return nil }
    let isAsItIs = font.weight == .regular && (!font.isItalic || face.source.isItalic)
    return isAsItIs ? face.alone : face.family
  }
}
