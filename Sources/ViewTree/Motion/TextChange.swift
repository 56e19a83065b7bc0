import LayoutEngine

/// The way in which a text or a symbol changes into another in its place.
package enum ContentChange: Hashable, Sendable {
  /// At once.
  case none
  case fade
  /// The same characters go over into each other; others fade.
  case morph
  /// A symbol takes the place of another.
  case symbol(SymbolReplacement)
  /// Characters that differ roll: upwards, or downwards where a number counts down.
  case roll(countsDown: Bool)
  /// Characters that differ roll in the direction in which a value changes.
  case rollBy(Double)

  /// A Boolean value that indicates whether texts change so.
  var isOfTexts: Bool {
    switch self {
    case .none, .symbol: false
    case .fade, .morph, .roll, .rollBy: true
    }
  }

  /// A Boolean value that indicates whether symbols change so.
  var isOfSymbols: Bool {
    switch self {
    case .fade, .morph, .symbol: true
    case .none, .roll, .rollBy: false
    }
  }
}

private enum ContentChangeKey: EnvironmentKey {
  static var defaultValue: ContentChange { .none }
}

extension EnvironmentValues {
  /// The way in which texts change in their places.
  package var contentChange: ContentChange {
    get { self[ContentChangeKey.self] }
    set { self[ContentChangeKey.self] = newValue }
  }
}

/// The change of a text from one into another, kept under its view's identity.
@MainActor
final class TextChange {
  /// A moment of the change.
  struct Moment {
    let old: StyledText
    let oldSize: CGSize
    let part: Double
    /// The characters that roll; nil for a fade.
    let roll: TextRoll?
    /// A Boolean value that indicates whether the old text grows or shrinks into the new one.
    let morphs: Bool
  }

  private var text: StyledText?
  private var value = 0.0
  private var old: (text: StyledText, size: CGSize, countsDown: Bool)?
  private var course = MovingValue(1.0)
  private var restarts = 0
  /// The box of the last pass, which knows the text's size.
  var element: Element?

  /// Takes over a text, and gives the moment of the change to it that the screen shows.
  func follow(_ text: StyledText, _ context: LoweringContext, _ clock: HostClock) -> Moment? {
    if restarts != clock.restarts {
      course.finish()
      restarts = clock.restarts
    }
    let change = context.environment.contentChange
    if let before = self.text, change.tells(before, from: text) {
      begin(from: before, change, context.environment.transaction.animation, clock)
    }
    self.text = text
    if case .rollBy(let value) = change { self.value = value }
    clock.note(course.end, "content transition")
    if !course.isMoving(at: clock.now) { old = nil }
    guard clock.isFollowed, let old else { return nil }
    let roll =
      change.rolls
      ? TextRoll(from: old.text, to: text, countsDown: old.countsDown, by: context.session.text)
      : nil
    return Moment(
      old: old.text, oldSize: old.size, part: course.value(at: clock.now), roll: roll,
      morphs: change == .morph && old.text.string == text.string)
  }

  private func begin(
    from before: StyledText, _ change: ContentChange, _ animation: Animation?, _ clock: HostClock
  ) {
    let countsDown =
      switch change {
      case .roll(let countsDown): countsDown
      case .rollBy(let value): value < self.value
      default: false
      }
    old = (before, element?.rect.size ?? .zero, countsDown)
    course = MovingValue(0)
    course.set(1, along: clock.curve(of: animation), at: clock.now)
  }
}

extension ContentChange {
  /// Returns whether a text differs from the one before as far as the change shows.
  fileprivate func tells(_ before: StyledText, from text: StyledText) -> Bool {
    self == .morph ? before != text : before.string != text.string
  }

  fileprivate var rolls: Bool {
    switch self {
    case .roll, .rollBy: true
    case .none, .fade, .morph, .symbol: false
    }
  }
}

/// The characters of two lines, of which those that differ roll.
struct TextRoll {
  private struct Glyph {
    let text: StyledText
    let x: Double
    let size: CGSize

    func frame(_ origin: CGPoint, x: Double, dy: Double) -> CGRect {
      CGRect(x: origin.x + x, y: origin.y + dy, width: size.width, height: size.height)
    }
  }

  private let old: [Glyph]
  private let new: [Glyph]
  private let countsDown: Bool

  /// Longer texts fade.
  private static let longest = 32

  init?(
    from old: StyledText, to new: StyledText, countsDown: Bool, by measure: any TextMeasuring
  ) {
    guard let old = Self.glyphs(of: old, measure), let new = Self.glyphs(of: new, measure) else {
      return nil
    }
    (self.old, self.new, self.countsDown) = (old, new, countsDown)
  }

  /// The characters of a text of one style in one line, each where it stands in the line.
  private static func glyphs(of text: StyledText, _ measure: any TextMeasuring) -> [Glyph]? {
    guard text.runs.count == 1, case .text(let string) = text.runs[0].content,
      string.count <= longest, !string.contains(where: \.isNewline)
    else { return nil }
    func part(_ string: String) -> (text: StyledText, size: CGSize) {
      var part = text
      part.runs[0].content = .text(string)
      return (part, measure.measure(part, width: .infinity, height: .infinity).size)
    }
    return string.indices.map { index in
      let glyph = part(String(string[index]))
      let x = index == string.startIndex ? 0 : part(String(string[..<index])).size.width
      return Glyph(text: glyph.text, x: x, size: glyph.size)
    }
  }

  /// Draws the characters in a part of their way: those that stay move along the line.
  func draw(
    at origin: CGPoint, _ part: Double, for element: Element, into builder: inout DisplayListBuilder
  ) {
    for index in 0..<max(old.count, new.count) {
      // Numbers stand over each other by their last digits.
      let before = index < old.count ? old[old.count - 1 - index] : nil
      let after = index < new.count ? new[new.count - 1 - index] : nil
      if let before, let after, before.text.string == after.text.string {
        let x = before.x + (after.x - before.x) * part
        builder.add(
          .text(TextDrawing(text: after.text, frame: after.frame(origin, x: x, dy: 0))),
          for: element)
        continue
      }
      let way = countsDown ? -1.0 : 1
      if let before {
        fade(before, origin, -way * before.size.height * part, 1 - part, element, &builder)
      }
      if let after {
        fade(after, origin, way * after.size.height * (1 - part), part, element, &builder)
      }
    }
  }

  private func fade(
    _ glyph: Glyph, _ origin: CGPoint, _ dy: Double, _ opacity: Double, _ element: Element,
    _ builder: inout DisplayListBuilder
  ) {
    let frame = glyph.frame(origin, x: glyph.x, dy: dy)
    builder.group(Layer(opacity: min(1, max(0, opacity)), items: []), for: element) {
      $0.add(.text(TextDrawing(text: glyph.text, frame: frame)), for: element)
    }
  }
}

extension TextChange.Moment {
  /// Draws both texts, in the place of the new one.
  func draw(_ new: TextDrawing, for element: Element, into builder: inout DisplayListBuilder) {
    if let roll {
      return roll.draw(at: new.frame.origin, part, for: element, into: &builder)
    }
    let before = TextDrawing(text: old, frame: CGRect(origin: new.frame.origin, size: oldSize))
    for (drawing, opacity) in [(before, 1 - part), (new, part)] {
      let transform = morphs ? grown(drawing.frame, to: new.frame) : .identity
      let layer = Layer(transform: transform, opacity: min(1, max(0, opacity)), items: [])
      builder.group(layer, for: element) { $0.add(.text(drawing), for: element) }
    }
  }

  /// Brings a text to the size that lies between both; its frame's origin is on its way already.
  private func grown(_ frame: CGRect, to end: CGRect) -> CGAffineTransform {
    guard frame.height > 0 else { return .identity }
    let scale = (oldSize.height + (end.height - oldSize.height) * part) / frame.height
    return CGAffineTransform(scaleX: max(1e-3, scale), y: max(1e-3, scale))
      .about(end.origin)
  }
}

@MainActor
extension LoweringContext {
  /// The change of the text that stands here; nil where it changes at once.
  var textChange: TextChange? {
    guard isDriven, environment.contentChange.isOfTexts else { return nil }
    return entering(.type(TextChange.self)).identity.slot(0) { TextChange() }
  }
}
