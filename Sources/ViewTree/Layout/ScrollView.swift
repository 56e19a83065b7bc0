import LayoutEngine

/// A scrollable container.
///
///     ScrollView(.horizontal, showsIndicators: false) {
///       HStack { ForEach(cards) { CardView($0) } }
///     }
public struct ScrollView<Content: View>: PrimitiveView {
  /// The content that is scrolled.
  public var content: Content
  /// The axes in which the content is scrolled.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether indicators may appear.
  public var showsIndicators: Bool

  /// Creates a scrollable container.
  ///
  /// - Parameters:
  ///   - axes: The axes in which the content is scrolled.
  ///   - showsIndicators: A Boolean value that indicates whether indicators may appear; stills show
  ///     none.
  ///   - content: The content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.named(Self.self)
    let position = context.entering(.type(Self.self)).identity.slot(0) { ScrollPositionBox() }
    var stack = inner
    let window = context.environment.windowSize
    let settings = context.environment.scrollSettings
    let wanted = settings.target(after: position)
    // What is looked for by its id may lie anywhere.
    stack.environment.lazyLimit =
      wanted != nil || settings.anchor != nil
      ? nil
      : CGSize(width: position.offset.x + window.width, height: position.offset.y + window.height)
    stack.environment.scrollSettings = ScrollSettings(indicators: settings.indicators)
    stack.stackAxis = view.axes.contains(.vertical) ? .vertical : .horizontal
    let space = SpaceReference()
    stack.environment.enterScrollView(view.axes, space)
    let container = position.container
    container.begin(in: window)
    stack.environment.scrollContainer = container
    let children = stack.elements(of: view.content)
    let content =
      children.count == 1
      ? children[0]
      : Element(
        stack,
        layout: StackLayout(
          axis: stack.stackAxis ?? .vertical,
          alignment: stack.stackAxis == .horizontal ? .verticalCenter : .horizontalCenter),
        children: children)
    let margins = settings.contentMargins.logical
    var padded =
      settings.contentMargins == EdgeInsets()
      ? content : Element(stack, layout: PaddingLayout(margins), children: [content])
    if let header = settings.header {
      let above = inner.entering(.id(AnyHashable("header"))).element(of: header)
      padded = Element(
        stack, layout: StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: 0),
        children: [above, padded])
    }
    let anchor = position.isTouched ? nil : settings.anchor
    let layout = ScrollLayout(
      horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
      offset: Point(x: position.offset.x, y: position.offset.y),
      anchor: anchor.map { Point(x: $0.x, y: $0.y) },
      growsToContent: context.environment.showsWholeContent)
    let element = Element(
      inner, layout: layout, role: ScrollRole(clips: !settings.isClipDisabled),
      children: [padded])
    space.element = element
    let session = context.session
    if !settings.isDisabled {
      element.interactions.append(
        .scroll { offset in
          position.move(to: offset)
          session.invalidate("scroll position")
        })
    }
    session.afterPass.append {
      container.settle(element, view.axes, margins: settings.contentMargins, session)
    }
    if let wanted {
      session.afterPass.append { position.follow(wanted, in: element, session) }
    }
    if session.keyboardHeight > 0 {
      session.afterPass.append { position.revealField(in: element, session) }
    }
    output.append(element)
  }
}

extension EnvironmentValues {
  /// Sets what views within a scroll view know of it; they stand in no row of a list around it any
  /// more.
  fileprivate mutating func enterScrollView(_ axes: Axis.Set, _ space: SpaceReference) {
    var spaces = coordinateSpaces
    spaces[ScrollSpace.nearest] = space
    if axes.contains(.horizontal) { spaces[ScrollSpace.horizontal] = space }
    if axes.contains(.vertical) { spaces[ScrollSpace.vertical] = space }
    coordinateSpaces = spaces
    if isInListRow { isInListRow = false }
  }
}

/// The scroll offset of a scroll view, which lasts from pass to pass.
final class ScrollPositionBox {
  /// The room that frames relative to the scroll view are computed from.
  let container = ScrollContainer()
  private(set) var offset = CGPoint.zero
  /// A Boolean value that indicates whether a user has scrolled, so that the initial position no
  /// longer applies.
  private(set) var isTouched = false
  /// The place in the content of the field that was last brought above the keyboard.
  private var revealed: CGRect?
  /// The last wish that was followed.
  private(set) var followed: ScrollDestination?

  func move(to offset: CGPoint) { (self.offset, isTouched) = (offset, true) }

  /// Scrolls to what is wished for, if it is here.
  @MainActor
  func follow(_ target: ScrollDestination, in element: Element, _ session: RenderSession) {
    guard let offset = element.offset(of: target, from: self.offset) else { return }
    followed = target
    guard offset != self.offset || !isTouched else { return }
    move(to: offset)
    session.invalidate("scroll position")
  }

  /// Scrolls as little as shows the field that somebody types into above the keyboard: once for
  /// each place that the field comes to, so that a person may scroll away from it.
  @MainActor
  func revealField(in element: Element, _ session: RenderSession) {
    let place = element.placeOfEditedField
    guard place != revealed else { return }
    revealed = place
    guard let place, let offset = element.offset(revealing: place, from: offset),
      offset != self.offset
    else { return }
    move(to: offset)
    session.invalidate("scroll position")
  }
}

/// Draws what of the content shows.
struct ScrollRole: ElementRole {
  var clips = true

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard clips else { return builder.drawChildren(of: element) }
    let frame = ScrollLayout.visibleFrame(of: element)
    let clip = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    builder.group(
      Layer(clip: Path(clip.quantized), items: []), for: element, visible: clip
    ) { $0.drawChildren(of: element) }
  }
}
