/// A column as a page, and the next column above it once something is selected.
struct CollapsedColumn<Content: View, Next: View>: PrimitiveView {
  let content: Content
  let next: Next
  /// A Boolean value that indicates whether the next column shows though nothing is selected.
  let isPreferred: Bool
  let leave: @MainActor () -> Void

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let aside = context.entering(.type(Self.self))
    let identity = aside.entering(.index(1)).identity
    let column = aside.entering(.content).elements(of: view.content)
    output += column
    let selection = column.preference(SplitSelectionKey.self) ?? nil
    guard view.isPreferred || selection?.isSet == true, let first = column.first else { return }
    let page = PresentedPage(
      identity: identity, lower: { $0.elements(of: view.next) },
      dismiss: {
        MainActor.assumeIsolated {
          view.leave()
          selection?.clear()
        }
      }, isColumn: true)
    let below = first.preference(PresentedPagesKey.self) ?? []
    first.setPreference(PresentedPagesKey.self, below + [page])
  }
}

private enum CollapsedSplitKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum OuterBackKey: EnvironmentKey {
  static var defaultValue: BackButton? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view stands in a split view whose columns are
  /// pages.
  var isInCollapsedSplit: Bool {
    get { self[CollapsedSplitKey.self] }
    set { self[CollapsedSplitKey.self] = newValue }
  }

  /// The way back from the root of a stack that is a column of a collapsed split view.
  var outerBack: BackButton? {
    get { self[OuterBackKey.self] }
    set { self[OuterBackKey.self] = newValue }
  }
}
