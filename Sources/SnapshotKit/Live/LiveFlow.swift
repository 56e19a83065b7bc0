/// The code of a flow that does what was done to a live screen, ready to be pasted: a step a line.
struct LiveFlow {
  let screen: Screen
  /// The actions that were done, settled and joined.
  let actions: [LiveAction]

  /// The width up to which a step stands on one line, in characters without its punctuation.
  private static let lineWidth = 64

  var code: String {
    var taken: Set<String> = ["start"]
    let steps = actions.map { action in
      action.kind == .step ? "  \(action.line)" : step(action, taken: &taken)
    }
    let name = screen.name
    let head = [
      ".flow(\"\(name)-flow\", title: \(screen.title.debugDescription)) {",
      "  // The view of the screen \"\(name)\".", "} steps: {", "  Step(\"start\")",
    ]
    return (head + steps + ["}"]).joined(separator: "\n")
  }

  private func step(_ action: LiveAction, taken: inout Set<String>) -> String {
    let plain = [action.words, action.method].lazy.map(Self.slug).first { !$0.isEmpty } ?? "step"
    var (name, number) = (plain, 1)
    while !taken.insert(name).inserted {
      number += 1
      name = "\(plain)-\(number)"
    }
    let line = action.line
    return line.count + name.count < Self.lineWidth
      ? "  Step(\"\(name)\") { \(line) }" : "  Step(\"\(name)\") {\n    \(line)\n  }"
  }

  /// Returns a step's name of some words: Latin letters, digits and hyphens, of four words at most.
  private static func slug(_ words: String) -> String {
    var slug = ""
    var isSmall = false
    for letter in words {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        slug += "-"
        isSmall = false
        continue
      }
      if isSmall, letter.isUppercase { slug += "-" }
      slug += letter.lowercased()
      isSmall = letter.isLowercase
    }
    return slug.split(separator: "-").prefix(4).joined(separator: "-")
  }
}

extension LiveAction {
  /// The words of what is touched, typed or chosen; nothing where it has no name.
  fileprivate var words: String {
    switch (kind, target) {
    case (.type, _), (.select, _), (.open, _): text ?? ""
    case (_, .name(let name, _)): name
    default: ""
    }
  }
}
