/// Shows a layer over the window while it is wanted.
package struct WindowLayerModifier: PrimitiveModifier {
  /// Makes the layer in the place of the content, whose element it may stand by; nil for none.
  let layer: (@MainActor (LoweringContext, Element) -> WindowLayer?)?

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let aside = context.entering(.type(Self.self))
    var inner = context
    inner.identity = aside.entering(.content).identity
    var isFirst = true
    inner.annotate(content, &output, where: { $0.windowLayers.isEmpty }) { element in
      guard isFirst else { return }
      isFirst = false
      if let layer = modifier.shown(by: element, aside) { element.windowLayers.append(layer) }
    }
  }

  /// The layer that is wanted, or that is on its way out.
  private func shown(by element: Element, _ context: LoweringContext) -> WindowLayer? {
    guard context.session.clock != nil else { return layer?(context.presenting, element) }
    let motion = context.identity.slot(0) { LayerMotion() }
    var inner = context.presenting
    inner.environment.layerMotion = motion
    var wanted = layer?(inner, element)
    wanted?.motion = motion
    motion.follow(wanted, context)
    return wanted ?? motion.leaving
  }
}

extension LoweringContext {
  /// The context of what is presented here: another window within the same surroundings.
  fileprivate var presenting: LoweringContext {
    var inner = entering(.index(1))
    inner.stackAxis = nil
    inner.environment.resetForWindow()
    inner.environment.liesOverElevated = environment.isElevated
    inner.environment.isPresentedByBar = environment.isInToolbar
    inner.environment.presentationLevel += 1
    return inner
  }
}

extension EnvironmentValues {
  /// Leaves behind what belongs to the place that presents, not to what is presented.
  mutating func resetForWindow() {
    navigation = nil
    pageTop = nil
    splitColumn = nil
    isInCollapsedSplit = false
    outerBack = nil
    itemsForRoot = []
    if isInToolbar {
      dynamicTypeSize = pageTypeSize ?? dynamicTypeSize
      imageScale = .medium
    }
    selectInList = nil
    search = nil
    tabItemCounter = nil
    isInToolbar = false
    isInListRow = false
    isElevated = true
    font = nil
    lineLimit = nil
    foregroundStyles = []
  }
}

/// Darkens what lies beneath a presentation; alphas as UIKit's dimming views.
struct Dimming: View {
  var body: some View {
    Color(light: .black.opacity(0.2), dark: .black.opacity(0.48)).ignoresSafeArea()
  }
}

private enum OverElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether what is presented lies over a surface that is itself
  /// above the base.
  var liesOverElevated: Bool {
    get { self[OverElevatedKey.self] }
    set { self[OverElevatedKey.self] = newValue }
  }
}

private enum PresentedByBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a button of a bar presents what the view stands in.
  var isPresentedByBar: Bool {
    get { self[PresentedByBarKey.self] }
    set { self[PresentedByBarKey.self] = newValue }
  }
}
