import Foundation

/// A description beside the picture that it tells of, as text that diffs well in a review.
///
///     vitrine-outline 4
///     cell iphone-15-portrait@2x-dark 77bb…
///     cell iphone-15-portrait@2x-light 90aa…
///     traits 393x852 safe 59 0 34 0 compact regular
///     screen card iphone-15 portrait light usual
///     Screen; background #FFFFFF dark #000000; @0,0 393x852
///      Card; @16,75 361x120; App/Card.swift:12
///       Text; text "Саранск"; font 17 semibold; @16,16 80x22; +3
///
/// Frames are told from the corner of the view around, or as a mere @ where they are that view's,
/// lines from the line of the view before or around: what an edit merely moves stays as it was.
/// Properties that the last view of the name had too are counted (``OutlineProperties``), views
/// around a view are the width before its line (``OutlineIndent``). A layout that serves both
/// schemes is told once, with both colours.
struct StoredDescription: Sendable, Hashable {
  static let header = "vitrine-outline 4"
  /// The first lines that are read: the first version wrote all frames in full, the second all
  /// properties, the third no tabs before a view.
  private static let headers = Set((1...4).map { "vitrine-outline \($0)" })
  static let ending = ".txt"

  /// The digests of the pictures that it is of, by the cells' names without the screen.
  var pictures: [String: String]
  /// The device's part in the layout: size, safe area, size classes.
  var traits: String
  let description: ScreenDescription

  /// The file's content.
  var text: String {
    var lines = [Self.header]
    lines += pictures.sorted { $0.key < $1.key }.map { "cell \($0.key) \($0.value)" }
    lines += ["traits \(traits)"]
    lines += ["screen \(description.words.joined(separator: " "))"]
    return (lines + OutlineWriter(description.views).lines).joined(separator: "\n") + "\n"
  }

  /// Returns the path of the description beside a picture.
  static func path(besidePicture path: String) -> String {
    path.hasSuffix(".png") ? path.dropLast(4) + ending : path + ending
  }

  /// Returns the digests of the pictures that the file's first lines name; nil if it is no
  /// description.
  ///
  /// By bytes, for hundreds of files are looked into.
  static func pictures(in text: String) -> [String: String]? {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 8).map {
      String(Substring($0))
    }[...]
    guard let first = lines.popFirst(), headers.contains(first) else { return nil }
    var pictures: [String: String] = [:]
    while let line = lines.popFirst(), line.hasPrefix("cell ") {
      let words = line.split(separator: " ")
      guard words.count == 3, CellName("screen/\(words[1])") != nil else { return nil }
      pictures[String(words[1])] = String(words[2])
    }
    return pictures.isEmpty ? nil : pictures
  }
}

extension ScreenTraits {
  /// Size, safe area and size classes in a line: what a device table may change.
  var written: String {
    let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    return "\(size.width.written)x\(size.height.written) "
      + "safe \(insets.map(\.written).joined(separator: " ")) "
      + "\(horizontalSizeClass.rawValue) \(verticalSizeClass.rawValue)"
  }
}
