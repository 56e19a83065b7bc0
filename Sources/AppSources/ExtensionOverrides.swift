/// Methods and properties of UIKit's classes that an extension overrides, which only Objective-C
/// allows.
///
/// Apps change every navigation controller so, for a title or for the way back:
///
///     extension UINavigationController {
///       override open func viewDidLoad() { … }
///     }
///
/// Each gets a name of its own, `_extended_viewDidLoad`, by which nobody calls it. Lines stay
/// lines.
enum ExtensionOverrides {
  /// Returns the lines with names of their own in the place of overrides.
  ///
  /// - Parameters:
  ///   - lines: The lines of a file.
  ///   - isCode: For each line whether it begins in plain code.
  /// - Returns: The lines.
  static func rewrite(_ lines: [String], isCode: [Bool]) -> [String] {
    guard lines.contains(where: { $0.contains("override") }),
      lines.contains(where: { $0.contains("extension") })
    else { return lines }
    var isOfUIKit = false
    return zip(lines, isCode).map { line, isCode in
      guard isCode else { return line }
      if let type = line.firstMatch(
        of: #/^\s*(?:\w+\s+)*(extension|class|struct|enum|actor)\s+(?:(?:UIKit|SwiftUI)\.)?(\w+)/#)
      {
        isOfUIKit = type.1 == "extension" && type.2.contains(#/^UI[A-Z]/#)
      }
      return isOfUIKit ? withOwnName(line) : line
    }
  }

  private static func withOwnName(_ line: String) -> String {
    line.replacing(#/^(\s*(?:\w+\s+)*?)override\s+((?:\w+\s+)*?)(func|var)\s+(\w+)/#) {
      "\($0.1)\($0.2)\($0.3) _extended_\($0.4)"
    }
  }
}
