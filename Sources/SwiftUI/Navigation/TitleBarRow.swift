import LayoutEngine

/// A page's title and items in its window's title bar: on a Mac beside the buttons, or in the
/// middle of a bar without a toolbar; on a watch beside the time.
struct TitleBarRow: View {
  let titleBar: TitleBar
  let configuration: BarConfiguration
  let back: BackButton?

  @Environment(\.splitColumn) private var column
  @Environment(\.appearsActive) private var appearsActive

  /// A title bar that is higher has a toolbar, in points.
  private static let plainHeight = 40.0

  private var isWatch: Bool { titleBar.kind == .watch }
  private var isPlain: Bool { !isWatch && titleBar.height < Self.plainHeight }

  var body: some View {
    ZStack {
      if isPlain {
        title.frame(maxWidth: .infinity).barPart(.title).padding(.horizontal, start)
      }
      HStack(spacing: isWatch ? 6 : 12) {
        if let back { TitleBarBack(button: back, isRound: isWatch).barPart(.leading) }
        items(.leading).barPart(.leading)
        if !isPlain { title.subtitled(subtitle, subtitleItems, isLarge: false).barPart(.title) }
        Spacer(minLength: 0)
        items(.principal).barPart(.trailing)
        items(.trailing).barPart(.trailing)
      }
      .padding(.leading, start)
      .padding(.trailing, max(titleBar.margin, titleBar.end))
    }
    .lineLimit(1)
    .dynamicTypeSize(.large)
    .frame(height: titleBar.height)
    .accessibilityBar(.navigation)
  }

  /// The window's buttons stand in its first column alone.
  private var start: Double {
    column == nil || column == .sidebar ? titleBar.start : titleBar.margin
  }

  /// A sidebar has no title; its window's is that of the last column.
  @ViewBuilder private var title: some View {
    if let title = configuration.title, column != .sidebar {
      title.font(.system(size: isPlain ? 13 : isWatch ? 16 : 15, weight: .semibold))
        .foregroundStyle(appearsActive ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
        .accessibilityAddTraits(.isHeader)
    }
  }

  /// The second line of a Mac's title; a watch has none.
  private var subtitle: Text? { isWatch || column == .sidebar ? nil : configuration.subtitle }

  private var subtitleItems: [ToolbarEntry] {
    isWatch || column == .sidebar ? [] : configuration.items(at: .subtitle)
  }

  private func items(_ position: ToolbarItemPlacement.Position) -> some View {
    ToolbarItems(entries: configuration.items(at: position))
      .fixedSize(horizontal: true, vertical: false)
  }
}

/// The way back: a chevron alone, on a watch in a disc.
private struct TitleBarBack: View {
  let button: BackButton
  let isRound: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    BarButton(label: SystemString.back.text(locale), isBack: true, action: button.action) {
      BackChevron()
        .stroke(
          isRound ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary),
          style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: isRound ? 7 : 7.5, height: isRound ? 13 : 13)
        .flipsForRightToLeftLayoutDirection(true)
        .frame(width: 28, height: 28)
        .background { if isRound { Circle().fill(Color(.systemGray5)) } }
    }
  }
}

@MainActor
extension LoweringContext {
  /// A page's bar in its window's title bar, painted where content lies beneath.
  func titleBar(
    _ titleBar: TitleBar, _ configuration: BarConfiguration, _ appearance: BarAppearance,
    back: BackButton?, scroll: Element?
  ) -> Element {
    let shows = appearance.showsBackground(beneath: { (scroll?.scrollOffset ?? 0) > 0 })
    let row = TitleBarRow(titleBar: titleBar, configuration: configuration, back: back)
    return element(
      of: row.background {
        TitleBarGround(kind: titleBar.kind, style: appearance.background)
          .ignoresSafeArea(edges: [.top, .horizontal])
          .barPart(.background)
          .shown(when: shows)
      })
  }
}

/// The background beneath a title while content scrolls: a Mac's bar, on a watch a shade.
private struct TitleBarGround: View {
  let kind: TitleBar.Kind
  let style: AnyShapeStyle?
  /// The height beneath a watch's title over which the shade ends, in points.
  private static let fade = 10.0

  var body: some View {
    switch kind {
    case .window: BarBackground(style: style, edge: .bottom)
    case .watch:
      // The title stands on black alone: what scrolls fades beneath it.
      VStack(spacing: 0) {
        Color.black
        LinearGradient(
          colors: [.black, .black.opacity(0)], startPoint: .top, endPoint: .bottom
        )
        .frame(height: Self.fade)
      }
      .padding(.bottom, -Self.fade)
    }
  }
}
