/// An error of touching a host.
public enum InteractionError: Error, Equatable, CustomStringConvertible {
  /// No element matches; with what reacts there, and the nearest of these names.
  case notFound(String, known: [String], nearest: [String] = [])
  /// Several elements are meant; where each of them lies.
  case notUnique(String, found: [String])
  /// The element does not react to the action; with what it reacts to.
  case notInteractive(String, reactsTo: [String] = [])
  /// Another element lies over the one that is meant.
  case covered(String, by: String)
  /// The element is greyed.
  case disabled(String)
  /// The element is out of sight, at a frame in points.
  case offScreen(String, frame: CGRect)
  /// The element cannot be set as was asked: why.
  case impossible(String, reason: String)
  /// No frame has been rendered yet.
  case notRendered

  /// A textual representation.
  public var description: String {
    switch self {
    case .notFound(let what, let known, let nearest):
      "Nothing on the screen \(Self.found(what))."
        + (nearest.isEmpty ? "" : " Nearest: \(Self.list(nearest)).")
        + (known.isEmpty
          ? " Nothing there reacts to this." : " What reacts there: \(Self.list(known)).")
    case .notUnique(let what, let found):
      "\(found.count) elements are found by \(what): \(found.joined(separator: "; ")). "
        + "Name one by .identifier(_:), or by its number with .at(_:)."
    case .notInteractive(let what, let reactions):
      "What \(Self.found(what)) is on the screen but does not react to this"
        + (reactions.isEmpty ? "." : "; it reacts to \(reactions.joined(separator: ", ")).")
    case .covered(let what, let cover): "What \(Self.found(what)) is covered by \(cover)."
    case .disabled(let what): "What \(Self.found(what)) is disabled."
    case .offScreen(let what, let frame):
      "What \(Self.found(what)) is out of sight, at \(Self.text(frame)); scroll to it first."
    case .impossible(let what, let reason): "\(what): \(reason)."
    case .notRendered: "Render the screen once before touching it."
    }
  }

  /// Returns how an element is found: by a name, or as it lies at a point.
  private static func found(_ what: String) -> String {
    what.hasPrefix("the point ") ? "lies at \(what)" : "is found by \(what)"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }

  static func text(_ frame: CGRect) -> String {
    "(\(Int(frame.minX.rounded())), \(Int(frame.minY.rounded()))), "
      + "\(Int(frame.width.rounded())) by \(Int(frame.height.rounded())) points"
  }
}
