import Foundation

/// The compiler's plugin for the macros of SwiftUI.
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
      guard macro.typeName == "PreviewMacro" else { return unknown(macro, at: syntax.location) }
      return .expansion(
        PreviewMacro(
          source: syntax.source, discriminator: discriminator,
          file: syntax.location.fileID ?? syntax.location.fileName, line: syntax.location.line ?? 0
        ).expansion)
    case .expandAttached(let macro, let role, let declaration):
      switch macro.typeName {
      case "EntryMacro": return entry(declaration, role: role)
      case "PreviewableMacro": return .expansion("")
      default: return unknown(macro, at: declaration.location)
      }
    case .other:
      return .failure("Vitrine's macros expand only @Entry, @Previewable and #Preview", at: nil)
    }
  }

  private static func entry(_ declaration: PluginRequest.Syntax, role: String) -> PluginAnswer {
    do {
      let entry = try EntryMacro(declaration: declaration.source)
      return .expansion(role == "accessor" ? entry.accessors : entry.key)
    } catch {
      return .failure(error.description, at: declaration.location)
    }
  }

  private static func unknown(
    _ macro: PluginRequest.Macro, at place: PluginRequest.Location
  ) -> PluginAnswer {
    .failure("Vitrine has no macro \(macro.typeName)", at: place)
  }
}
