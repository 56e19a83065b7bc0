import Foundation

/// `#Preview("Name") { … }`: a type that catalogues find, with the block in it as it is written.
struct PreviewMacro {
  /// The macro's source.
  let source: String
  /// The part of names that the compiler makes unique by.
  let discriminator: String
  /// The file as the compiler names it, and the line.
  let file: String
  let line: Int

  /// The type, and a function that C could call: an optimised build leaves out types that nothing
  /// refers to, and the function refers to this one.
  var expansion: String {
    let type = uniqueName("PreviewRegistry")
    // A comment before the macro may name it too, and attributes such as `@available(iOS 17, *)`
    // are the compiler's.
    var scanner = SourceScanner(source)
    while scanner.take("@"), scanner.dottedName() != nil { _ = scanner.group() }
    let call = scanner.take("#") && scanner.dottedName() != nil ? scanner.rest : source
    let block = call.hasPrefix("{") ? " " + call : call
    let stateful = PreviewableBlock(block)
    return """
      struct \(type): SwiftUI._PreviewRegistry {
        nonisolated static var _file: Swift.String { \(literal(file)) }
        nonisolated static var _line: Swift.Int { \(line) }
        @MainActor static var _preview: SwiftUI._PreviewBlock {
          SwiftUI._PreviewBlock\(stateful?.call ?? block)
        }\(stateful.map { "\n" + $0.view } ?? "")
      }
      @_cdecl(\(literal("preview_" + uniqueName("Record").replacing("$", with: ""))))
      @MainActor func \(uniqueName("PreviewRecord"))(_ kept: Swift.UnsafeMutableRawPointer) {
        kept.assumingMemoryBound(to: (any SwiftUI._PreviewRegistry.Type).self).pointee = \(type).self
      }
      """
  }

  /// Returns a name that is mangled as a macro's unique names are (docs/ABI/Mangling.rst, `fMu`).
  private func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.count)\(name)fMu_"
  }

  private func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
