import LayoutEngine

extension View {
  /// Adds actions that appear when the row is swiped away from an edge, the first nearest to the
  /// edge.
  ///
  /// A still's row is swiped by ``ViewHost/swipe(_:from:)-(String,_)``. A full swipe, which
  /// performs the first action, is not drawn.
  ///
  ///     MessageRow(message).swipeActions {
  ///       Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
  ///     }
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions lie.
  ///   - allowsFullSwipe: A Boolean value that is accepted; full swipes are not drawn.
  ///   - content: The actions.
  /// - Returns: A row with swipe actions.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = AnyView(content())
    return listRow { traits in
      if edge == .leading {
        traits.leadingActions = actions
      } else {
        traits.trailingActions = actions
      }
    }
  }
}

/// A row that can be swept aside, so that its actions show.
struct SweptRow<Row: View>: View {
  let traits: ListRowTraits
  @ViewBuilder let row: Row
  @State private var open: HorizontalEdge?
  @Environment(\.locale) private var locale

  var body: some View {
    SweptRowView(
      row: row.modifier(InteractionModifier(.tap(close), if: open != nil))
        .modifier(SystemActionsModifier(buttons: spokenActions)),
      actions: shown.map { SwipeActionRow(actions: $0, edge: open ?? .trailing, close: close) },
      edge: open ?? .trailing, callActions: toggle
    )
    .modifier(InteractionModifier(.swipe(.trailing) { open = .trailing }, if: trailing != nil))
    .modifier(
      InteractionModifier(.swipe(.leading) { open = .leading }, if: traits.leadingActions != nil))
  }

  /// The actions of both edges, those of the trailing one first.
  private var spokenActions: some View {
    Group {
      trailing
      traits.leadingActions
    }
    .buttonStyle(SwipeActionStyle(close: close))
  }

  private var shown: AnyView? {
    switch open {
    case .leading: traits.leadingActions
    case .trailing: trailing
    case nil: nil
    }
  }

  /// The row's own actions; rows that can be deleted have that one otherwise.
  private var trailing: AnyView? {
    if let actions = traits.trailingActions { return actions }
    guard traits.isDeletable == true else { return nil }
    return AnyView(
      Button(SystemString.delete.text(locale), role: .destructive) { traits.deletion?.perform() })
  }

  private func close() { open = nil }

  /// Shows the actions of the trailing edge, or none.
  private func toggle() { open = open == nil ? .trailing : nil }
}

/// The buttons beside a row, in the order in which they stand from the leading edge on.
private struct SwipeActionRow: View {
  let actions: AnyView
  let edge: HorizontalEdge
  let close: () -> Void

  var body: some View {
    SubviewsReader(actions.buttonStyle(SwipeActionStyle(close: close)).tint(nil)) { parts in
      HStack(spacing: 0) {
        ForEach(edge == .leading ? parts : parts.reversed()) { $0 }
      }
    }
  }
}

/// Draws a button as an action beside a row: white on its tint, its icon alone where it has one.
private struct SwipeActionStyle: PrimitiveButtonStyle {
  let close: () -> Void
  @Environment(\.tint) private var tint

  /// The least width of an action, in points (UITableView, measured on iOS 17).
  private static let leastWidth = 74.0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.body)
      .imageScale(.large)
      .symbolVariant(.fill)
      .foregroundStyle(.white)
      .lineLimit(1)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .padding(.horizontal, 15)
      .frame(minWidth: Self.leastWidth, maxHeight: .infinity)
      .background(color(configuration.role))
      .modifier(
        InteractionModifier(
          .tap {
            close()
            configuration.trigger()
          })
      )
      .accessibilityControl(.isButton)
  }

  private func color(_ role: ButtonRole?) -> Color {
    tint ?? (role == .destructive ? .red : Color(.systemGray3))
  }
}

/// A row with actions beneath it: the row moves by their width, the actions take its height.
private struct SweptRowView<Row: View, Actions: View>: PrimitiveView {
  let row: Row
  let actions: Actions?
  let edge: HorizontalEdge
  /// Does what a tap on the sign does by which the row is deleted.
  let callActions: () -> Void

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    let row = inner.entering(.index(0)).element(of: view.row)
    if context.environment.isEnabled {
      row.deleteSign?.interactions.append(.tap(view.callActions))
    }
    let actions = view.actions.map { inner.entering(.index(1)).element(of: $0) }
    output.append(
      Element(
        inner, layout: SweptRowLayout(isLeading: view.edge == .leading),
        children: [actions, row].compactMap { $0 }))
  }
}

/// The row, and its actions at an edge; what lies first is drawn first.
private struct SweptRowLayout: ProposalLayout {
  let isLeading: Bool

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    node.children.last?.size(proposal) ?? .zero
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let row = node.children.last else { return }
    var shift = 0.0
    if node.children.count == 2 {
      let offer = Proposal(width: nil, height: node.frame.height)
      let width = node.children[0].size(offer).width
      shift = isLeading ? width : -width
      node.children[0].place(
        in: node, at: Point(x: isLeading ? 0 : node.frame.width - width, y: 0), proposal: offer)
    }
    row.place(in: node, at: Point(x: shift, y: 0), proposal: proposal)
  }
}
