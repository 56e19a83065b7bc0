/// Modifiers of one kind that compile and change no still, with the reason for each.
///
/// The table stands beside the declarations; the coverage guide is generated from it, and a test
/// holds that each name is declared in the family's file with the reason as its documentation.
package struct AcceptedFamily: Sendable {
  /// The name of the source file, without its extension.
  package let file: String
  /// The subject of the modifiers, as a heading.
  package let title: String
  /// Reasons, each with the names that it decides.
  package let decisions: [(reason: String, names: [String])]

  /// The families, in the order of the guide.
  package static let all: [AcceptedFamily] = [
    motion, input, scrolling, transfer, accessibility, structure,
  ]

  /// The reason for a name; nil if no family accepts it.
  package static func reason(for name: String) -> String? {
    all.lazy.flatMap(\.decisions).first { $0.names.contains(name) }?.reason
  }
}
