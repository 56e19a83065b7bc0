/// A type of content, by its identifier.
///
///     struct Recording {
///       static let type = UTType(exportedAs: "com.example.notes.recording")
///     }
///     let isPicture = UTType(filenameExtension: "heic")?.conforms(to: .image)
public struct UTType: Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String
  /// The types that an app says that its own is of, too.
  private var own: [String] = []
  /// The ending of the files of a type that nobody has declared.
  private var ending: String?
  private var mimeType: String?

  init(identifier: String) { self.identifier = identifier }

  /// Creates a type by its identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(identifier: identifier)
  }

  /// Creates a type that an app brings.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form.
  ///   - parent: A type that it is of, too; nil for any data.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier: identifier)
    own = [(parent ?? .data).identifier]
  }

  /// Creates a type that an app knows.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form.
  ///   - parent: A type that it is of, too; nil for any data.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// Creates the type of files whose names have an ending; one that nobody has declared is dynamic.
  ///
  ///     let route = UTType(filenameExtension: "gpx", conformingTo: .xml)
  ///
  /// - Parameters:
  ///   - filenameExtension: The ending, without a dot.
  ///   - parent: A type that it must be of.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: parent)
  }

  /// Creates the type of a MIME type; one that nobody has declared is dynamic.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/png`.
  ///   - parent: A type that it must be of.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: parent)
  }

  /// Creates the type that a tag names; one that nobody has declared is dynamic.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as the ending of a file's name.
  ///   - tagClass: What the tag is.
  ///   - parent: A type that it must be of; nil for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
    guard !tag.isEmpty else { return nil }
    if let declared = Self.types(tag: tag, tagClass: tagClass, conformingTo: parent).first {
      self = declared
      return
    }
    self.init(identifier: "dyn.\(tagClass.rawValue).\(tag.lowercased())")
    own = [(parent ?? .data).identifier]
    if tagClass == .mimeType { mimeType = tag } else { ending = tag }
  }

  /// Returns the declared types that a tag names, without those that are not of a type.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo parent: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    return UTTypeTable.shared.declarations
      .filter { tagClass == .mimeType ? $0.mimeType == tag : $0.endings.contains(tag) }
      .map { UTType(identifier: $0.identifier) }
      .filter { type in parent.map(type.conforms) ?? true }
  }

  private var declaration: UTTypeTable.Declaration? { UTTypeTable.shared[identifier] }

  /// The usual ending of files' names, without a dot; nil for a type without files.
  public var preferredFilenameExtension: String? { declaration?.endings.first ?? ending }

  /// The MIME type; nil for a type without one.
  public var preferredMIMEType: String? { declaration?.mimeType ?? mimeType }

  /// The tags that name the type, by what they are.
  public var tags: [UTTagClass: [String]] {
    let endings = declaration?.endings ?? [ending].compactMap { $0 }
    let names = [
      UTTagClass.filenameExtension: endings, .mimeType: [preferredMIMEType].compactMap { $0 },
    ]
    return names.filter { !$0.value.isEmpty }
  }

  /// A Boolean value that indicates whether nobody has declared the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether somebody has declared the type.
  public var isDeclared: Bool { !isDynamic }
  /// A Boolean value that indicates whether the type is one of everybody's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one is of, too.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var rest = parents
    while let name = rest.popLast() {
      let type = UTType(identifier: name)
      if found.insert(type).inserted { rest += type.parents }
    }
    return found
  }

  private var parents: [String] { own.isEmpty ? declaration?.supertypes ?? [] : own }

  /// Returns whether the type is another or one that is of it.
  ///
  ///     UTType.png.conforms(to: .image)  // true
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type is of another, and not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Returns whether another type is of this one, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Returns whether two types have one identifier.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Feeds the identifier into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, Codable {
  /// The identifier.
  public var description: String { identifier }

  /// Reads an identifier.
  ///
  /// - Throws: An error of the decoder.
  public init(from decoder: any Decoder) throws {
    self.init(identifier: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of tag that names types of content.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind of tag by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ending of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL of a file in the folder, with the ending of a type.
  ///
  ///     let file = folder.appendingPathComponent("Route", conformingTo: .json)
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    let file = appendingPathComponent(name)
    guard let ending = type.preferredFilenameExtension, file.pathExtension != ending else {
      return file
    }
    return file.appendingPathExtension(ending)
  }
}
