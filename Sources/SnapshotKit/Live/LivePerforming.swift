import Foundation
import ViewTree

@MainActor extension LiveAction {
  /// Does the action, and returns the line of a flow that does the same.
  ///
  /// - Parameters:
  ///   - user: Who acts on the screen.
  ///   - steps: What the steps of the screen's flow do, by their names.
  /// - Returns: A line such as `try $0.tap("Save")`.
  /// - Throws: `InteractionError` if nothing reacts to it, ``LiveActionError`` for an action that
  ///   lacks something, and an error of a frame.
  func perform(by user: ScreenActor, steps: [String: Step.Action]) throws -> String {
    switch kind {
    case .tap: try touch("tap", user, user.tap) { $0.isTap }
    case .doubleTap: try touch("doubleTap", user, user.doubleTap) { $0.isDoubleTap }
    case .longPress: try touch("longPress", user, user.longPress) { $0.isLongPress }
    case .type, .clear, .delete, .submit: try edit(user)
    case .toggle, .select, .adjust: try change(user)
    case .scroll: try scroll(user)
    case .swipe: try swipe(user)
    case .drag: try drag(user)
    case .dragSheet: try dragSheet(by: way.height, user)
    case .turnPages: try turnPages(by: Int(amount ?? 1), user)
    case .refresh, .back, .dismiss, .rotate: try move(user)
    case .open: try open(user)
    case .advance: try advance(user)
    case .step: try play(steps, user)
    }
  }

  /// Does something at the target, which is named by words where a point was given.
  private func touch(
    _ name: String, _ user: ScreenActor, _ act: (ElementQuery) throws -> Void,
    accepts: @escaping (Interaction) -> Bool
  ) throws -> String {
    let query = try query(user, accepts: accepts)
    try act(query)
    return "try $0.\(name)(\(query.code))"
  }

  /// Returns the query of the target.
  private func query(
    _ user: ScreenActor, accepts: @escaping (Interaction) -> Bool
  ) throws -> ElementQuery {
    switch target {
    case .name(let name): return ElementQuery(name)
    case .point(let x, let y):
      try user.finish()
      return try user.host.name(at: CGPoint(x: x, y: y), accepts: accepts)
    case nil: throw LiveActionError.lacks("at", kind)
    }
  }

  private func edit(_ user: ScreenActor) throws -> String {
    switch kind {
    case .type:
      guard let text else { throw LiveActionError.lacks("text", kind) }
      guard target != nil else {
        try user.type(text)
        return "try $0.type(\(text.debugDescription))"
      }
      let field = try query(user) { $0.isText }
      try user.type(text, into: field)
      return "try $0.type(\(text.debugDescription), into: \(field.code))"
    case .clear: return try touch("clear", user, user.clear) { $0.isText }
    case .delete:
      try user.deleteBackward()
      return "try $0.deleteBackward()"
    default:
      try user.submit()
      return "try $0.submit()"
    }
  }

  private func change(_ user: ScreenActor) throws -> String {
    switch kind {
    case .toggle:
      let query = try query(user) { $0.isTap }
      let isOn = amount.map { $0 > 0 }
      try user.toggle(query, to: isOn)
      return "try $0.toggle(\(query.code)" + (isOn.map { ", to: \($0)" } ?? "") + ")"
    case .select:
      guard let text else { throw LiveActionError.lacks("text", kind) }
      let picker = try target.map { _ in try query(user) { $0.isTap } }
      try user.select(text, in: picker)
      return "try $0.select(\(text.debugDescription)" + (picker.map { ", in: \($0.code)" } ?? "")
        + ")"
    default:
      let query = try query(user) { $0.isAdjustment }
      return try adjust(query, try adjustment, user)
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

  private func adjust(
    _ query: ElementQuery, _ adjustment: Adjustment, _ user: ScreenActor
  ) throws -> String {
    try user.adjust(query, adjustment)
    let code =
      switch adjustment {
      case .increment: ".increment"
      case .decrement: ".decrement"
      case .share(let share): ".share(\(share.code))"
      }
    return "try $0.adjust(\(query.code), \(code))"
  }

  /// The distance that is given.
  private var way: CGSize {
    get throws {
      guard let distance, distance.count == 2, distance.allSatisfy(\.isFinite) else {
        throw LiveActionError.lacks("by", kind)
      }
      return CGSize(width: distance[0], height: distance[1])
    }
  }

  private func scroll(_ user: ScreenActor) throws -> String {
    if case .name(let name) = target, distance == nil {
      try user.scroll(to: ElementQuery(name))
      return "try $0.scroll(to: \(name.debugDescription))"
    }
    return try scroll(by: try way, at: try point(user), user)
  }

  private func scroll(
    by distance: CGSize, at point: CGPoint, _ user: ScreenActor
  ) throws -> String {
    try user.scroll(by: distance, at: point)
    return "try $0.scroll(by: \(Self.code(distance)), at: CGPoint(\(Self.code(point))))"
  }

  /// The point that is given, or the middle of what is named or of the screen.
  private func point(_ user: ScreenActor) throws -> CGPoint {
    switch target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .name(let name):
      try user.finish()
      let rect = try user.host.element(ElementQuery(name)) { _ in true }.rect
      return CGPoint(x: rect.midX, y: rect.midY)
    case nil:
      let size = user.surroundings.size
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }

  private func swipe(_ user: ScreenActor) throws -> String {
    let edge: HorizontalEdge
    switch text ?? "trailing" {
    case "leading": edge = .leading
    case "trailing": edge = .trailing
    default: throw LiveActionError.lacks("text (leading or trailing)", kind)
    }
    return try swipe(
      try query(user) { if case .swipe(edge, _) = $0 { true } else { false } }, edge, user)
  }

  private func swipe(
    _ query: ElementQuery, _ edge: HorizontalEdge, _ user: ScreenActor
  ) throws -> String {
    try user.swipe(query, from: edge)
    return "try $0.swipe(\(query.code)" + (edge == .leading ? ", from: .leading" : "") + ")"
  }

  /// Draws a finger over the screen; what lies there decides what comes of it.
  private func drag(_ user: ScreenActor) throws -> String {
    let (start, way) = (try point(user), try way)
    try user.finish()
    switch try user.host.dragEffect(from: start, by: way) {
    case .gesture:
      try user.drag(.point(start.x, start.y), by: way)
      return "try $0.drag(.point(\(start.x.code), \(start.y.code)), by: \(Self.code(way)))"
    case .adjust(let query, let share): return try adjust(query, .share(share), user)
    case .scroll(let distance): return try scroll(by: distance, at: start, user)
    case .page(let count): return try turnPages(by: count, user)
    case .swipe(let query, let edge): return try swipe(query, edge, user)
    case .slide(let distance): return try dragSheet(by: distance, user)
    case .refresh:
      try user.refresh()
      return "try $0.refresh()"
    case .back:
      try user.back()
      return "try $0.back()"
    }
  }

  private func dragSheet(by distance: Double, _ user: ScreenActor) throws -> String {
    try user.dragSheet(by: distance)
    return "try $0.dragSheet(by: \(distance.code))"
  }

  private func turnPages(by count: Int, _ user: ScreenActor) throws -> String {
    try user.turnPages(by: count)
    return "try $0.turnPages(by: \(count))"
  }

  private func move(_ user: ScreenActor) throws -> String {
    switch kind {
    case .refresh: try user.refresh()
    case .back: try user.back()
    case .dismiss: try user.dismiss()
    default: try user.rotate()
    }
    return "try $0.\(kind.rawValue)()"
  }

  private func open(_ user: ScreenActor) throws -> String {
    guard let text else { throw LiveActionError.lacks("text", kind) }
    try user.open(text)
    return "try $0.open(\(text.debugDescription))"
  }

  private func advance(_ user: ScreenActor) throws -> String {
    guard let amount, (0...Self.mostSeconds).contains(amount) else {
      throw LiveActionError.lacks("to (0 to \(Int(Self.mostSeconds)) seconds)", kind)
    }
    try user.advance(by: amount)
    return "try $0.advance(by: \(amount.code))"
  }

  /// As many seconds pass at once at most: each frame of an animation is made.
  private static var mostSeconds: Double { 60 }

  private func play(_ steps: [String: Step.Action], _ user: ScreenActor) throws -> String {
    guard let text else { throw LiveActionError.lacks("text", kind) }
    guard let step = steps[text] else {
      throw FilterError.unknown(
        kind: "step", value: text, nearest: NearestNames.nearest(to: text, among: Array(steps.keys))
      )
    }
    try step(user)
    return "// step \(text)"
  }

  private static func code(_ size: CGSize) -> String {
    "CGSize(width: \(size.width.code), height: \(size.height.code))"
  }

  private static func code(_ point: CGPoint) -> String {
    "x: \(point.x.code), y: \(point.y.code)"
  }
}

/// An error of an action that says too little.
enum LiveActionError: Error, Equatable, CustomStringConvertible {
  /// The field that is missing, or out of its range.
  case lacks(String, LiveAction.Kind)

  var description: String {
    switch self {
    case .lacks(let field, let kind): "\(kind.rawValue) wants \(field)"
    }
  }
}

extension BinaryFloatingPoint {
  /// The number as code has it, at hundredths.
  fileprivate var code: String { ((Double(self) * 100).rounded() / 100).written }
}

extension ElementQuery {
  /// The query as code has it.
  fileprivate var code: String {
    if let point { return ".point(\(point.x.code), \(point.y.code))" }
    let words = (words ?? "").debugDescription
    return index.map { "ElementQuery(\(words)).at(\($0))" } ?? words
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
  fileprivate var isAdjustment: Bool { if case .adjust = self { true } else { false } }
}
