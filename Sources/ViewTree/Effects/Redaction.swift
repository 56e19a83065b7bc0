private enum Keys {
  enum Reasons: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum Sensitive: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// The reasons to redact views.
  ///
  ///     @Environment(\.redactionReasons) private var reasons
  ///     Text(reasons.contains(.privacy) ? "••••" : "4012")
  public var redactionReasons: RedactionReasons {
    get { self[Keys.Reasons.self] }
    set { self[Keys.Reasons.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[Keys.Sensitive.self] }
    set { self[Keys.Sensitive.self] = newValue }
  }

  /// A Boolean value that indicates whether texts and images are drawn as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason to redact the view: texts and images are drawn as grey placeholders.
  ///
  ///     ProfileCard(user: .sample).redacted(reason: .placeholder)
  ///
  /// - Parameter reason: The reason to redact.
  /// - Returns: A redacted view.
  public func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Removes the reasons to redact the view.
  ///
  ///     VStack {
  ///       Text("Balance").unredacted()
  ///       Text("1,250 €")
  ///     }
  ///     .redacted(reason: .placeholder)
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as sensitive, so that redaction for privacy hides it.
  ///
  ///     Text("1,250 €").privacySensitive()
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}

/// Draws a bar in place of a picture, or of each line of a text.
struct RedactedRole: ElementRole {
  let color: RGBAColor
  /// The lines of a text; nil for what is hidden as a whole.
  let lines: RedactedLines?
  /// Of what is hidden.
  let accessibility: AccessibilityInfo?

  /// The share of the foreground's alpha in a bar (measured by eye on iOS 17).
  static let opacity = 0.16

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect), rect.width > 0 else { return }
    for box in lines?.boxes(in: rect) ?? [rect] {
      builder.add(.fill(bar(over: box), .color(color), FillStyle()), for: element)
    }
  }

  private func bar(over box: CGRect) -> Path {
    Path(
      roundedRect: box.insetBy(dx: 0, dy: min(2, box.height / 8)).quantized,
      cornerSize: CGSize(width: 3, height: 3), style: .continuous)
  }
}

/// The lines of a text that is hidden.
struct RedactedLines {
  let text: StyledText
  let measuring: any TextMeasuring

  /// Returns the boxes of the lines, each as wide as its words; the frame itself for one line.
  ///
  /// A line's box is as high as the line, so that the spacing of a paragraph stays free.
  func boxes(in frame: CGRect) -> [CGRect] {
    let layout = measuring.layout(text, width: frame.width, height: frame.height)
    guard layout.lines.count > 1 else { return [frame] }
    let characters = Array(text.string)
    return layout.lines.compactMap { line in
      // The space at which a line is broken hangs over its end.
      let cells = line.cells.filter { cell in
        !characters.indices.contains(cell.character) || !characters[cell.character].isWhitespace
      }
      guard let left = cells.map(\.left).min(), let right = cells.map(\.right).max(), right > left
      else { return nil }
      return CGRect(
        x: frame.minX + left, y: frame.minY + line.top, width: right - left,
        height: line.bottom - line.top)
    }
  }
}

extension EnvironmentValues {
  /// Returns the role that draws a text or an image: a placeholder where content is redacted.
  ///
  /// - Parameters:
  ///   - role: The role where nothing is redacted.
  ///   - lines: The lines of a text, each of which has a placeholder; nil for one of the frame.
  /// - Returns: The role.
  func redacting(
    _ role: some ElementRole, lines: @autoclosure () -> RedactedLines? = nil
  ) -> any ElementRole {
    guard isRedacted else { return role }
    let color = ForegroundStyle()._style(in: self).paint(in: .zero)?.color ?? .black
    return RedactedRole(
      color: color.opacity(RedactedRole.opacity), lines: lines(), accessibility: role.accessibility)
  }
}
