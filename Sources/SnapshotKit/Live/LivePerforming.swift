import Foundation
import ViewTree

@MainActor extension LiveAction {
  /// Does the action, and returns it settled: what came of it, at what was found.
  ///
  /// A point is settled by words where they find the same, and a drag by what a finger did there,
  /// so that the action finds its way again where the layout is another.
  ///
  /// - Parameters:
  ///   - user: Who acts on the screen.
  ///   - steps: What the steps of the screen's flow do, by their names.
  /// - Returns: An action that does the same, of which ``line`` is the line of a flow.
  /// - Throws: `InteractionError` if nothing reacts to it, ``LiveActionError`` for an action that
  ///   lacks something, and an error of a frame.
  func perform(by user: ScreenActor, steps: [String: Step.Action]) throws -> LiveAction {
    switch kind {
    case .tap: try tap(user)
    case .doubleTap: try touch(user, user.doubleTap) { $0.isDoubleTap }
    case .longPress: try touch(user, user.longPress) { $0.isLongPress }
    case .type, .clear, .delete, .submit: try edit(user)
    case .toggle, .select, .adjust: try change(user)
    case .scroll: try scroll(user)
    case .swipe: try swipe(user)
    case .drag: try drag(user)
    case .dragSheet: try dragSheet(by: try given.height, user)
    case .turnPages: try turnPages(by: Int(amount ?? 1), user)
    case .refresh, .back, .dismiss, .rotate: try move(user)
    case .open: try open(user)
    case .advance: try advance(user)
    case .step: try play(steps, user)
    }
  }

  /// Taps the target: a key of the keyboard, where one lies at the point, or what reacts there.
  private func tap(_ user: ScreenActor) throws -> LiveAction {
    if let key = try key(user) { return try key.edit(user) }
    return try touch(user, user.tap) { $0.isTap }
  }

  /// Returns what a key at the point does; nil where none is.
  private func key(_ user: ScreenActor) throws -> LiveAction? {
    guard case .point(let x, let y) = target else { return nil }
    try user.finish()
    guard (try? user.host.focusedField()) != nil else { return nil }
    let list = try user.picture(describesNodes: true, describesViews: true)
    return try DrawnKeyboard(list)?.action(at: CGPoint(x: x, y: y))
  }

  /// Does something at the target.
  private func touch(
    _ user: ScreenActor, _ act: (ElementQuery) throws -> Void,
    accepts: @escaping (Interaction) -> Bool
  ) throws -> LiveAction {
    let query = try query(user, accepts: accepts)
    try act(query)
    return settled(at: query)
  }

  /// Returns the action at what was found.
  private func settled(at query: ElementQuery) -> LiveAction {
    var action = self
    action.target = Target(query)
    return action
  }

  /// Returns the query of the target, which is named by words where a point was given.
  private func query(
    _ user: ScreenActor, accepts: @escaping (Interaction) -> Bool
  ) throws -> ElementQuery {
    switch target {
    case .name: return target?.query ?? ""
    case .point(let x, let y):
      try user.finish()
      return try user.host.name(at: CGPoint(x: x, y: y), accepts: accepts)
    case nil: throw LiveActionError.lacks("at", kind)
    }
  }

  private func edit(_ user: ScreenActor) throws -> LiveAction {
    switch kind {
    case .type:
      guard let text else { throw LiveActionError.lacks("text", kind) }
      guard target == nil else {
        return try touch(user, { try user.type(text, into: $0) }) { $0.isText }
      }
      try user.type(text)
    case .clear: return try touch(user, user.clear) { $0.isText }
    case .delete: try user.deleteBackward()
    default: try user.submit()
    }
    return self
  }

  private func change(_ user: ScreenActor) throws -> LiveAction {
    switch kind {
    case .toggle:
      let isOn = amount.map { $0 > 0 }
      return try touch(user, { try user.toggle($0, to: isOn) }) { $0.isTap }
    case .select:
      guard let text else { throw LiveActionError.lacks("text", kind) }
      guard target == nil else {
        return try touch(user, { try user.select(text, in: $0) }) { $0.isTap }
      }
      try user.select(text)
      return self
    default:
      let adjustment = try adjustment
      return try touch(user, { try user.adjust($0, adjustment) }) { $0.isAdjustment }
    }
  }

  /// The step or the share that is given.
  private var adjustment: Adjustment {
    get throws {
      switch (text, amount) {
      case ("increment", _): return .increment
      case ("decrement", _): return .decrement
      case (nil, let share?) where (0...1).contains(share): return .share(share)
      default: throw LiveActionError.lacks("to (0 to 1), or text (increment or decrement)", kind)
      }
    }
  }

  /// The distance that is given.
  private var given: CGSize {
    get throws {
      guard let way else { throw LiveActionError.lacks("by", kind) }
      return way
    }
  }

  private func scroll(_ user: ScreenActor) throws -> LiveAction {
    if case .name = target, let query = target?.query, distance == nil {
      try user.scroll(to: query)
      return self
    }
    return try scroll(by: try given, at: try point(user), user)
  }

  private func scroll(
    by distance: CGSize, at point: CGPoint, _ user: ScreenActor
  ) throws -> LiveAction {
    try user.scroll(by: distance, at: point)
    return LiveAction(
      kind: .scroll, target: .point(x: point.x, y: point.y),
      distance: [distance.width, distance.height])
  }

  /// The point that is given, or the middle of what is named or of the screen.
  private func point(_ user: ScreenActor) throws -> CGPoint {
    switch target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .name:
      try user.finish()
      let rect = try user.host.element(target?.query ?? "") { _ in true }.rect
      return CGPoint(x: rect.midX, y: rect.midY)
    case nil:
      let size = user.surroundings.size
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }

  private func swipe(_ user: ScreenActor) throws -> LiveAction {
    let edge: HorizontalEdge
    switch text ?? "trailing" {
    case "leading": edge = .leading
    case "trailing": edge = .trailing
    default: throw LiveActionError.lacks("text (leading or trailing)", kind)
    }
    return try touch(user, { try user.swipe($0, from: edge) }) { $0.isSwipe(from: edge) }
  }

  /// Draws a finger over the screen; what lies there decides what comes of it.
  private func drag(_ user: ScreenActor) throws -> LiveAction {
    let (start, way) = (try point(user), try given)
    try user.finish()
    switch try user.host.dragEffect(from: start, by: way) {
    case .gesture:
      let query = ElementQuery.point(start.x, start.y)
      try user.drag(query, by: way)
      return settled(at: query)
    case .adjust(let control, let share):
      let query = try user.host.name(of: control) { $0.isAdjustment }
      try user.adjust(query, .share(share))
      return LiveAction(kind: .adjust, target: Target(query), amount: share)
    case .scroll(let distance): return try scroll(by: distance, at: start, user)
    case .page(let count): return try turnPages(by: count, user)
    case .swipe(let row, let edge):
      let query = try user.host.name(of: row) { $0.isSwipe(from: edge) }
      try user.swipe(query, from: edge)
      return LiveAction(
        kind: .swipe, target: Target(query), text: edge == .leading ? "leading" : "trailing")
    case .slide(let distance): return try dragSheet(by: distance, user)
    case .refresh: return try LiveAction(kind: .refresh).move(user)
    case .back: return try LiveAction(kind: .back).move(user)
    }
  }

  private func dragSheet(by distance: Double, _ user: ScreenActor) throws -> LiveAction {
    try user.dragSheet(by: distance)
    return LiveAction(kind: .dragSheet, distance: [0, distance])
  }

  private func turnPages(by count: Int, _ user: ScreenActor) throws -> LiveAction {
    try user.turnPages(by: count)
    return LiveAction(kind: .turnPages, amount: Double(count))
  }

  private func move(_ user: ScreenActor) throws -> LiveAction {
    switch kind {
    case .refresh: try user.refresh()
    case .back: try user.back()
    case .dismiss: try user.dismiss()
    default: try user.rotate()
    }
    return LiveAction(kind: kind)
  }

  private func open(_ user: ScreenActor) throws -> LiveAction {
    guard let text else { throw LiveActionError.lacks("text", kind) }
    try user.open(text)
    return self
  }

  private func advance(_ user: ScreenActor) throws -> LiveAction {
    guard let amount, (0...Self.mostSeconds).contains(amount) else {
      throw LiveActionError.lacks("to (0 to \(Int(Self.mostSeconds)) seconds)", kind)
    }
    try user.advance(by: amount)
    return self
  }

  /// As many seconds pass at once at most: each frame of an animation is made.
  private static var mostSeconds: Double { 60 }

  private func play(_ steps: [String: Step.Action], _ user: ScreenActor) throws -> LiveAction {
    guard let text else { throw LiveActionError.lacks("text", kind) }
    guard let step = steps[text] else {
      throw FilterError.unknown(
        kind: "step", value: text, nearest: NearestNames.nearest(to: text, among: Array(steps.keys))
      )
    }
    try step(user)
    return self
  }
}

extension LiveAction {
  /// The distance; nil where none is given.
  var way: CGSize? {
    guard let distance, distance.count == 2, distance.allSatisfy(\.isFinite) else { return nil }
    return CGSize(width: distance[0], height: distance[1])
  }
}

/// An error of an action that says too little.
enum LiveActionError: Error, Equatable, CustomStringConvertible {
  /// The field that is missing, or out of its range.
  case lacks(String, LiveAction.Kind)
  /// A key of the keyboard that writes nothing.
  case idleKey(String)

  var description: String {
    switch self {
    case .lacks(let field, let kind): "\(kind.rawValue) wants \(field)"
    case .idleKey(let key): "the key \(key) writes nothing here; any letter can be typed without it"
    }
  }
}

extension Interaction {
  fileprivate var isTap: Bool {
    switch self {
    case .tap, .toggle: true
    default: false
    }
  }
  fileprivate var isDoubleTap: Bool { if case .taps(2, _) = self { true } else { false } }
  fileprivate var isLongPress: Bool { if case .longPress = self { true } else { false } }
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  fileprivate func isSwipe(from edge: HorizontalEdge) -> Bool {
    if case .swipe(edge, _) = self { true } else { false }
  }
  fileprivate var isAdjustment: Bool { if case .adjust = self { true } else { false } }
}
