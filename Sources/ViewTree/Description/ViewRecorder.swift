import LayoutEngine

/// Makes an outline of views from a tree of elements.
///
/// Composite views stand in the elements' paths; modifiers are boxes around one view, and become
/// settings of that view.
struct ViewRecorder {
  private(set) var views: [ViewRecord] = []
  /// The index of the view of each described element.
  private(set) var viewOfElement: [Int32]
  private var composites: [CompositeKey: Int] = [:]

  private struct CompositeKey: Hashable {
    let parent: Int?
    let path: ObjectIdentifier
  }

  /// The place from which an element is described: what is around it and not yet told.
  private struct Place {
    var parent: Int?
    var path: NodePath
    /// Boxes of modifiers around the next view, the outermost first.
    var modifiers: [Element] = []
    /// The settings for the next view and all within it.
    var settings: [ViewRecord.Setting] = []
    /// The id that the next view has.
    var id: String?
  }

  init(_ root: Element, count: Int) {
    viewOfElement = Array(repeating: -1, count: count)
    views = [ViewRecord(name: "Screen", parent: nil, frame: root.rect, source: "")]
    note(root, 0)
    for child in root.elements { _ = add(child, Place(parent: 0, path: root.path)) }
  }

  /// Adds an element and what is within it.
  ///
  /// - Returns: The first view that it became.
  private mutating func add(_ element: Element, _ place: Place) -> Int? {
    guard element.isPlaced, element.describedNumber >= 0 else { return nil }
    var place = place
    let first = views.count
    let own = descend(to: element, &place)
    if element.isModifierBox, let content = element.elements.first {
      place.modifiers.append(element)
      let view = add(content, place) ?? place.parent
      for (part, child) in zip(element.secondaryNames, element.elements.dropFirst()) {
        addSecondary(child, named: part, Place(parent: view, path: element.path))
      }
    } else {
      addBox(element, named: own, place)
    }
    return first < views.count ? first : nil
  }

  private mutating func addSecondary(_ child: Element, named name: String, _ place: Place) {
    guard child.isPlaced, child.describedNumber >= 0 else { return }
    var place = place
    views.append(
      ViewRecord(
        name: name, parent: place.parent, frame: child.rect,
        source: child.source?.description ?? ""))
    place.parent = views.count - 1
    _ = add(child, place)
  }

  private mutating func addBox(_ element: Element, named name: String?, _ place: Place) {
    var place = place
    if let name = name ?? (place.modifiers.isEmpty ? nil : "Group") {
      views.append(
        ViewRecord(
          name: name, id: place.id, parent: place.parent, frame: element.rect,
          source: element.source?.description ?? "", settings: element.settings))
      place.parent = views.count - 1
      settle(&place, on: views.count - 1)
    }
    if let parent = place.parent { note(element, parent) }
    for child in element.elements {
      _ = add(child, Place(parent: place.parent, path: element.path))
    }
  }

  /// Adds the composite views on the path to an element.
  ///
  /// - Returns: The element's own name, if it is a view.
  private mutating func descend(to element: Element, _ place: inout Place) -> String? {
    let steps = element.path.steps(below: place.path)
    var own = element.name.flatMap(NodePath.viewName)
    for (index, path) in steps.enumerated() {
      switch path.step {
      case .id(.id(let id)): place.id = id.written
      case .id: break
      case .settings:
        // What is set outermost is told last, as modifiers are.
        if let path = path as? SettingsPath { place.settings = path.settings + place.settings }
      case .type(let type):
        guard let name = NodePath.viewName(type) else { continue }
        if index == steps.count - 1, element.name == nil, !element.isModifierBox {
          own = name
        } else {
          enter(path, named: name, element, &place)
        }
      }
    }
    place.path = element.path
    return own
  }

  private mutating func enter(
    _ path: NodePath, named name: String, _ element: Element, _ place: inout Place
  ) {
    let key = CompositeKey(parent: place.parent, path: ObjectIdentifier(path))
    if let known = composites[key] {
      views[known].frame = views[known].frame.union(element.rect)
      place.parent = known
      // They are told already.
      place.settings = []
      return settle(&place, on: known)
    }
    let source = (path as? LocatedPath)?.source ?? element.source
    views.append(
      ViewRecord(
        name: name, id: place.id, parent: place.parent, frame: element.rect,
        source: source?.description ?? ""))
    composites[key] = views.count - 1
    place.parent = views.count - 1
    settle(&place, on: views.count - 1)
  }

  /// Gives the modifiers that wait for a view to that view.
  private mutating func settle(_ place: inout Place, on view: Int) {
    for element in place.modifiers.reversed() {
      views[view].settings += element.settings
      note(element, view)
    }
    views[view].settings += place.settings
    (place.modifiers, place.settings, place.id) = ([], [], nil)
  }

  private mutating func note(_ element: Element, _ view: Int) {
    guard element.describedNumber >= 0 else { return }
    viewOfElement[Int(element.describedNumber)] = Int32(view)
  }

  /// Gives each operation to the view whose element draws it.
  mutating func take(_ items: [DrawItem]) {
    for item in items {
      guard case .layer(var layer) = item.operation else {
        give(item.operation, to: item.node)
        continue
      }
      let inner = layer.items
      layer.items = []
      give(.layer(layer), to: item.node)
      take(inner)
    }
  }

  private mutating func give(_ operation: DrawOperation, to element: Int32) {
    guard viewOfElement.indices.contains(Int(element)) else { return }
    let view = Int(viewOfElement[Int(element)])
    if views.indices.contains(view) { views[view].operations.append(operation) }
  }
}

extension DisplayList {
  /// Adds the views of a tree that was drawn.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - locale: The locale of the screen, whose language VoiceOver speaks.
  mutating func describeViews(of root: Element, in locale: Locale) {
    var builder = DisplayListBuilder(describing: size)
    builder.draw(root)
    let elements = builder.described ?? []
    var recorder = ViewRecorder(root, count: elements.count)
    recorder.take(builder.items)
    views = recorder.views
    let reader = AccessibilityReader(
      root, in: locale.language.languageCode?.identifier ?? "en")
    (accessibility, targets) = (reader.nodes, reader.targets)
    for element in elements where nodes.indices.contains(Int(element.nodeNumber)) {
      nodes[Int(element.nodeNumber)].view = recorder.viewOfElement[Int(element.describedNumber)]
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the box belongs to the view within it rather than being
  /// one.
  fileprivate var isModifierBox: Bool {
    isModifier || !secondaryNames.isEmpty && elements.count == 2
  }

  /// The names of the views beside the first, in a box that a modifier makes of several.
  fileprivate var secondaryNames: [String] {
    switch role {
    case let secondary as SecondaryRole: [secondary.isBehind ? "background" : "overlay"]
    case is MaskRole: ["mask"]
    default: layout is SafeAreaInsetLayout ? ["inset"] : []
    }
  }
}

extension NodePath {
  /// The steps to this path from one above it, or from where both part, the outermost first.
  func steps(below other: NodePath) -> [NodePath] {
    var above: Set<ObjectIdentifier> = []
    for path in sequence(first: other, next: \.parent) { above.insert(ObjectIdentifier(path)) }
    var steps: [NodePath] = []
    for path in sequence(first: self, next: \.parent) {
      if above.contains(ObjectIdentifier(path)) { break }
      steps.append(path)
    }
    return steps.reversed()
  }

  /// The name of a type that people know as a view; nil for what only holds others together.
  static func viewName(_ type: Any.Type) -> String? {
    let (name, full) = (shortName(type), String(reflecting: type).prefix { $0 != "<" })
    let isOurs = ["ViewTree.", "SwiftUI.", "MapPanel.", "(extension in SwiftUI)"].contains {
      full.hasPrefix($0)
    }
    guard isOurs || full.hasPrefix("Swift.") else { return name }
    let isInternal =
      full.contains("(unknown context") || name.hasPrefix("_") || name.hasSuffix("Modifier")
      || holders.contains(name)
    return isInternal ? nil : name
  }

  private static let holders: Set<String> = [
    "AnyView", "ControlRow", "EquatableView", "ForEach", "Group", "Located", "ModifiedContent",
    "Optional", "StyledControl", "TupleView",
  ]
}
