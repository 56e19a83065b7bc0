import LayoutEngine

/// Reads a drawn tree as VoiceOver does: which elements there are, what each says, in which order.
struct AccessibilityReader {
  private(set) var nodes: [AccessibilityNode] = []
  /// The elements that can be touched, whether they are spoken of or not.
  private(set) var targets: [TouchTarget] = []
  private let order: ReadingOrder
  /// The code of the language that VoiceOver speaks.
  private let language: String
  /// The bars that were read, and what lies in them.
  private var bars: [ReadBar] = []
  /// The place of each target in the order in which everything is drawn, and its layer.
  private var places: [(paintOrder: Int32, layer: Int)] = []
  /// The window's layer that is being read.
  private var layer = 0
  /// The number of scroll views around what is read.
  private var scrollDepth = 0
  /// The targets within the last element that puts everything else out of reach.
  private var modal: Range<Int>?

  /// Reads the elements of a tree.
  ///
  /// - Parameters:
  ///   - root: The tree, drawn.
  ///   - language: The code of the language that VoiceOver speaks, such as `ru`.
  init(_ root: Element, in language: String) {
    self.language = language
    order = ReadingOrder(
      isRightToLeft: root.traits.isRightToLeft,
      isWide: min(root.frame.width, root.frame.height) >= 700)
    // Beneath a modal layer nothing is heard, and nothing is read.
    let shown =
      root.shownLayers.isEmpty
      ? root.elements : root.elements.filter { !$0.ignoresTouches }
    var entries: [SpokenEntry] = []
    for (index, element) in shown.enumerated() {
      layer = index
      entries += read(element, in: nil)
    }
    nodes = order.ordered(entries).flatMap(\.nodes).map { $0.spoken(in: language) }
    noteCovers(bars + keyboards(of: root))
    if let modal { targets = Array(targets[modal]) }
  }

  /// The elements that an element becomes.
  ///
  /// - Parameters:
  ///   - element: The element to read.
  ///   - frame: The frame of all of them, where the element stands for another and is not placed.
  /// - Returns: The elements, in the order of the tree.
  private mutating func read(_ element: Element, in frame: CGRect?) -> [SpokenEntry] {
    guard frame != nil || element.isPlaced && element.describedNumber >= 0 else { return [] }
    var info = element.hasAccessibility ? element.accessibility : nil
    // Words of a representation are kept to find the view by; its elements say them themselves.
    if info?.representation != nil { info?.label = nil }
    if info?.isHidden == true || element.isInvisible { return [] }
    let place = frame ?? element.rect
    let first = targets.count
    // A field hears touches twice in one place: as one that is focused, and as one that is typed
    // into.
    if element.isTouched, frame == nil, targets.last?.frame != place {
      targets.append(
        TouchTarget(
          frame: place, source: element.appSource, label: element.spokenLabel,
          scrolls: scrollDepth > 0))
      if let area = element.contentShape?.placed(in: place) {
        targets[targets.count - 1].reach = place.union(area.path.boundingRect)
      }
      places.append((element.describedNumber, layer))
    }
    let isScroll = element.layout is ScrollLayout
    if isScroll { scrollDepth += 1 }
    defer {
      if isScroll { scrollDepth -= 1 }
      widen(from: first, to: element, info)
      if let bar = info?.bar {
        bars.append(
          ReadBar(
            name: bar.rawValue, frame: place, own: first..<targets.count, layer: layer,
            paintOrder: element.describedNumber))
      }
    }
    if let info, var leaf = SpokenEntry(leaf: element, info, place, in: language) {
      if element.isTouched { leaf.add("default") }
      return [leaf]
    }
    let content = element.role is MaskRole ? Array(element.elements.prefix(1)) : element.elements
    var inner: [SpokenEntry] = []
    if let stand = info?.representation {
      for element in stand { inner += read(element, in: place) }
      return info?.children == .contain
        ? group(inner, info ?? AccessibilityInfo(), place, element.appSource) : inner
    }
    for child in content { inner += read(child, in: frame) }
    return told(info, element, place, inner)
  }

  /// The keyboards over the window, which are not read themselves.
  private func keyboards(of root: Element) -> [ReadBar] {
    root.shownLayers.filter { $0.keyboardHeight > 0 }.map { layer in
      var frame = root.rect
      frame.origin.y = frame.maxY - layer.keyboardHeight
      frame.size.height = layer.keyboardHeight
      return ReadBar(
        name: "keyboard", frame: frame, own: 0..<0, layer: nil,
        paintOrder: layer.element.describedNumber)
    }
  }

  /// Tells each target that does not scroll which bar lies over it; what stands in a bar itself the
  /// system puts beneath a keyboard.
  private mutating func noteCovers(_ bars: [ReadBar]) {
    for index in targets.indices where !targets[index].scrolls {
      let isInBar = bars.contains { $0.own.contains(index) }
      let cover = bars.first { $0.covers(targets[index].frame, places[index]) }
      targets[index].cover = isInBar ? nil : cover?.name
    }
  }

  /// Lets a finger reach all of a row that holds one target, all of what hears touches around a
  /// single one, such as a field's box, and all of a bar's height.
  private mutating func widen(from first: Int, to element: Element, _ info: AccessibilityInfo?) {
    let found = targets.indices.suffix(from: first)
    if element.role is any TouchableRow, found.count == 1, let index = found.first {
      targets[index].reach = targets[index].reach.union(element.rect)
    }
    if found.count == 2, targets[first].frame == element.rect, element.isTouched,
      let inner = found.last
    {
      targets[inner].reach = targets[inner].reach.union(targets[first].reach)
    }
    if info?.traits.contains(.isModal) == true { modal = found }
    guard info?.children == .contain, abs(info?.sortPriority ?? 0) == 1e6 else { return }
    for index in found {
      let reach = targets[index].reach
      let width = max(44, reach.width)
      targets[index].reach = CGRect(
        x: reach.midX - width / 2, y: element.rect.minY, width: width,
        height: max(44, element.rect.height))
    }
  }

  /// Returns the entries of an element, once its own information and gestures are added to those
  /// within.
  private func told(
    _ info: AccessibilityInfo?, _ element: Element, _ place: CGRect, _ inner: [SpokenEntry]
  ) -> [SpokenEntry] {
    var inner = inner
    if element.isTouched, inner.count == 1, inner[0].node.children == nil {
      inner[0].add("default")
    }
    guard let info else { return inner }
    let source = element.appSource
    switch info.children {
    case .ignore, .replace:
      return [SpokenEntry(place, source).told(info)]
    case .lead:
      var entry = SpokenEntry(place, source).told(info)
      entry.companions = buttons(among: inner)
      return [entry]
    case .combine:
      return [SpokenEntry(combining: order.ordered(inner), place, source).told(info)]
    case .pair: return SpokenEntry.paired(order.ordered(inner), place).map { $0.told(info) }
    case .contain: return group(inner, info, place, source)
    case nil: return changed(inner, info, place, source)
    }
  }

  private func buttons(among entries: [SpokenEntry]) -> [AccessibilityNode] {
    order.ordered(entries).flatMap(\.nodes).flatMap(\.elements).filter {
      $0.traits.contains("button")
    }
  }

  private func changed(
    _ inner: [SpokenEntry], _ info: AccessibilityInfo, _ place: CGRect, _ source: String
  ) -> [SpokenEntry] {
    guard info.label != nil || info.value != nil else { return inner.map { $0.told(info) } }
    switch inner.count {
    case 0: return [SpokenEntry(place, source).told(info)]
    case 1:
      var entry = inner[0].told(info)
      entry.node.frame = entry.node.frame.union(place)
      return [entry]
    default: return group(inner, info, place, source)
    }
  }

  private func group(
    _ inner: [SpokenEntry], _ info: AccessibilityInfo, _ place: CGRect, _ source: String
  ) -> [SpokenEntry] {
    guard !inner.isEmpty else { return [] }
    var children = order.ordered(inner).flatMap(\.nodes)
    if info.isSeries {
      for index in children.indices {
        children[index].position = .init(index + 1, of: children.count)
      }
    }
    var entry = SpokenEntry(place, source)
    entry.node.children = children
    return [entry.told(info)]
  }
}

extension AccessibilityNode {
  /// The element and all within it, to be spoken in a language.
  fileprivate func spoken(in language: String) -> AccessibilityNode {
    var node = self
    node.language = language
    node.children = children?.map { $0.spoken(in: language) }
    return node
  }
}

/// A bar, or a keyboard, that may lie over what a person would touch.
private struct ReadBar {
  let name: String
  let frame: CGRect
  /// The targets within.
  let own: Range<Int>
  /// The layer of the window in which the bar lies over a page; nil where it lies over all of them.
  let layer: Int?
  let paintOrder: Int32

  /// Lengths of less are rounding, in points.
  private static let slack = 0.5

  /// Returns a Boolean value that indicates whether the bar lies over a part of a target that was
  /// drawn before it.
  func covers(_ target: CGRect, _ place: (paintOrder: Int32, layer: Int)) -> Bool {
    guard place.paintOrder < paintOrder, layer ?? place.layer == place.layer else { return false }
    let both = frame.intersection(target)
    return !both.isNull && both.width > Self.slack && both.height > Self.slack
  }
}

extension Element {
  /// A Boolean value that indicates whether a layer around the element shows nothing of it.
  fileprivate var isInvisible: Bool {
    guard let role = role as? LayerRole else { return false }
    return role.layer(rect) == nil
  }

  /// A Boolean value that indicates whether a touch has an effect here.
  fileprivate var isTouched: Bool {
    interactions.contains {
      switch $0 {
      case .tap, .taps, .toggle, .text, .longPress: true
      case .submit, .scroll, .refresh, .swipe, .adjust, .page, .slide, .back, .dismiss, .gesture:
        false
      }
    }
  }

  /// The nearest line above of an app's own source.
  var appSource: String {
    if let source, !source.isSystem { return source.description }
    for path in sequence(first: path, next: \.parent) {
      if let source = (path as? LocatedPath)?.source, !source.isSystem {
        return source.description
      }
    }
    return ""
  }
}

extension SourceLocation {
  /// A Boolean value that indicates whether the line lies in one of the system's views.
  var isSystem: Bool {
    ["SwiftUI/", "ViewTree/", "MapPanel/"].contains { description.hasPrefix($0) }
  }
}

/// Draws a row that a finger reaches all over.
package protocol TouchableRow: ElementRole {}
