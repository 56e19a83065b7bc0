import Foundation

/// A live screen that is asked for: what is shown, and all that has been done to it since it was
/// opened.
///
/// A picture is a function of the view and the actions: another process, such as that of the next
/// build, gives the same answer, and undoing an action is asking without it. A worker keeps the
/// screen that it has, and does what is new alone.
struct LiveRequest: Codable, Sendable {
  var view: LiveView
  var actions: [LiveAction] = []
  /// A Boolean value that indicates whether the picture is wanted, beside the words.
  var wantsPicture = true
  /// A Boolean value that indicates whether the views are wanted, as `describe` prints them.
  var wantsViews = false
  /// A Boolean value that indicates whether a person's hindrances are wanted, as `audit` prints
  /// them.
  var wantsAudit = false
  /// A point of the screen, in points, of which is told what is drawn there.
  var point: CGPoint?
}

extension LiveRequest {
  private enum CodingKeys: String, CodingKey {
    case view, actions, wantsPicture, wantsViews, wantsAudit, point
  }

  /// Reads a request; what it leaves out is not wanted, but for the picture.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func wants(_ key: CodingKeys, usual: Bool = false) throws -> Bool {
      try members.decodeIfPresent(Bool.self, forKey: key) ?? usual
    }
    self.init(
      view: try members.decode(LiveView.self, forKey: .view),
      actions: try members.decodeIfPresent([LiveAction].self, forKey: .actions) ?? [],
      wantsPicture: try wants(.wantsPicture, usual: true), wantsViews: try wants(.wantsViews),
      wantsAudit: try wants(.wantsAudit),
      point: try members.decodeIfPresent(CGPoint.self, forKey: .point))
  }
}

/// The answer of a live screen.
struct LiveReply: Codable, Sendable {
  /// The picture behind the last action that was done.
  struct Picture: Codable, Sendable {
    /// A PNG file.
    let png: Data
    /// The screen in points.
    let width: Double
    let height: Double
    let scale: Int
  }

  /// An element that assistive technology reads, which is what actions name.
  struct Element: Codable, Sendable {
    /// The name by which actions find it: its identifier or its label.
    let name: String
    /// The words that are spoken, with role and value.
    let spoken: String
    /// The part that can be seen, or all of it where none can: x, y, width and height, in points.
    let frame: [Double]
    /// A Boolean value that indicates whether some of it can be seen, without scrolling.
    var isInSight = true
  }

  /// An action that was not done; those before it were.
  struct Failure: Codable, Sendable {
    /// The action's place among those of the request; nil where the screen did not open.
    var action: Int?
    let reason: String
  }

  var picture: Picture?
  /// The id of the device that the screen is shown on.
  var device: String?
  /// A Boolean value that indicates whether a field has the focus, so that keys type.
  var isTyping = false
  /// The actions that were done, each at what it found: the same by name, where a point was given.
  var actions: [LiveAction] = []
  /// The lines of a flow that do the same, such as `try $0.tap("Save")`; letters of a word are one.
  var lines: [String] = []
  /// The code of such a flow, a step a line.
  var flow = ""
  /// The elements, in the order of reading.
  var elements: [Element] = []
  /// The views with their properties, frames and source lines, where they were asked for.
  var views: String?
  /// The operations at the point that was asked for, and who made them, the topmost first.
  var point: String?
  /// The findings of an audit, where it was asked for.
  var audit: String?
  /// The lacks of the picture, such as an unknown symbol, and the lines that the screen printed.
  var issues: [String] = []
  var failure: Failure?
}
