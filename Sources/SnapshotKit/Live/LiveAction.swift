import Foundation

/// Something that somebody does to a live screen: a page of a browser or an agent sends it as JSON,
/// and a flow has it as a line.
///
///     {"do": "tap", "at": "Save"}
///     {"do": "type", "text": "Lamp", "at": "Search"}
///     {"do": "scroll", "by": [0, 200], "at": [196, 400]}
struct LiveAction: Codable, Sendable, Hashable {
  /// The kind of an action.
  enum Kind: String, Codable, Sendable, CaseIterable {
    /// Taps what `at` names.
    case tap
    /// Taps it twice.
    case doubleTap
    /// Presses it long.
    case longPress
    /// Types `text` into the field that `at` names, or that has the focus.
    case type
    /// Deletes what the field that `at` names holds.
    case clear
    /// Deletes the last letter of the field that has the focus.
    case delete
    /// Presses the return key.
    case submit
    /// Turns a switch; on or off where `to` is 1 or 0.
    case toggle
    /// Chooses the option `text` of the picker or menu that `at` names.
    case select
    /// Moves a slider to the share `to` of its range, from 0 to 1; steps it, or a stepper, where
    /// `text` is increment or decrement.
    case adjust
    /// Scrolls what lies at a point by a distance, or to an element that `at` names.
    case scroll
    /// Opens a row's actions, from the edge `text`, leading or trailing.
    case swipe
    /// Drags from `at` by a distance: gestures, sliders, sheets, pages, rows, and what scrolls.
    case drag
    /// Drags the topmost sheet by a distance.
    case dragSheet
    /// Turns so many pages as `to` says.
    case turnPages
    /// Pulls the first list that can be refreshed.
    case refresh
    /// Goes back to the page before.
    case back
    /// Closes the topmost sheet or popover.
    case dismiss
    /// Turns the device on its side, or upright again.
    case rotate
    /// Opens the address `text`.
    case open
    /// Lets `to` seconds pass.
    case advance
    /// Does what a step of the screen's flow does: the step `text`.
    case step
  }

  /// The target of an action: an accessibility label, an identifier or a text, or a point.
  enum Target: Codable, Sendable, Hashable {
    case name(String)
    /// In points from the screen's top left corner.
    case point(x: Double, y: Double)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let name = try? value.decode(String.self) {
        self = .name(name)
        return
      }
      let numbers = try value.decode([Double].self)
      guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "a point has two numbers, [x, y] in points")
      }
      self = .point(x: numbers[0], y: numbers[1])
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .name(let name): try value.encode(name)
      case .point(let x, let y): try value.encode([x, y])
      }
    }
  }

  let kind: Kind
  /// The element or the point that is meant.
  var target: Target?
  /// A text that is typed, an option, an edge, a direction, an address, a step.
  var text: String?
  /// A distance to the right and downwards, in points.
  var distance: [Double]?
  /// A share, a number of pages, seconds.
  var amount: Double?

  private enum CodingKeys: String, CodingKey {
    case kind = "do"
    case target = "at"
    case text
    case distance = "by"
    case amount = "to"
  }
}
