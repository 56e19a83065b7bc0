import Foundation

/// The compiler's plugin for the macros of SwiftUI, SwiftData, TipKit and FoundationModels.
///
/// It speaks the compiler's protocol itself: swift-syntax would take one to three minutes of each
/// user's first build to find the parts of one `var`.
package enum Plugin {
  /// Answers the compiler until it closes the plugin's input.
  ///
  /// - Throws: An error that keeps the plugin from reading or writing.
  package static func run() throws {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let message = try channel.read() {
      try channel.write(JSONEncoder().encode(answer(to: message)))
    }
  }

  /// Returns the answer to a message in JSON.
  static func answer(to message: Data) -> PluginAnswer {
    do {
      return answer(to: try JSONDecoder().decode(PluginRequest.self, from: message))
    } catch {
      return .failure("Vitrine's macros cannot read this compiler's request: \(error)", at: nil)
    }
  }

  private static func answer(to request: PluginRequest) -> PluginAnswer {
    switch request {
    case .capability:
      return .capability
    case .expandFreestanding(let macro, let syntax, let discriminator):
      switch macro.typeName {
      case "PreviewMacro":
        return .expansion(
          PreviewMacro(
            source: syntax.source, discriminator: discriminator,
            file: syntax.location.fileID ?? syntax.location.fileName,
            line: syntax.location.line ?? 0
          ).expansion)
      case "TipRuleMacro": return .expansion(TipRuleMacro(source: syntax.source).expansion)
      case "NothingMacro": return .expansion("")
      default: return unknown(macro, at: syntax.location)
      }
    case .expandAttached(let macro, let role, let attachment):
      let declaration = attachment.declaration
      switch macro.typeName {
      case "EntryMacro":
        return expansion(at: declaration.location) {
          let entry = try EntryMacro(declaration: declaration.source)
          return role == "accessor" ? entry.accessors : entry.key
        }
      case "QueryMacro":
        return expansion(at: declaration.location) {
          let query = try QueryMacro(
            declaration: declaration.source, attribute: attachment.attribute?.source ?? "")
          return role == "accessor" ? query.accessors : query.peer
        }
      case "TipParameterMacro":
        return expansion(at: declaration.location) {
          let parameter = try TipParameterMacro(declaration: declaration.source)
          return role == "accessor" ? parameter.accessors : parameter.peer
        }
      case "GenerableMacro": return generable(attachment, role: role)
      case "AnimatableMacro": return animatable(attachment, role: role)
      case "ModelMacro": return model(attachment, role: role)
      case "ModelActorMacro": return modelActor(attachment, role: role)
      case "PersistedPropertyMacro":
        return expansion(at: declaration.location) {
          let property = try PersistedPropertyMacro(declaration: declaration.source)
          return role == "accessor" ? property.accessors : property.peer
        }
      case "PreviewableMacro", "NothingMacro": return .expansion("")
      default: return unknown(macro, at: declaration.location)
      }
    case .other:
      return .failure(
        """
        Vitrine's macros expand only @Entry, @Animatable, @Previewable, #Preview and those of \
        SwiftData, TipKit and FoundationModels
        """,
        at: nil)
    }
  }

  private static func animatable(
    _ attachment: PluginRequest.Attachment, role: String
  ) -> PluginAnswer {
    expansion(at: attachment.declaration.location) {
      let macro = try AnimatableMacro(declaration: attachment.declaration.source)
      guard role == "extension" else { return macro.member }
      // A type that says so itself lacks nothing.
      if attachment.conformances?.source.isEmpty == true { return "" }
      return macro.conformance(of: attachment.extendedType?.source ?? "")
    }
  }

  private static func generable(
    _ attachment: PluginRequest.Attachment, role: String
  ) -> PluginAnswer {
    let declaration = attachment.declaration
    return expansion(at: declaration.location) {
      let macro = try GenerableMacro(
        declaration: declaration.source, attribute: attachment.attribute?.source ?? "")
      guard role == "extension" else { return macro.members }
      return macro.conformance(
        of: attachment.extendedType?.source ?? "",
        conforms: attachment.conformances?.source.isEmpty == true)
    }
  }

  private static func model(
    _ attachment: PluginRequest.Attachment, role: String
  ) -> PluginAnswer {
    let declaration = attachment.declaration
    return expansion(at: declaration.location) {
      switch role {
      case "memberAttribute":
        let property = StoredProperty(declaration: declaration.source)
        return property?.isObserved == true ? "@SwiftData._PersistedProperty" : ""
      case "extension":
        return ModelMacro.conformance(of: attachment.extendedType?.source ?? "")
      default:
        return try ModelMacro(declaration: declaration.source).members
      }
    }
  }

  private static func modelActor(
    _ attachment: PluginRequest.Attachment, role: String
  ) -> PluginAnswer {
    guard role == "extension" else {
      return .expansion(
        ModelActorMacro(
          declaration: attachment.declaration.source, attribute: attachment.attribute?.source ?? ""
        ).members)
    }
    return .expansion(ModelActorMacro.conformance(of: attachment.extendedType?.source ?? ""))
  }

  /// Returns an expansion, or what keeps a declaration from being expanded.
  private static func expansion(
    at place: PluginRequest.Location, _ expand: () throws -> String
  ) -> PluginAnswer {
    do { return .expansion(try expand()) } catch { return .failure("\(error)", at: place) }
  }

  private static func unknown(
    _ macro: PluginRequest.Macro, at place: PluginRequest.Location
  ) -> PluginAnswer {
    .failure("Vitrine has no macro \(macro.typeName)", at: place)
  }
}
