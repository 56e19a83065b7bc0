/// A question to a node whose answer depends on the nodes below it.
enum Question {
  case extent(Int32, Space)
  case minContent(Int32, HeightHint)
  case maxContent(Int32, HeightHint)

  func isSame(as other: Question) -> Bool {
    switch (self, other) {
    case (.extent(let node, let space), .extent(let otherNode, let otherSpace)):
      node == otherNode && space.matches(otherSpace)
    case (.minContent(let node, let hint), .minContent(let otherNode, let otherHint)),
      (.maxContent(let node, let hint), .maxContent(let otherNode, let otherHint)):
      node == otherNode && hint.matches(otherHint)
    default: false
    }
  }
}

/// Thrown to the top of the stack when a question would nest too deeply; see
/// ``LayoutPass/settle(_:)``.
struct Suspension: Error {}

extension LayoutPass {
  /// The number of questions that may nest, and the levels that a subtree must have to be put off.
  ///
  /// Twice this many levels of the largest stack frames (4 KB a level in debug builds) stay within
  /// half of a 512 KB stack.
  static let nesting = 24

  /// Carries out work on a stack of bounded depth, however deep the tree is.
  ///
  /// A question that would nest too deeply is put off: the work is abandoned, the question is
  /// answered on its own from a fresh stack (and can put off another in its turn), and the work
  /// begins again, which now finds the answer. Answers are cached in the nodes, so what is done
  /// again is only the levels in between. The answers waited for are cached besides, lest the
  /// caches lose them.
  func settle(_ work: () throws(Suspension) -> Void) {
    let position = scratch.position
    while true {
      do {
        level = 0
        try work()
        answers.removeAll(keepingCapacity: true)
        return
      } catch {
        scratch.release(to: position)
        answerAwaited()
      }
    }
  }

  private func answerAwaited() {
    let position = scratch.position
    var waiting: [Question] = []
    if let awaited { waiting.append(awaited) }
    while let question = waiting.last {
      do {
        level = 0
        answers.append((question, try answer(question)))
        waiting.removeLast()
      } catch {
        scratch.release(to: position)
        if let awaited { waiting.append(awaited) }
      }
    }
  }

  private func answer(_ question: Question) throws(Suspension) -> Extent {
    switch question {
    case .extent(let node, let space):
      return try computeExtent(node, space)
    case .minContent(let node, let hint):
      return Extent(height: try computeIntrinsicWidth(node, .minContent, hint))
    case .maxContent(let node, let hint):
      return Extent(height: try computeIntrinsicWidth(node, .maxContent, hint))
    }
  }

  /// Returns the cached answer to a question, or `nil` if it can be answered here and now.
  @inline(__always)
  func answerOrSuspend(_ node: Int32, _ question: @autoclosure () -> Question)
    throws(Suspension) -> Extent?
  {
    guard level >= LayoutPass.nesting, nodes[Int(node)].levelsBelow >= Int32(LayoutPass.nesting)
    else { return nil }
    return try cachedAnswer(question())
  }

  @inline(never)
  private func cachedAnswer(_ question: Question) throws(Suspension) -> Extent {
    for answer in answers.reversed() where answer.question.isSame(as: question) {
      return answer.extent
    }
    awaited = question
    throw Suspension()
  }
}
