/// The depth of a view in an outline, as the white space before its line.
///
/// A space a view around it, and a tab for each eight of them, which terminals and reviews show
/// just as wide: half the views of an app have twelve and more around them, and spaces alone were a
/// sixth of all that is kept.
enum OutlineIndent {
  /// The number of views that a tab stands for: the width that a tab is shown in.
  private static let tab = 8

  static func written(_ depth: Int) -> String {
    String(repeating: "\t", count: depth / tab) + String(repeating: " ", count: depth % tab)
  }

  /// Returns the depth of a line, and the number of characters that tell it; earlier versions
  /// wrote spaces alone.
  static func read(_ line: Substring) -> (depth: Int, length: Int) {
    let tabs = line.utf8.prefix { $0 == UInt8(ascii: "\t") }.count
    let spaces = line.utf8.dropFirst(tabs).prefix { $0 == UInt8(ascii: " ") }.count
    return (tabs * tab + spaces, tabs + spaces)
  }
}
