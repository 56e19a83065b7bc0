import SwiftUI

/// An address, whose lines end where a reader expects it: large words on a phone, of which few
/// stand in a line, at any space.
struct AddressText: View {
  private let address: String
  @Environment(\.stacksRows) private var stacksRows

  init(_ address: String) { self.address = address }

  var body: some View {
    Text(verbatim: stacksRows ? address : Self.held(address))
  }

  /// Returns an address whose kind of place stays with its name, and whose house number with its
  /// street, unless then no line could end.
  static func held(_ address: String) -> String {
    let words = address.split(separator: " ").map(String.init)
    guard var held = words.first else { return address }
    for (word, next) in zip(words, words.dropFirst()) {
      let isKind = isKind(word, before: next) || isKind(next, after: word)
      let isNumber = next == words.last && next.first?.isNumber == true && held.contains(" ")
      held += (isKind || isNumber ? "\u{A0}" : " ") + next
    }
    return held
  }

  /// Returns true for the kind in front of a name, as a street's.
  private static func isKind(_ word: String, before next: String) -> Bool {
    word.hasSuffix(".") && next.first?.isUppercase == true
  }

  /// Returns true for the kind behind a name, as some squares'.
  private static func isKind(_ word: String, after name: String) -> Bool {
    word.hasSuffix(".") && name.first?.isUppercase == true && !name.hasSuffix(",")
  }
}
