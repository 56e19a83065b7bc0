import LayoutEngine

/// A place to scroll to.
package struct ScrollDestination: Equatable {
  package enum Place: Equatable {
    case id(AnyHashable)
    case edge(Edge)
    case point(CGPoint)
  }

  package let place: Place
  /// The point of the scroll view at which the target is aligned; nil scrolls the least distance.
  package let anchor: UnitPoint?
  /// Tells a wish from an equal one before it.
  package let number: Int

  /// Creates a wish.
  package init(_ place: Place, anchor: UnitPoint?, number: Int = 0) {
    (self.place, self.anchor, self.number) = (place, anchor, number)
  }
}

/// A wish to scroll that somebody may make at any time.
package final class ScrollWish {
  private(set) var target: ScrollDestination?

  /// Creates no wish.
  package init() {}

  /// Wishes for a place.
  package func make(_ place: ScrollDestination.Place, anchor: UnitPoint?) {
    target = ScrollDestination(place, anchor: anchor, number: (target?.number ?? 0) + 1)
  }
}

/// The settings that a scroll view takes from the views around it.
package struct ScrollSettings {
  package var contentMargins = EdgeInsets()
  package var isDisabled = false
  package var isClipDisabled = false
  /// The part of the content that is visible at first.
  package var anchor: UnitPoint?
  /// A place that the app keeps.
  package var position: ScrollDestination?
  /// A place that somebody asks for.
  package var wish: ScrollWish?
  /// A view above the content, such as the spinner of a refresh.
  package var header: AnyView?
  /// A Boolean value that indicates whether indicators may appear; stills show none.
  package var indicators = true

  /// Creates no demands.
  package init(indicators: Bool = true) { self.indicators = indicators }

  /// The place to scroll to, if it has not been followed yet.
  func target(after box: ScrollPositionBox) -> ScrollDestination? {
    let target = wish?.target ?? position
    return target == box.followed ? nil : target
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// The settings for the scroll views below.
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension Element {
  /// The offset that shows a place of a scroll view's content, in points, or nil if it is not here.
  func offset(of target: ScrollDestination, from current: CGPoint) -> CGPoint? {
    guard let content = elements.first else { return nil }
    let most = farthestOffset(of: content)
    let wanted: CGPoint
    switch target.place {
    case .point(let point): wanted = point
    case .edge(let edge):
      wanted = CGPoint(
        x: edge == .trailing ? most.x : edge == .leading ? 0 : current.x,
        y: edge == .bottom ? most.y : edge == .top ? 0 : current.y)
    case .id(let id):
      guard let element = content.tagged(id) else { return nil }
      let place = element.rect.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
      wanted = offset(showing: place, target.anchor, from: current)
    }
    return bounded(wanted, by: most)
  }

  /// The offset nearest to another at which a rectangle of a scroll view's content is seen, with a
  /// margin.
  func offset(revealing place: CGRect, from current: CGPoint) -> CGPoint? {
    guard let content = elements.first else { return nil }
    let row = place.insetBy(dx: 0, dy: -Self.rowMargin)
    return bounded(offset(showing: row, nil, from: current), by: farthestOffset(of: content))
  }

  /// The margin above and below it, in points: that of a line of text in a row.
  private static let rowMargin: CGFloat = 11

  /// The rectangle in a scroll view's content of the field that somebody types into, or of the row
  /// in which it stands; nil where there is none.
  var placeOfEditedField: CGRect? {
    guard let content = elements.first, let field = content.editedField else { return nil }
    return field.rect.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
  }

  /// A row of a list stands for its field.
  private var editedField: Element? {
    if accessibility.traits.contains(.isEditing) { return self }
    for child in elements {
      if let found = child.editedField { return role is any TouchableRow ? self : found }
    }
    return nil
  }

  private func farthestOffset(of content: Element) -> CGPoint {
    CGPoint(
      x: max(0, content.frame.width - frame.width),
      y: max(0, content.frame.height - frame.height))
  }

  private func bounded(_ wanted: CGPoint, by most: CGPoint) -> CGPoint? {
    guard let layout = layout(as: ScrollLayout.self) else { return nil }
    return CGPoint(
      x: layout.horizontal ? min(max(0, wanted.x), most.x) : 0,
      y: layout.vertical ? min(max(0, wanted.y), most.y) : 0)
  }

  private func offset(
    showing place: CGRect, _ anchor: UnitPoint?, from current: CGPoint
  ) -> CGPoint {
    func along(
      _ low: CGFloat, _ length: CGFloat, _ room: CGFloat, _ part: CGFloat?, _ now: CGFloat
    ) -> CGFloat {
      if let part { return low + (length - room) * part }
      return low < now ? low : max(now, low + length - room)
    }
    return CGPoint(
      x: along(place.minX, place.width, frame.width, anchor?.x, current.x),
      y: along(place.minY, place.height, frame.height, anchor?.y, current.y))
  }

  private func tagged(_ id: AnyHashable) -> Element? {
    if tags.contains(where: { $0.value == id }) { return self }
    for child in elements {
      if let found = child.tagged(id) { return found }
    }
    return nil
  }
}
