import DisplayList
import Foundation

/// The project's own symbols: an SVG each among the resources, read when it is first drawn.
final class SymbolSet {
  /// The names of drawings and of what stands for them, from `symbol-names.json`.
  struct Names: Decodable, Sendable {
    let aliases: [String: String]
    /// Names that are composed by rule and shown among all; any other composition is drawn too.
    let composed: [String]
    /// The names of the files.
    ///
    /// They are listed, for the bundle of a build folder keeps files that are no longer among the
    /// sources: two machines with the same sources would differ.
    let drawings: Set<String>
    /// The names of files that are not shown among all, as those of compositions are not, and of
    /// aliases that would show a picture twice.
    let unlisted: Set<String>

    /// The names of all files.
    var files: Set<String> { drawings.union(unlisted.subtracting(aliases.keys)) }
  }

  private let folder: String
  private let listed: Names
  private(set) lazy var naming = SymbolNaming(
    drawings: listed.files, aliases: listed.aliases,
    hasFill: { [unowned self] in source($0)?.hasFill ?? false },
    hasSlot: { [unowned self] in source($0)?.slot != nil },
    isInsettable: { [unowned self] in source($0)?.inset != nil })
  private var sources: [String: Result<SymbolSource, RenderError>] = [:]
  private var plans: [String: SymbolPlan?] = [:]

  /// Opens the set; the drawings themselves are read later.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  init() throws {
    (folder, listed) = try (Self.folder.get(), Self.loaded.get())
  }

  private static let loaded = Result { try Resource.decode(Names.self, "symbol-names") }
  private static let folder = Result {
    guard let path = Bundle.module.resourcePath else {
      throw RenderError.brokenResource(name: "symbols", reason: "there is no bundle")
    }
    return path
  }

  /// The names of the listed drawings, of what stands for them, and of what is shown of their
  /// compositions.
  var names: Set<String> {
    listed.drawings.union(listed.aliases.keys).union(listed.composed)
      .subtracting(listed.unlisted)
  }

  /// Returns the plan of a symbol; nil where the set lacks a part of it.
  func plan(_ name: String) -> SymbolPlan? {
    if let known = plans[name] { return known }
    let plan = naming.plan(name)
    plans[name] = .some(plan)
    return plan
  }

  /// Returns a drawing; nil where there is none, or one that cannot be read.
  func source(_ name: String) -> SymbolSource? { try? read(name).get() }

  /// Returns a drawing, or the error of one that cannot be read.
  func read(_ name: String) -> Result<SymbolSource, RenderError> {
    if let known = sources[name] { return known }
    let result: Result<SymbolSource, RenderError>
    do {
      result = .success(try SymbolSource(svg: try Self.text(of: name, in: folder)))
    } catch let error as SymbolSourceError {
      result = .failure(.brokenResource(name: "\(name).svg", reason: error.reason))
    } catch {
      result = .failure(.brokenResource(name: "\(name).svg", reason: "\(error)"))
    }
    sources[name] = result
    return result
  }

  /// Returns the bytes of all drawings by the order of their names, for a digest.
  static func bytes() throws -> [UInt8] {
    let folder = try folder.get()
    return try loaded.get().files.sorted().flatMap { try Array(text(of: $0, in: folder).utf8) }
  }

  private static func text(of name: String, in folder: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).svg") else {
      throw RenderError.brokenResource(name: "\(name).svg", reason: "it is not in the bundle")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
