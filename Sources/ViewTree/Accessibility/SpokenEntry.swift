/// An element on its way into the tree of what is read.
struct SpokenEntry {
  var node: AccessibilityNode
  /// Elements that are read behind this one, wherever it stands: what is said of it is not said of
  /// them.
  var companions: [AccessibilityNode] = []
  private(set) var priority = 0.0
  private(set) var pair: (id: AnyHashable, isLabel: Bool)?
  /// A Boolean value that indicates whether the entry is an unnamed image, which says nothing
  /// beside words.
  private(set) var isUnnamedPicture = false
  private var traits: AccessibilityTraits = [] {
    didSet { node.traits = traits.names }
  }

  /// A Boolean value that indicates whether everything else is out of reach.
  var isModal: Bool { traits.contains(.isModal) }

  /// An element of its own that says nothing yet.
  init(_ frame: CGRect, _ source: String) {
    node = AccessibilityNode(frame: frame, source: source)
  }

  /// A text or a picture; nil for elements that others are made of, and where nothing shows.
  init?(
    leaf element: Element, _ info: AccessibilityInfo, _ frame: CGRect, in language: String
  ) {
    guard let role = element.role.accessibility, element.elements.isEmpty else { return nil }
    guard frame.width > 0, frame.height > 0 else { return nil }
    self.init(frame, element.appSource)
    isUnnamedPicture = info.traits.contains(.isImage) && info.label == role.label
    let label =
      isUnnamedPicture && element.role is SymbolRole
      ? info.label.map { SymbolWords.label($0, in: language) } : info.label
    var spoken = info
    spoken.label = label
    guard label?.isEmpty != true else { return nil }
    self = told(spoken)
  }

  /// One element of several.
  init(combining entries: [SpokenEntry], _ frame: CGRect, _ source: String) {
    self.init(frame, source)
    let elements = entries.flatMap(\.elements)
    let hasWords = elements.contains { !$0.isUnnamedPicture && $0.node.label != nil }
    let spoken = elements.filter { !hasWords || !$0.isUnnamedPicture }
    let labels = spoken.compactMap(\.node.label)
    if !labels.isEmpty { node.label = labels.joined(separator: ", ") }
    let values = spoken.compactMap(\.node.value)
    if !values.isEmpty { node.value = values.joined(separator: ", ") }
    node.hint = spoken.lazy.compactMap(\.node.hint).first
    isUnnamedPicture = !spoken.isEmpty && !hasWords
    for element in spoken { node.frame = node.frame.union(element.node.frame) }
    combineTraits(of: spoken, hasWords: hasWords)
    combineActions(of: spoken)
    node.customContent = spoken.flatMap(\.node.customContent)
  }

  /// The element, and those that are read behind it.
  var nodes: [AccessibilityNode] { [node] + companions }

  /// The entries of elements alone, groups taken apart.
  private var elements: [SpokenEntry] {
    guard node.children != nil else { return [self] }
    return node.elements.map { element in
      var entry = self
      (entry.node, entry.isUnnamedPicture) = (element, false)
      return entry
    }
  }

  private mutating func combineTraits(of spoken: [SpokenEntry], hasWords: Bool) {
    var all = spoken.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    all.remove(.isStaticText)
    if hasWords { all.remove(.isImage) }
    if !spoken.allSatisfy({ $0.traits.contains(.isNotEnabled) }) { all.remove(.isNotEnabled) }
    if spoken.filter({ !$0.node.actions.isEmpty }).count > 1 {
      all.subtract([.isButton, .isLink, .isToggle])
    }
    if all.isEmpty, !spoken.isEmpty { all = hasWords ? .isStaticText : .isImage }
    traits = all
  }

  private mutating func combineActions(of spoken: [SpokenEntry]) {
    let active = spoken.filter { $0.node.actions.contains("default") }
    for entry in spoken {
      for action in entry.node.actions {
        let isNamed = action == "default" && active.count > 1
        add(isNamed ? entry.node.label ?? "" : action)
      }
    }
  }

  /// Adds an action, once.
  mutating func add(_ action: String) {
    if !action.isEmpty, !node.actions.contains(action) { node.actions.append(action) }
  }

  /// A label and a value of two texts or more; other entries as they are.
  static func paired(_ entries: [SpokenEntry], _ frame: CGRect) -> [SpokenEntry] {
    guard entries.count > 1, entries.allSatisfy({ $0.traits == .isStaticText }) else {
      return entries
    }
    var pair = entries[0]
    pair.node.value = entries.dropFirst().compactMap(\.node.label).joined(separator: ", ")
    pair.node.frame = frame
    return [pair]
  }

  /// The element once a view has said more of it.
  func told(_ info: AccessibilityInfo) -> SpokenEntry {
    var entry = self
    if let label = info.label {
      entry.node.label = label
      if !info.traits.contains(.isImage) || !node.traits.isEmpty { entry.isUnnamedPicture = false }
    }
    entry.node.value = info.value ?? node.value
    entry.node.hint = info.hint ?? node.hint
    entry.node.identifier = node.identifier ?? info.identifier
    entry.node.headingLevel = info.headingLevel ?? node.headingLevel
    if !info.inputLabels.isEmpty { entry.node.inputLabels = info.inputLabels }
    entry.node.customContent += info.customContent
    entry.node.rotors += info.rotors
    entry.traits = traits.subtracting(info.removedTraits).union(info.traits)
    if !info.traits.isDisjoint(with: [.isButton, .isLink, .isToggle, .isTextEntry]) {
      entry.traits.subtract([.isStaticText, .isImage])
      if !info.traits.contains(.isNotEnabled) { entry.add("default") }
    }
    for action in info.actions { entry.add(action.name) }
    for fact in info.facts { entry.add(fact) }
    entry.priority = info.sortPriority ?? priority
    entry.pair = info.pair ?? pair
    return entry
  }

  private mutating func add(_ fact: AccessibilityFact) {
    switch fact {
    case .activationPoint(let point): node.activationPoint = point(node.frame)
    case .linkedGroup(let id): node.linkedGroup = id
    case .rotorEntry(let id): node.rotorEntry = id
    case .focus: node.isFocused = true
    case .respondsToUserInteraction(let responds): node.respondsToUserInteraction = responds
    case .textContentType(let type): node.textContentType = type
    }
  }

  /// The content of a pair with its label's words.
  func labelled(by label: SpokenEntry) -> SpokenEntry {
    var entry = self
    entry.node.label = label.node.label ?? node.label
    return entry
  }
}
