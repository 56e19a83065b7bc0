import CPango
import Foundation

/// A font that an app brings.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public var path: String

  /// Creates a font file from its path.
  public init(path: String) { self.path = path }
}

extension FontFile {
  /// The families and faces that a file names.
  struct Contents {
    /// The first face's family.
    var family: String
    /// All names of the first face's family.
    var families: [String]
    var sources: [FontSource]
    /// Faces by their own names, PostScript's and the full one, in the order of the file.
    var named: [(name: String, source: FontSource)]
  }

  /// Reads the names and styles of the file's faces.
  ///
  /// - Throws: ``RenderError/brokenFont(path:reason:)``.
  func read() throws -> Contents {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw RenderError.brokenFont(path: path, reason: "there is no such readable file")
    }
    guard let set = FcFontSetCreate() else {
      throw RenderError.library(name: "fontconfig", reason: "there is no memory")
    }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    FcFreeTypeQueryAll(path, .max, nil, &count, set)
    let patterns = (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
    guard let first = patterns.first else {
      throw RenderError.brokenFont(path: path, reason: "FreeType cannot open it")
    }
    guard let family = Self.string(FC_FAMILY, of: first) else {
      throw RenderError.brokenFont(path: path, reason: "it names no family")
    }
    let sources = patterns.compactMap(source)
    // Of a variable font its default is told too, as if it were a face by itself.
    let variable = Set(sources.filter { $0.weights.count > 1 }.map(\.index))
    return Contents(
      family: family,
      families: (0..<8).compactMap { Self.string(FC_FAMILY, of: first, at: $0) },
      sources: sources.filter { $0.weights.count > 1 || !variable.contains($0.index) },
      named: patterns.flatMap(named))
  }

  /// Returns a face by each of its own names.
  private func named(_ pattern: OpaquePointer) -> [(name: String, source: FontSource)] {
    guard let source = source(pattern) else { return [] }
    return [FC_POSTSCRIPT_NAME, FC_FULLNAME].compactMap { object in
      Self.string(object, of: pattern).map { ($0, source) }
    }
  }

  /// Returns the face of a pattern; nil for a named place of a variable font, which is told as a
  /// whole.
  private func source(_ pattern: OpaquePointer) -> FontSource? {
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isVariable: FcBool = 0
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    let place = index >> 16
    guard let family = Self.string(FC_FAMILY, of: pattern), isVariable != 0 || place == 0 else {
      return nil
    }
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    var (hasColor, hasOutlines): (FcBool, FcBool) = (0, 1)
    FcPatternGetBool(pattern, FC_COLOR, 0, &hasColor)
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines)
    return FontSource(
      family: family, weights: Self.weights(of: pattern), isItalic: slant != FC_SLANT_ROMAN,
      path: path, index: index & 0xFFFF, isColor: hasColor != 0 && hasOutlines == 0)
  }

  private static func weights(of pattern: OpaquePointer) -> ClosedRange<Int> {
    var range: OpaquePointer?
    var (low, high) = (80.0, 80.0)
    if FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch {
      FcRangeGetDouble(range, &low, &high)
    } else if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &low) == FcResultMatch {
      high = low
    }
    func weight(_ value: Double) -> Int {
      let weight = FcWeightToOpenTypeDouble(value)
      return weight.isFinite ? Int(max(1, min(1000, weight)).rounded()) : 400
    }
    return weight(low)...max(weight(low), weight(high))
  }

  private static func string(
    _ object: String, of pattern: OpaquePointer, at index: Int32 = 0
  ) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, index, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
