import Foundation
import ViewTree

/// The lines of a flow that do what was done to a live screen.
extension LiveAction {
  /// The line that does the same as a settled action, such as `try $0.tap("Save")`; of a step of
  /// the screen's flow a comment.
  var line: String {
    let at = target?.query.code
    switch kind {
    case .type: return call(quoted, at.map { "into: \($0)" })
    case .select: return call(quoted, at.map { "in: \($0)" })
    case .toggle: return call(at, amount.map { "to: \($0 > 0)" })
    case .adjust: return call(at, text.map { ".\($0)" } ?? amount.map { ".share(\($0.code))" })
    case .scroll:
      return way.map { call("by: \($0.code)", "at: \(pointCode)") }
        ?? call(at.map { "to: \($0)" })
    case .swipe: return call(at, text == "leading" ? "from: .leading" : nil)
    case .drag: return call(at, way.map { "by: \($0.code)" })
    case .dragSheet: return call(way.map { "by: \($0.height.code)" })
    case .turnPages: return call("by: \(Int(amount ?? 1))")
    case .advance: return call(amount.map { "by: \($0.code)" })
    case .open: return call(quoted)
    case .step: return "// step \(text ?? "")"
    case .tap, .doubleTap, .longPress, .clear, .delete, .submit, .refresh, .back, .dismiss, .rotate:
      return call(at)
    }
  }

  /// The name of the method of ``ScreenActor`` that does it.
  var method: String { kind == .delete ? "deleteBackward" : kind.rawValue }

  private func call(_ arguments: String?...) -> String {
    "try $0.\(method)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }

  private var quoted: String? { text?.debugDescription }

  private var pointCode: String {
    guard case .point(let x, let y) = target else { return "" }
    return "CGPoint(x: \(x.code), y: \(y.code))"
  }
}

extension LiveAction {
  /// Returns actions of which those are one that one line tells: letters typed one by one, a
  /// wheel's turns at one place, time that passes.
  static func joined(_ actions: [LiveAction]) -> [LiveAction] {
    actions.reduce(into: []) { all, action in
      if let one = all.last?.joined(with: action) {
        all[all.count - 1] = one
      } else {
        all.append(action)
      }
    }
  }

  private func joined(with next: LiveAction) -> LiveAction? {
    var one = self
    switch (kind, next.kind) {
    case (.type, .type):
      guard next.target == nil, let text, let more = next.text else { return nil }
      // A letter may be one only together with the next.
      guard (text + more).count == text.count + more.count else { return nil }
      one.text = text + more
    case (.type, .delete):
      // A slip of the hand is no line.
      guard let text, text.count > 1 else { return nil }
      one.text = String(text.dropLast())
    case (.scroll, .scroll):
      guard target == next.target, let distance, let more = next.distance else { return nil }
      one.distance = zip(distance, more).map { $0 + $1 }
    case (.advance, .advance):
      guard let amount, let more = next.amount else { return nil }
      one.amount = amount + more
    default: return nil
    }
    return one
  }
}

extension LiveAction.Target {
  /// Creates the target of a query by words or by a point.
  init(_ query: ElementQuery) {
    if let point = query.point {
      self = .point(x: point.x, y: point.y)
    } else {
      self = .name(query.words ?? "", index: query.index)
    }
  }

  var query: ElementQuery {
    switch self {
    case .name(let name, let index): index.map { ElementQuery(name).at($0) } ?? ElementQuery(name)
    case .point(let x, let y): .point(x, y)
    }
  }
}

extension ElementQuery {
  /// The query as code has it.
  fileprivate var code: String {
    if let point { return ".point(\(point.x.code), \(point.y.code))" }
    let words = (words ?? "").debugDescription
    return index.map { "ElementQuery(\(words)).at(\($0))" } ?? words
  }
}

extension CGSize {
  /// The size as code has it.
  fileprivate var code: String { "CGSize(width: \(width.code), height: \(height.code))" }
}

extension BinaryFloatingPoint {
  /// The number as code has it, at hundredths.
  fileprivate var code: String { ((Double(self) * 100).rounded() / 100).written }
}
