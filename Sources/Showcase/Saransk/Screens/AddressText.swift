import SwiftUI

/// An address, whose lines end where a reader expects it: large words, of which few stand in a
/// line, at any space.
struct AddressText: View {
  private let address: String
  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ address: String) { self.address = address }

  var body: some View {
    Text(verbatim: typeSize.isAccessibilitySize ? address : Self.held(address))
  }

  /// Returns an address whose kind of place stays with its name, and whose house number with its
  /// street, unless then no line could end.
  static func held(_ address: String) -> String {
    let words = address.split(separator: " ").map(String.init)
    guard var held = words.first else { return address }
    for (word, next) in zip(words, words.dropFirst()) {
      let isKind = word.hasSuffix(".") && next.first?.isUppercase == true
      let isNumber = next == words.last && next.first?.isNumber == true && held.contains(" ")
      held += (isKind || isNumber ? "\u{A0}" : " ") + next
    }
    return held
  }
}
