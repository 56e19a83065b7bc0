/// A keychain's names as values of `[String: AnyObject]`, the type of queries in older apps.
///
/// `query[kSecClass as String] = kSecClassGenericPassword` assigns an object on Apple's systems,
/// where the name is one. Here it is a text, which `as AnyObject` makes one. Lines stay lines.
enum KeychainQueries {
  /// Returns the lines with objects in the place of a keychain's names.
  ///
  /// - Parameters:
  ///   - lines: The lines of a file.
  ///   - isCode: For each line whether it begins in plain code.
  /// - Returns: The lines.
  static func rewrite(_ lines: [String], isCode: [Bool]) -> [String] {
    guard lines.contains(where: { $0.contains("kSec") }),
      lines.contains(where: {
        $0.contains(#/\[\s*(?:String|NSString|CFString)\s*:\s*AnyObject\??\s*\]/#)
      })
    else { return lines }
    return zip(lines, isCode).map { line, isCode in
      guard isCode, line.contains("kSec") else { return line }
      return line.replacing(#/(\]\s*=\s*|:\s*)(kSec\w+)(?=\s*(?:[,;\]]|\/\/|$))/#) {
        "\($0.1)\($0.2) as AnyObject"
      }
    }
  }
}
