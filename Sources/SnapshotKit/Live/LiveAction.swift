import Foundation

/// Something that somebody does to a live screen: a page of a browser or an agent sends it as JSON,
/// and a flow has it as a line.
///
///     {"do": "tap", "at": "Save"}
///     {"do": "type", "text": "Lamp", "at": "Search"}
///     {"do": "scroll", "by": [0, 200], "at": [196, 400]}
struct LiveAction: Encodable, Sendable, Hashable {
  /// The kind of an action.
  enum Kind: String, Encodable, Sendable, CaseIterable {
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
  enum Target: Sendable, Hashable {
    /// A name; its number among elements of that name, from 0, where one is meant of several.
    case name(String, index: Int? = nil)
    /// In points from the screen's top left corner.
    case point(x: Double, y: Double)
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

  enum CodingKeys: String, CodingKey, CaseIterable {
    case kind = "do"
    case target = "at"
    case text
    case distance = "by"
    case amount = "to"
  }
}
