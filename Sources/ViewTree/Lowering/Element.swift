import LayoutEngine

/// A box of the screen: a lowered view, with its layout and its role.
///
/// Access to its properties is not checked, as it is not to those of `LayoutNode`.
public final class Element: LayoutNode {
  let path: NodePath
  /// The type of the view that is this box alone, which the path does not lead to.
  let name: Any.Type?
  /// A Boolean value that indicates whether a modifier put the box around a view.
  let isModifier: Bool
  let source: SourceLocation?
  /// The role, which draws the box around and beneath its children; a constant, as the layout is.
  public let role: any ElementRole
  /// The properties that few elements have.
  @exclusivity(unchecked) private var rare: RareProperties?
  /// A Boolean value that indicates whether the box or one below it may have preferences or layers
  /// over the window.
  @exclusivity(unchecked) private var mayPassUp: Bool
  /// A Boolean value that indicates whether the box stands in another, which was told whether it
  /// passes anything up.
  @exclusivity(unchecked) private var isWrapped = false
  /// A Boolean value that indicates whether touches pass through to what lies beneath.
  @exclusivity(unchecked) public var ignoresTouches = false
  /// A Boolean value that indicates whether the box would receive touches if it were not disabled.
  @exclusivity(unchecked) public var isDisabled = false
  /// The tags that a container above looks for.
  @exclusivity(unchecked) package var tags: [ElementTag] = []
  /// The number in the draw list's nodes, once drawn.
  @exclusivity(unchecked) var nodeNumber: Int32 = -1
  /// The number among the elements that a description is made of.
  @exclusivity(unchecked) var describedNumber: Int32 = -1

  /// Creates a box; the name of a view without others within it costs nothing here.
  public convenience init(
    _ context: __shared LoweringContext, named name: Any.Type? = nil, layout: any ProposalLayout,
    role: any ElementRole = PlainRole(),
    children: [Element] = []
  ) { self.init(context, BoxRules(layout: layout, role: role), named: name, children: children) }

  private init(
    _ context: __shared LoweringContext, _ rules: BoxRules, named name: Any.Type?,
    children: [Element]
  ) {
    (path, self.name, source, role) = (context.path, name, context.source, rules.role)
    (mayPassUp, isModifier) = (rules.layout.makesChildren, false)
    for child in children {
      child.isWrapped = true
      if child.mayPassUp { mayPassUp = true }
    }
    super.init(rules.layout, children: children, traits: context.traits)
    if let motion = context.frameMotion() { frameMotion = motion }
  }

  /// Creates a box around one other, of which containers ask what they ask of that.
  init(_ context: __shared LoweringContext, _ rules: __shared BoxRules, child: Element) {
    (path, name, source, role) = (context.path, nil, context.source, rules.role)
    (mayPassUp, isModifier) = (child.mayPassUp || rules.layout.makesChildren, true)
    child.isWrapped = true
    var traits = context.traits
    traits.adopt(child.traits)
    super.init(rules.layout, children: [child], traits: traits)
    if !child.tags.isEmpty { tags = child.tags }
    if let motion = context.frameMotion() { frameMotion = motion }
  }

  /// The types and ids from the root to the box, as ``NodePath`` spells them.
  var pathDescription: String {
    (name.map { NodePath(.type($0), parent: path) } ?? path).description
  }

  /// The children, which are elements all.
  public var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(children.count)
    for case let child as Element in children { elements.append(child) }
    return elements
  }

  /// A Boolean value that indicates whether its container asks for something that a box around the
  /// element would hide.
  var isKnownByItself: Bool {
    traits.isSpacer || traits.isGridRow || traits.gridAlignment != nil
      || traits.gridRowAlignment != nil
  }

  /// Passes on what containers ask of a child, from the only child to its wrapper.
  package func adoptTraits(of child: Element) {
    traits.adopt(child.traits)
    tags = child.tags
  }

  func tagFromForEach(_ id: AnyHashable, at offset: Int) {
    tags.append(ElementTag(value: id, offset: offset))
  }

  /// Returns the tag of a type that the element has, or else the id that a ForEach gave it.
  public func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    for tag in tags where !tag.isFromForEach {
      if let value = tag.value.base as? Value { return value }
    }
    return tags.lazy.filter(\.isFromForEach).compactMap { $0.value.base as? Value }.first
  }

  /// The first text within the element, or the element itself if it is one.
  public var firstText: Element? {
    if role is TextRole { return self }
    for case let child as Element in children {
      if let text = child.firstText { return text }
    }
    return nil
  }

  /// The frame in the screen's coordinates, in points.
  public var rect: CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// The rules by which a box is laid out and drawn.
///
/// One value, for the optimiser opens a parameter that is any rule wherever it knows the rule's
/// type, and copies it into a box of its own in doing so.
struct BoxRules {
  let layout: any ProposalLayout
  let role: any ElementRole
}

extension LoweringContext {
  /// The traits of a box that is made here.
  fileprivate var traits: LayoutTraits {
    var traits = LayoutTraits()
    traits.isRightToLeft = environment.layoutDirection == .rightToLeft
    return traits
  }
}

extension Element {
  /// Properties that few elements have, kept apart so that the others are small.
  private final class RareProperties {
    @exclusivity(unchecked) var preferences: [(key: ObjectIdentifier, value: Any)] = []
    @exclusivity(unchecked) var interactions: [Interaction] = []
    @exclusivity(unchecked) var accessibility: AccessibilityInfo?
    @exclusivity(unchecked) var windowLayers: [WindowLayer] = []
    @exclusivity(unchecked) var shownLayers: [ShownLayer] = []
    @exclusivity(unchecked) var leavingLayers: [ShownLayer] = []
    @exclusivity(unchecked) var outline: PreferenceOutline?
    @exclusivity(unchecked) var frameMotion: FrameMotion?
    @exclusivity(unchecked) var transition: ViewTransition?
    @exclusivity(unchecked) var matched: MatchedGeometry?
    @exclusivity(unchecked) var leaving: [LeavingElement] = []
    @exclusivity(unchecked) var contentShape: ContentShape?
  }

  private var madeRare: RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  /// Values for containers above, by key.
  var preferences: [(key: ObjectIdentifier, value: Any)] {
    get { rare?.preferences ?? [] }
    set {
      madeRare.preferences = newValue
      passUp()
    }
  }

  /// The interactions of the box, which a touch may start.
  public var interactions: [Interaction] {
    get { rare?.interactions ?? [] }
    set { madeRare.interactions = newValue }
  }

  /// The shape in which touches of the element count; nil where its frame does.
  var contentShape: ContentShape? {
    get { rare?.contentShape }
    set { madeRare.contentShape = newValue }
  }

  /// The accessibility information of the element.
  public var accessibility: AccessibilityInfo {
    get { rare?.accessibility ?? role.accessibility ?? AccessibilityInfo() }
    set { madeRare.accessibility = newValue }
  }

  /// A Boolean value that indicates whether the element has accessibility information of its own.
  package var hasAccessibility: Bool {
    rare?.accessibility != nil || role.accessibility != nil
  }

  /// The layers that the element shows over the whole window.
  package var windowLayers: [WindowLayer] {
    get { rare?.windowLayers ?? [] }
    set {
      madeRare.windowLayers = newValue
      passUp()
    }
  }

  /// The layers over a root's content, the last on top.
  var shownLayers: [ShownLayer] {
    get { rare?.shownLayers ?? [] }
    set { madeRare.shownLayers = newValue }
  }

  /// The layers on their way out, over all others of a root: they are drawn, and nothing else.
  var leavingLayers: [ShownLayer] {
    get { rare?.leavingLayers ?? [] }
    set { madeRare.leavingLayers = newValue }
  }

  /// The outline of what a root's content passes up, once it is placed.
  var outline: PreferenceOutline? {
    get { rare?.outline }
    set { madeRare.outline = newValue }
  }

  /// The transition by which the element enters and leaves.
  var transition: ViewTransition? {
    get { rare?.transition }
    set { madeRare.transition = newValue }
  }

  /// The part that the element has in a geometry that several views share.
  var matched: MatchedGeometry? {
    get { rare?.matched }
    set { madeRare.matched = newValue }
  }

  /// The elements that have left the tree beside this one, and are drawn beneath it.
  var leaving: [LeavingElement] {
    get { rare?.leaving ?? [] }
    set { madeRare.leaving = newValue }
  }

  /// A Boolean value that indicates whether any elements are leaving.
  var hasLeaving: Bool { rare.map { !$0.leaving.isEmpty } ?? false }

  /// The motion of the frame where the host is driven.
  var frameMotion: FrameMotion? {
    get { rare?.frameMotion }
    set { madeRare.frameMotion = newValue }
  }

  private func passUp() {
    mayPassUp = true
    if isWrapped { path.session.passesUpLate = true }
  }

  /// A Boolean value that indicates whether the element has preferences or window layers of its
  /// own.
  var hasOwnToPassUp: Bool {
    rare.map { !$0.preferences.isEmpty || !$0.windowLayers.isEmpty } ?? false
  }

  /// A Boolean value that indicates whether this element or one below may have preferences or
  /// window layers.
  var passesUp: Bool { mayPassUp || path.session.passesUpLate }
}

/// An id or a tag that was given to a view.
package struct ElementTag {
  package let value: AnyHashable
  /// The offset in the collection of the ForEach that set the tag; nil for explicit tags.
  package let offset: Int?

  /// Creates a tag; those that a view was given itself are explicit.
  package init(_ value: AnyHashable) { self.init(value: value, offset: nil) }

  init(value: AnyHashable, offset: Int?) { (self.value, self.offset) = (value, offset) }

  /// A Boolean value that indicates whether a ForEach set the tag, so that explicit ones prevail.
  package var isFromForEach: Bool { offset != nil }
}

/// The role of an element, which draws it.
public protocol ElementRole {
  /// Appends an element's operations, and those of its children where they show.
  func draw(_ element: Element, into builder: inout DisplayListBuilder)

  /// The accessibility information where no view sets any.
  var accessibility: AccessibilityInfo? { get }

  /// A Boolean value that indicates whether the first child lies over the others, not beneath them.
  var paintsFirstChildLast: Bool { get }
}

extension ElementRole {
  /// By default, the first child lies beneath the others.
  public var paintsFirstChildLast: Bool { false }
  /// By default, a role has no accessibility information.
  public var accessibility: AccessibilityInfo? { nil }
}

/// A role that draws the children alone.
public struct PlainRole: ElementRole {
  /// Creates the role.
  public init() {}

  /// Draws the children of the element.
  public func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    builder.drawChildren(of: element)
  }
}

extension Element {
  /// The tag that a view was given, or else the id that a ForEach gave it.
  package var selectionTag: AnyHashable? {
    (tags.last { !$0.isFromForEach } ?? tags.last)?.value
  }
}
