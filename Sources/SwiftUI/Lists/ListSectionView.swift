/// A section of a list: its header, its rows on their surface, its footer.
struct ListSectionView: View {
  let section: ListSectionModel
  let kind: _ListKind
  let isFirst: Bool
  let selection: ListSelection
  @Environment(\.windowSize) private var window
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listSectionMargins) private var listMargins
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.editMode) private var editMode
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isBeneathTallBar) private var isBeneathTallBar
  @Environment(\.selectionMenu) private var menu
  /// A Boolean value that indicates whether the section of a sidebar was closed by its chevron.
  @State private var isClosed = false

  private var metrics: SystemMetrics.List { SystemMetrics.shared.list }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.parts.header.isEmpty {
        header
      } else if kind.isGrouped {
        Color.clear.frame(height: margins.top ?? (isFirst ? firstGap : gap))
      }
      if !isClosed { content }
    }
    .padding(insets)
  }

  /// The margins at the sides and below; that above is the header's, or a room of its own.
  private var insets: EdgeInsets {
    let side = kind.hasMargins ? margin : 0
    return EdgeInsets(
      top: 0, leading: margins.leading ?? side, bottom: margins.bottom ?? 0,
      trailing: margins.trailing ?? side)
  }

  /// The margins that the section names, or the list.
  private var margins: ListSectionMargins {
    section.traits.sectionMargins?.filled(from: listMargins) ?? listMargins
  }

  private var content: some View {
    Group {
      rows
      if !section.parts.footer.isEmpty {
        stacked(section.parts.footer)
          .padding(.top, metrics.footerSpacing)
          // Without a gap between sections the next one's line would touch the words.
          .padding(.bottom, kind.isGrouped ? 0 : metrics.footerSpacing)
          .padding(.horizontal, textInset)
      }
    }
  }

  private var margin: CGFloat {
    if kind == .windowSidebar { return WindowSidebar.margin }
    let margin = metrics.insetGroupedMargin
    return window.width >= metrics.wideFrom ? margin.wide : margin.narrow
  }

  /// From the surface's edge to texts in it; without cards the margin of the window.
  private var textInset: CGFloat {
    switch kind {
    case .insetGrouped, .sidebar: 20
    case .sidebarColumn: 12
    case .windowSidebar: WindowSidebar.textInset
    case .inset: margin + 4
    case .plain, .grouped: margin
    }
  }

  private var rowInset: CGFloat {
    kind == .windowSidebar ? WindowSidebar.rowInset : typeSize.gap(metrics.rowVerticalInset)
  }

  private var gap: CGFloat { sectionSpacing ?? metrics.sectionSpacing }
  private var firstGap: CGFloat {
    let isNear = kind.isColumn || isBeneathTallBar
    return sectionSpacing ?? (isNear ? 10 : metrics.sectionSpacing)
  }

  /// The angle from the leading edge to the bottom.
  private var opened: Double { direction == .rightToLeft ? -90 : 90 }

  private var header: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      stacked(section.parts.header)
      if let isExpanded {
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(.footnote, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? opened : 0))
          .accessibilityInfo { $0.isHidden = true }
      }
    }
    .padding(.top, headerInset)
    .padding(
      .bottom,
      kind == .windowSidebar
        ? WindowSidebar.headerSpacing
        : metrics.headerSpacing + (section.parts.isProminent ? 3 : 0)
    )
    .frame(minHeight: leastHeaderHeight, alignment: .bottom)
    .padding(.horizontal, textInset)
    .modifier(
      InteractionModifier(.toggle(isExpanded ?? .constant(true)), if: isExpanded != nil)
    )
    .accessibilityInfo { $0.isHeader = true }
  }

  /// A binding to whether the section is expanded, where its header has a chevron: as the app says,
  /// and in sidebars.
  private var isExpanded: Binding<Bool>? {
    if section.parts.isExpanded != nil || !kind.isSidebar || kind == .windowSidebar {
      return section.parts.isExpanded
    }
    return Binding {
      !isClosed
    } set: {
      isClosed = !$0
    }
  }

  /// The room above a header, in points.
  private var headerInset: CGFloat {
    if let top = margins.top { return top }
    if kind == .windowSidebar { return isFirst ? 4 : WindowSidebar.sectionSpacing }
    return kind.isGrouped ? (isFirst ? 17 : max(8, gap - 17)) : 10
  }

  /// Large titles and headers with a chevron stand further from the section above (iOS 17), in
  /// points.
  private var leastHeaderHeight: CGFloat? {
    let isTall = section.parts.isProminent || section.parts.isExpanded != nil
    let isUsual = sectionSpacing == nil && margins.top == nil
    return isTall && !isFirst && isUsual && kind != .windowSidebar ? 57 : nil
  }

  private func stacked(_ elements: [Element]) -> some View {
    VStack(alignment: .leading, spacing: 0) { LoweredViews(elements: elements) }
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var rows: some View {
    let entries = entries
    if let rowSpacing {
      VStack(spacing: rowSpacing) {
        ForEach(entries) { row($0, ListSeparators(tint: $0.traits.separatorTint)).clipShape(card) }
      }
      .modifier(MovableRowsModifier())
    } else {
      let stack = VStack(spacing: 0) {
        ForEach(entries) { row($0, separators($0, in: entries)) }
      }
      .modifier(ListRowsModifier())
      .modifier(MovableRowsModifier())
      if kind.hasCards { stack.clipShape(card) } else { stack }
    }
  }

  private var card: RoundedRectangle {
    RoundedRectangle(
      cornerRadius: kind.hasCards ? metrics.insetGroupedCornerRadius : 0, style: .continuous)
  }

  /// A row's element, with the section's traits where it has none of its own.
  private struct Entry: Identifiable {
    let id: Int
    let element: Element
    let traits: ListRowTraits
  }

  private var entries: [Entry] {
    section.parts.rows.enumerated().map { index, element in
      Entry(
        id: index, element: element, traits: element.listRowTraits.filled(from: section.traits))
    }
  }

  @ViewBuilder
  private func row(_ entry: Entry, _ separators: ListSeparators) -> some View {
    let isEditing = editMode?.wrappedValue == .active
    if entry.traits.badge == nil, !isEditing {
      row(entry, of: entry.element, separators)
    } else {
      let content = SignedRowContent(
        element: entry.element, traits: entry.traits, isEditing: isEditing,
        mark: selection.isSingle || entry.traits.isSelectable == false
          ? nil : selection.isSelected(entry.element))
      SubviewsReader(content) { parts in
        if let part = parts.first { row(entry, of: part.element, separators) }
      }
    }
  }

  @ViewBuilder
  private func row(
    _ entry: Entry, of content: Element, _ separators: ListSeparators
  ) -> some View {
    let row = ListRow(
      content: content, background: entry.traits.background ?? rowBackground(entry.element),
      insets: entry.traits.insets
        ?? EdgeInsets(
          top: rowInset, leading: textInset, bottom: rowInset,
          trailing: kind.hasCards ? 16 : textInset),
      minHeight: kind == .windowSidebar ? WindowSidebar.rowHeight : minRowHeight,
      separators: separators,
      tap: entry.traits.isSelectable == false ? nil : tap(on: entry.element),
      move: entry.traits.isMovable == true ? entry.traits.move : nil
    )
    .modifier(SelectionMenuModifier(items: menuItems(of: entry.element)))
    if entry.traits.hasActions { SweptRow(traits: entry.traits) { row } } else { row }
  }

  /// The actions for the selection that a row is part of, or for the row alone; nil without a menu.
  private func menuItems(of element: Element) -> AnyView? {
    guard let menu, let value = selection.value(element) else { return nil }
    let chosen = selection.values()
    return menu.items(chosen.contains(value) ? chosen : [value])
  }

  /// Does what a tap on the row does: the menu's first action, or a selection; nil if it cannot be
  /// selected, or reacts to taps by itself.
  private func tap(on element: Element) -> Interaction? {
    if let act = menu?.primaryAction, editMode?.wrappedValue != .active,
      let value = selection.value(element), !element.reactsToTaps
    {
      return .tap { act(value) }
    }
    guard selection.isSingle || editMode?.wrappedValue == .active,
      let value = selection.value(element), !element.reactsToTaps
    else { return nil }
    let select = selection.select
    return .tap { _ = select(value) }
  }

  private func rowBackground(_ element: Element) -> AnyView {
    let isSelected = selection.isSelected(element) == true
    if kind == .windowSidebar { return AnyView(WindowSidebar.Pill(isSelected: isSelected)) }
    if kind == .sidebarColumn {
      let pill = RoundedRectangle(
        cornerRadius: metrics.insetGroupedCornerRadius, style: .continuous)
      return AnyView(pill.fill(isSelected ? Color(.systemFill) : .clear))
    }
    if isSelected { return AnyView(Color(.systemGray4)) }
    return AnyView(kind.isGrouped ? Color(.secondarySystemGroupedBackground) : .clear)
  }

  private func separators(_ entry: Entry, in all: [Entry]) -> ListSeparators {
    let isLastRow = entry.id == all.count - 1
    var separators = ListSeparators(tint: entry.traits.separatorTint)
    guard !kind.isColumn else { return separators }
    if kind == .grouped {
      separators.hasTop = entry.id == 0
      separators.hasBottom = true
      separators.bottomIsWide = isLastRow
    } else if kind == .plain || kind == .inset {
      // Each section stands between lines, which begin where those between its rows do.
      separators.hasTop = entry.id == 0
      separators.topIsWide = false
      separators.hasBottom = true
    } else {
      separators.hasBottom = !isLastRow
    }
    if entry.traits.bottomSeparator == .hidden { separators.hasBottom = false }
    if !isLastRow, all[entry.id + 1].traits.topSeparator == .hidden { separators.hasBottom = false }
    if entry.traits.topSeparator == .hidden { separators.hasTop = false }
    // A selected row's fill stands between no lines, as a collection's cells do by themselves.
    if selection.isSelected(entry.element) == true {
      (separators.hasTop, separators.hasBottom) = (false, false)
    } else if !isLastRow, selection.isSelected(all[entry.id + 1].element) == true {
      separators.hasBottom = false
    }
    if kind == .inset { separators.trailingInset = textInset }
    return separators
  }
}

/// A row's content with its badge, and its signs while the list is edited.
private struct SignedRowContent: View {
  let element: Element
  let traits: ListRowTraits
  let isEditing: Bool
  /// A Boolean value that indicates whether the row is among several that are selected; nil where
  /// that is not marked.
  let mark: Bool?

  var body: some View {
    HStack(spacing: 12) {
      if isEditing { sign }
      LoweredViews(elements: [element]).frame(maxWidth: .infinity, alignment: .leading)
      traits.badge?.foregroundStyle(.secondary)
      if isEditing, traits.isMovable == true { ReorderHandle(row: element) }
    }
  }

  /// A circle that is ticked while the row is selected, or a way to delete the row.
  @ViewBuilder private var sign: some View {
    if let mark {
      Image(systemName: mark ? "checkmark.circle.fill" : "circle")
        .symbolRenderingMode(mark ? .palette : .monochrome)
        .foregroundStyle(mark ? AnyShapeStyle(.white) : AnyShapeStyle(Color(.tertiaryLabel)), .tint)
        .imageScale(.large).frame(height: 22)
    } else if traits.isDeletable == true {
      DeleteSign(row: element)
    }
  }
}
