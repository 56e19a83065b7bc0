/// Marks that are drawn together: through a mask, or as a layer.
struct MarkGroup {
  enum Kind {
    /// Shows the marks through others.
    case mask([MarkRecord])
    /// Draws the marks as one view, which an app may change.
    case layer(@MainActor (AnyView) -> AnyView)
  }

  var kind: Kind
  /// The effects that modifiers around the group have set, which change it as a whole.
  let effects: MarkStyle.Effects
}

extension _MarkList {
  /// Adds content within a group, which takes the effects that are set so far.
  @MainActor
  mutating func add<Content: ChartContent>(_ content: Content, in kind: MarkGroup.Kind) {
    let before = style
    style.groups.append(groups.count)
    groups.append(MarkGroup(kind: kind, effects: style.effects))
    style.effects = MarkStyle.Effects()
    Content._collect(content, into: &self)
    style = before
  }

  /// Returns the marks of content that is not one of the chart's own.
  @MainActor
  mutating func marks<Content: ChartContent>(aside content: Content) -> [MarkRecord] {
    let before = (marks, style)
    (marks, style) = ([], MarkStyle())
    Content._collect(content, into: &self)
    let aside = marks
    (marks, style) = before
    return aside
  }
}
