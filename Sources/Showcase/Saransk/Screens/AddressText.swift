import SwiftUI

/// An address, whose lines end where a reader expects it: the largest words on a phone, of which
/// few stand in a line, at any space.
struct AddressText: View {
  private let address: String
  @Environment(\.stacksRows) private var stacksRows
  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ address: String) { self.address = address }

  var body: some View {
    Text(verbatim: isHeld ? Self.held(address) : address)
  }

  /// A Boolean value that indicates whether a line has room for a kind of place and its name.
  private var isHeld: Bool { !stacksRows || typeSize <= .accessibility3 }

  /// Returns an address whose kind of place stays with its name, whose house number with its
  /// street, unless then no line could end, and whose prepositions of one letter with what follows.
  static func held(_ address: String) -> String {
    let words = address.split(separator: " ").map(String.init)
    guard var held = words.first else { return address }
    for (word, next) in zip(words, words.dropFirst()) {
      let isKind = isKind(word, before: next) || isKind(next, after: word)
      let isNumber = next == words.last && next.first?.isNumber == true && held.contains(" ")
      held += (isKind || isNumber || isPreposition(word) ? "\u{A0}" : " ") + next
    }
    return held
  }

  /// Returns true for a word of one letter; a dash belongs to what is before it.
  private static func isPreposition(_ word: String) -> Bool {
    word.count == 1 && word.first?.isLetter == true
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
