import DisplayList
import Foundation

/// The words that VoiceOver speaks on a screen, as lines that can be approved and compared.
///
///     let tree = try ScreenInspector().tree(
///       of: Screen("shop", title: "Shop") { Shop() },
///       as: SnapshotTraits(device: "iphone-15-pro"))
///     print(tree.text())
public struct AccessibilityTree: Equatable, Sendable {
  /// The elements and groups, in the order of reading.
  public let nodes: [AccessibilityNode]

  /// Creates the tree of a list whose views were asked for.
  public init(_ list: DisplayList) { nodes = list.accessibility }

  /// Returns the tree as text, a line an element.
  ///
  /// - Parameter frames: True to end each line with the element's frame in points and its source
  ///   line.
  /// - Returns: Numbered lines; those of a group are indented below its name. Headings, the rotor
  ///   that every screen has, come last.
  public func text(frames: Bool = false) -> String {
    var lines: [String] = []
    var number = 0
    for node in nodes { append(node, &lines, &number, depth: 0, frames) }
    let headings = nodes.flatMap(\.elements).filter { $0.has("header") }
    if !headings.isEmpty {
      lines.append("Headings: " + headings.map(\.headingText).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  private func append(
    _ node: AccessibilityNode, _ lines: inout [String], _ number: inout Int, depth: Int,
    _ frames: Bool
  ) {
    let indent = String(repeating: "  ", count: depth)
    guard let children = node.children else {
      number += 1
      lines.append("\(indent)\(number). \(node.line(frames))")
      return
    }
    let isTold =
      node.label != nil || node.identifier != nil || !node.rotors.isEmpty
      || !node.customContent.isEmpty
    if isTold { lines.append(indent + node.groupLine(frames)) }
    for child in children {
      append(child, &lines, &number, depth: isTold ? depth + 1 : depth, frames)
    }
  }
}

extension AccessibilityNode {
  fileprivate func line(_ frames: Bool) -> String {
    let place = frames ? "@\(frame.written) \(source)".trimmingCharacters(in: .whitespaces) : nil
    return ([spoken.quoted.dropFirst().dropLast().description] + notes + [place].compactMap { $0 })
      .joined(separator: "  ")
  }

  fileprivate func groupLine(_ frames: Bool) -> String {
    let place = frames ? "@\(frame.written)" : nil
    return ([(label ?? "Group") + ":"] + notes + [place].compactMap { $0 }).joined(separator: "  ")
  }

  fileprivate var headingText: String {
    (label ?? "") + (headingLevel.map { " (\($0))" } ?? "")
  }

  /// The facts that VoiceOver does not speak at once, for the brackets of a line.
  private var notes: [String] {
    let silent = [
      "updatesFrequently", "playsSound", "startsMediaSession", "summaryElement",
      "allowsDirectInteraction", "causesPageTurn", "isModal", "keyboardKey",
    ].filter(has)
    let parts: [(String, String?)] = [
      ("hint", spokenHint), ("heading", headingLevel.map(String.init)),
      ("actions", list(actions.filter { $0 != "default" })), ("input", list(inputLabels)),
      ("more", list(customContent)), ("rotor", list(rotors)), ("id", identifier),
      ("traits", list(silent)), ("activation", activation), ("linked", linkedGroup),
      ("rotor entry", rotorEntry), ("focused", isFocused ? "true" : nil),
      ("responds", respondsToUserInteraction.map { "\($0)" }), ("text", textContentType),
    ]
    return parts.compactMap { name, value in
      value.map { "[\(name): \($0.quoted.dropFirst().dropLast())]" }
    }
  }

  /// The activation point in points from the element's corner, so that one that merely moved reads
  /// as before.
  private var activation: String? {
    activationPoint.map { "\(($0.x - frame.minX).written),\(($0.y - frame.minY).written)" }
  }

  private func list(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
