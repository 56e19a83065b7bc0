/// The effect of touching an element.
public enum Interaction {
  /// Performs an action on a tap.
  case tap(() -> Void)
  /// Performs an action on a number of taps in quick succession.
  case taps(Int, () -> Void)
  /// Performs an action on a long press.
  case longPress(() -> Void)
  /// Toggles a value on a tap.
  case toggle(Binding<Bool>)
  /// Edits a text.
  case text(Binding<String>)
  /// Submits on the return key while the element has the focus.
  case submit(() -> Void)
  /// Scrolls to an offset, in points.
  case scroll((CGPoint) -> Void)
  /// Reloads as content is pulled down beyond its start.
  case refresh(() -> Void)
  /// Shows what lies at an edge as a row is swiped away from it.
  case swipe(HorizontalEdge, () -> Void)
  /// Slides or steps a control.
  case adjust((Adjustment) -> Void)
  /// Turns pages: by one forwards, or by minus one back.
  case page((Int) -> Void)
  /// Slides a sheet to another height, or away: from where it stands, by points downwards.
  case slide((Double) -> Void)
  /// Goes back to the page before.
  case back(() -> Void)
  /// Dismisses what is presented.
  case dismiss(() -> Void)
  /// Touches that move, of one finger or two.
  case gesture(GestureTouch.Kind, (GestureTouch) -> Void)
}

/// A change of a control that has a range.
public enum Adjustment: Sendable, Hashable {
  /// Steps upwards.
  case increment
  /// Steps downwards.
  case decrement
  /// Slides to a share of the range, from 0 to 1.
  case share(Double)
}

extension Interaction {
  /// The name of what somebody does.
  var name: String {
    switch self {
    case .tap: "tap"
    case .taps(let count, _): count == 2 ? "double tap" : "\(count) taps"
    case .longPress: "long press"
    case .toggle: "toggle"
    case .text: "type"
    case .submit: "submit"
    case .scroll: "scroll"
    case .refresh: "refresh"
    case .swipe: "swipe"
    case .adjust: "adjust"
    case .page: "swipe of pages"
    case .slide: "drag of the sheet"
    case .back: "back"
    case .dismiss: "dismiss"
    case .gesture(let kind, _): "\(kind)"
    }
  }
}
