/// A request of the compiler to a macro plugin: one JSON object under the name of its request.
///
/// The wire format is the one of swift-syntax's `PluginMessages.swift`, which compilers keep for
/// plugins that were built against older releases of it.
enum PluginRequest: Decodable, Equatable {
  case capability
  case expandFreestanding(Macro, Syntax, discriminator: String)
  case expandAttached(Macro, role: String, Attachment)
  /// A request of a later compiler, or one for plugins that load libraries.
  case other

  /// The macro's implementation, as `#externalMacro` names it.
  struct Macro: Decodable, Equatable {
    var typeName: String
  }

  /// The declaration that a macro is attached to.
  struct Attachment: Equatable {
    var declaration: Syntax
    /// The attribute itself.
    var attribute: Syntax?
    /// The type that an extension would extend, as it is called from outside.
    var extendedType: Syntax?
    /// The protocols to which an extension would make the type conform; those that it conforms to
    /// already are left out.
    var conformances: Syntax?
  }

  /// A part of a source.
  struct Syntax: Decodable, Equatable {
    var source: String
    var location: Location
  }

  /// The place of a part of a source.
  struct Location: Decodable, Equatable {
    var fileName: String
    /// In bytes of UTF-8 from the file's start.
    var offset: Int
    /// `Module/File.swift`.
    var fileID: String?
    /// From 1.
    var line: Int?
  }

  private struct Freestanding: Decodable {
    var macro: Macro
    var discriminator: String?
    var syntax: Syntax
  }

  private struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    var attributeSyntax: Syntax?
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
  }

  private enum Name: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if container.contains(.expandFreestandingMacro) {
      let request = try container.decode(Freestanding.self, forKey: .expandFreestandingMacro)
      self = .expandFreestanding(
        request.macro, request.syntax, discriminator: request.discriminator ?? "")
    } else if container.contains(.expandAttachedMacro) {
      let request = try container.decode(Attached.self, forKey: .expandAttachedMacro)
      self = .expandAttached(
        request.macro, role: request.macroRole,
        Attachment(
          declaration: request.declSyntax, attribute: request.attributeSyntax,
          extendedType: request.extendedTypeSyntax,
          conformances: request.conformanceListSyntax))
    } else {
      self = .other
    }
  }
}

/// The answer of a macro plugin.
enum PluginAnswer: Encodable, Equatable {
  case capability
  case expansion(String)
  case failure(String, at: PluginRequest.Location?)

  private struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion = 7
      let features: [String] = []
    }
    let capability = Version()
  }

  private struct Expansion: Encodable {
    struct Diagnostic: Encodable {
      struct Position: Encodable {
        var fileName: String
        var offset: Int
      }
      var message: String
      let severity = "error"
      var position: Position
      let highlights: [String] = []
      let notes: [String] = []
      let fixIts: [String] = []
    }
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  private enum Name: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .capability:
      try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let source):
      try container.encode(Expansion(expandedSource: source), forKey: .expandMacroResult)
    case .failure(let message, let place):
      let position = Expansion.Diagnostic.Position(
        fileName: place?.fileName ?? "", offset: place?.offset ?? 0)
      try container.encode(
        Expansion(diagnostics: [Expansion.Diagnostic(message: message, position: position)]),
        forKey: .expandMacroResult)
    }
  }
}
