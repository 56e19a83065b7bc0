/// An error in drawing, reading or writing a picture.
public enum RenderError: Error, Hashable, Sendable {
  /// A resource of the renderer itself is missing or broken.
  case brokenResource(name: String, reason: String)
  /// A font file that the project names is not there.
  case missingFont(path: String, package: String)
  /// Fonts that the project names are not there.
  case missingFonts(families: [String], packages: [String])
  /// Files are not there by which words are divided.
  case missingPatterns(packages: [String])
  /// A font file of the project is damaged, or another font.
  case damagedFont(path: String, package: String, reason: String)
  /// A font file cannot be read as a font.
  case brokenFont(path: String, reason: String)
  /// A picture cannot be read.
  case brokenImage(name: String, reason: String)
  /// A picture has more pixels than are decoded.
  case hugeImage(name: String, width: Int, height: Int, limit: Int)
  /// A surface has more pixels than can be drawn, or a size that is not positive.
  case badSize(width: Int, height: Int)
  /// A library refused to do what it was asked.
  case library(name: String, reason: String)
  /// A text or a symbol would not be drawn as asked; thrown in strict mode only.
  case issue(RenderIssue)
}

extension RenderError {
  /// Returns all fonts that are missing, each family and package once.
  static func missingFonts(_ faces: [FontCatalogue.Face]) -> RenderError {
    func unique(_ names: [String]) -> [String] {
      names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    return .missingFonts(
      families: unique(faces.map(\.family)), packages: unique(faces.map(\.package)).sorted())
  }

  /// A Boolean value that indicates whether an image that an app brings is at fault.
  var isOfImage: Bool {
    switch self {
    case .brokenImage, .hugeImage: true
    default: false
    }
  }
}

extension RenderError: CustomStringConvertible {
  /// The fault and its remedy, for people.
  public var description: String {
    switch self {
    case .brokenResource(let name, let reason):
      "The renderer's resource \(name) cannot be used: \(reason). Build the package anew."
    case .missingFont(let path, let package):
      "The font \(path) is missing. Install the Debian package \(package), or run `make deps`."
    case .missingFonts(let families, let packages):
      "These fonts are missing: \(families.joined(separator: ", ")). Install the Debian packages "
        + "\(packages.joined(separator: ", ")), or run `make deps`."
    case .missingPatterns(let packages):
      "The patterns are missing by which words are divided. Install the Debian packages "
        + "\(packages.joined(separator: ", ")), or run `make deps`."
    case .damagedFont(let path, let package, let reason):
      "The font \(path) cannot be used: \(reason). Install its package anew: "
        + "apt-get install --reinstall \(package)."
    case .brokenFont(let path, let reason):
      "The font \(path) cannot be used: \(reason). Install it anew."
    case .brokenImage(let name, let reason):
      "The image \(name) cannot be decoded: \(reason)."
    case .hugeImage(let name, let width, let height, let limit):
      "The image \(name) has \(width) x \(height) pixels; at most \(limit) in all are decoded, "
        + "which take up \(limit * 4 / 1_000_000) MB. Scale it down."
    case .badSize(let width, let height):
      "A picture of \(width) x \(height) pixels cannot be drawn; each side must be from 1 to 32767."
    case .library(let name, let reason): "\(name): \(reason)."
    case .issue(let issue): issue.description
    }
  }
}

/// Something that was drawn otherwise than asked: an error in strict mode, else a warning.
public enum RenderIssue: Hashable, Sendable {
  /// No font has a glyph for a character.
  case unknownGlyph(character: String, text: String)
  /// No registered font has this family or PostScript name.
  case unknownFont(name: String, nearest: [String])
  /// A family has no face of a weight; another was taken.
  case substitutedFace(family: String, weight: Int, italic: Bool, taken: String)
  /// A picture cannot be decoded, and is left out.
  case brokenImage(reason: String)
  /// No symbol has this name.
  case unknownSymbol(name: String, nearest: [String])
}

extension RenderIssue: CustomStringConvertible {
  /// The issue and its remedy, for people.
  public var description: String {
    switch self {
    case .unknownGlyph(let character, let text):
      "No font has the character \(character) of “\(text)”. Register a font that has it."
    case .unknownFont(let name, let nearest):
      "No font is registered as \(name)." + Self.hint(nearest)
    case .substitutedFace(let family, let weight, let italic, let taken):
      "\(family) has no face of weight \(weight)\(italic ? ", italic" : ""); \(taken) was taken."
    case .brokenImage(let reason): reason
    case .unknownSymbol(let name, let nearest):
      "There is no symbol \(name)." + Self.hint(nearest)
    }
  }

  private static func hint(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : " The nearest are: \(nearest.joined(separator: ", "))."
  }
}
