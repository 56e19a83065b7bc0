import Foundation

/// The manifest of an app of Swift Playgrounds.
///
/// It is a package's, but for a product that Apple's tools alone know: the app with its icon and
/// its accent colour, of the module `AppleProductTypes`. All else Swift reads everywhere.
public enum PlaygroundManifest {
  /// Returns a Boolean value that indicates whether a manifest is one of an app of Swift
  /// Playgrounds.
  public static func isOne(_ text: String) -> Bool { text.contains("import AppleProductTypes") }

  /// Returns a manifest without the product and the module that it is of.
  public static func plain(_ text: String) -> String {
    let file = SwiftLetters(Array(text.replacingOccurrences(of: "\r\n", with: "\n")))
    var plain = ""
    var place = 0
    while place < file.letters.count {
      if let end = end(ofProductAt: place, in: file) {
        place = end
      } else {
        plain.append(file.letters[place])
        place += 1
      }
    }
    return plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.contains("import AppleProductTypes") ? "" : $0 }.joined(separator: "\n")
  }

  /// Returns the place after a product and its comma; nil where none begins.
  private static func end(ofProductAt start: Int, in file: SwiftLetters) -> Int? {
    let name = ".iOSApplication"
    guard file.isCode[start], file.letters[start...].starts(with: name) else { return nil }
    var place = start + name.count
    var depth = 0
    repeat {
      guard place < file.letters.count else { return nil }
      if file.isCode[place] {
        if file.letters[place] == "(" { depth += 1 }
        if file.letters[place] == ")" { depth -= 1 }
        // A name that no bracket follows is none of a product.
        if depth == 0, file.letters[place] != ")", !file.letters[place].isWhitespace { return nil }
      }
      place += 1
    } while depth > 0 || file.letters[place - 1] != ")"
    let next = file.letters[place...].firstIndex { !$0.isWhitespace }
    return next.flatMap { file.letters[$0] == "," ? $0 + 1 : nil } ?? place
  }
}
