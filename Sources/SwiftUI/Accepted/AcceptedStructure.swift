extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let structure = AcceptedFamily(
    file: "AcceptedStructure", title: "Touches, gestures of the system, roles",
    decisions: [
      (
        "A still's sheet is not dragged.",
        ["presentationContentInteraction"]
      ),
      ("No finger comes in from an edge.", ["defersSystemGestures"]),
      ("The home indicator of a still does not fade.", ["persistentSystemOverlays"]),
      ("A link's page is shown where its stack is.", ["isDetailLink"]),
      ("Fields alone have the focus.", ["focusable", "focusEffectDisabled", "searchFocused"]),
      ("A menu's actions stand as they are written.", ["menuOrder"]),
      ("A button that opens a menu has no mark of it on iOS.", ["menuIndicator"]),
      ("Nothing is chosen from a still's menu.", ["menuActionDismissBehavior"]),
      ("The bar stays while a person searches.", ["searchPresentationToolbarBehavior"]),
      ("A field of a search stands whole in its bar.", ["searchToolbarBehavior"]),
      (
        "Alerts of iOS have no icon, no degree and no switch.",
        ["dialogIcon", "dialogSeverity", "dialogSuppressionToggle"]
      ),
      ("Nobody moves a still's tabs.", ["tabViewCustomization"]),
      ("A still's bar of tabs is whole.", ["tabBarMinimizeBehavior"]),
      ("A person opens a tab's search by a tap.", ["tabViewSearchActivation"]),
      ("Rows' badges have one look.", ["badgeProminence"]),
      ("Panes of glass are drawn each by itself.", ["glassEffectUnion"]),
      ("A drum's rows have UIPickerView's height.", ["defaultWheelPickerItemHeight"]),
      ("The interface's font has one width.", ["fontWidth"]),
      (
        "Lines around a section follow its list's style.",
        ["listSectionSeparator", "listSectionSeparatorTint"]
      ),
      ("A still's pictures have the standard range.", ["allowedDynamicRange"]),
      ("A still's values are those of its moment.", ["invalidatableContent"]),
      ("The window of a still is the active one.", ["materialActiveAppearance"]),
      ("Nobody resizes a still's window.", ["windowResizeAnchor"]),
      ("No command asks a still for its values.", ["focusedValue", "focusedSceneValue"]),
    ])
}

/// Modifiers of how a screen is touched, left and arranged by the system beyond what a still shows.
extension View {
  /// Has no effect: a still's pictures have the standard range.
  ///
  ///     Image("sunset").resizable().allowedDynamicRange(.high)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Has no effect: a still's values are those of its moment.
  ///
  ///     Text(battery, format: .percent).invalidatableContent()
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Has no effect: the window of a still is the active one.
  ///
  ///     Sidebar().background(.bar).materialActiveAppearance(.active)
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }

  /// Has no effect: nobody resizes a still's window.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Has no effect: a still's bar of tabs is whole.
  ///
  ///     TabView { Tab("Home", systemImage: "house") { HomeView() } }
  ///       .tabBarMinimizeBehavior(.onScrollDown)
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Has no effect: a person opens a tab's search by a tap.
  ///
  ///     TabView { Tab(role: .search) { SearchView() } }
  ///       .tabViewSearchActivation(.searchTabSelection)
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Has no effect: panes of glass are drawn each by itself.
  ///
  ///     ForEach(tools) { tool in
  ///       ToolButton(tool).glassEffect().glassEffectUnion(id: tool.group, namespace: space)
  ///     }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: a still's sheet is not dragged.
  ///
  ///     NotesList()
  ///       .presentationDetents([.medium, .large])
  ///       .presentationContentInteraction(.scrolls)
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Has no effect: no finger comes in from an edge.
  ///
  ///     GameBoard().defersSystemGestures(on: .bottom)
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Has no effect: the home indicator of a still does not fade.
  ///
  ///     VideoView(url).persistentSystemOverlays(.hidden)
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect: a link's page is shown where its stack is.
  ///
  ///     NavigationLink("Details", destination: NoteView()).isDetailLink(false)
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// Has no effect: fields alone have the focus.
  ///
  ///     GameBoard().focusable().focused($isFocused)
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Has no effect: fields alone have the focus.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    self
  }

  /// Has no effect: fields alone have the focus.
  ///
  ///     GameBoard().focusable().focusEffectDisabled()
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Has no effect: fields alone have the focus.
  ///
  ///     List(notes) { NoteView($0) }
  ///       .searchable(text: $query)
  ///       .searchFocused($isFocused)
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Has no effect: fields alone have the focus.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Has no effect: a menu's actions stand as they are written.
  ///
  ///     Menu("Sort") {
  ///       Button("By name", action: save)
  ///       Button("By date", action: save)
  ///     }
  ///     .menuOrder(.fixed)
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Has no effect: a button that opens a menu has no mark of it on iOS.
  ///
  ///     Menu("Options") { Button("Rename", action: save) }.menuIndicator(.hidden)
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect: nothing is chosen from a still's menu.
  ///
  ///     Menu("Text size") {
  ///       Button("Larger") { count += 1 }.menuActionDismissBehavior(.disabled)
  ///     }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }

  /// Has no effect: a field of a search stands whole in its bar.
  ///
  ///     List(notes) { NoteView($0) }
  ///       .searchable(text: $query)
  ///       .searchToolbarBehavior(.minimize)
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Has no effect: the bar stays while a person searches.
  ///
  ///     List(notes) { NoteView($0) }
  ///       .searchable(text: $query)
  ///       .searchPresentationToolbarBehavior(.avoidHidingContent)
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Has no effect: alerts of iOS have no icon, no degree and no switch.
  ///
  ///     EditorView()
  ///       .alert("Delete the draft?", isPresented: $isOn) {
  ///         Button("Delete", role: .destructive, action: delete)
  ///       }
  ///       .dialogIcon(Image(systemName: "trash"))
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Has no effect: alerts of iOS have no icon, no degree and no switch.
  ///
  ///     EditorView()
  ///       .confirmationDialog("Erase the disk?", isPresented: $isOn) {
  ///         Button("Erase", role: .destructive) {}
  ///       }
  ///       .dialogSeverity(.critical)
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Has no effect: alerts of iOS have no icon, no degree and no switch.
  ///
  ///     EditorView()
  ///       .alert("Quit without saving?", isPresented: $isPresented) { Button("Quit") {} }
  ///       .dialogSuppressionToggle(isSuppressed: $isOn)
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Has no effect: alerts of iOS have no icon, no degree and no switch.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Has no effect: nobody moves a still's tabs.
  ///
  ///     TabView { Tab("Home", systemImage: "house") { HomeView() }.customizationID("home") }
  ///       .tabViewStyle(.sidebarAdaptable)
  ///       .tabViewCustomization($customization)
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// Has no effect: rows' badges have one look.
  ///
  ///     Text("Inbox").badge(count).badgeProminence(.increased)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Has no effect: a drum's rows have UIPickerView's height.
  ///
  ///     Picker("Adults", selection: $count) { ForEach(1..<10) { Text("\($0)") } }
  ///       .pickerStyle(.wheel)
  ///       .defaultWheelPickerItemHeight(44)
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  /// Has no effect: the interface's font has one width.
  ///
  ///     Text("Departures").font(.title).fontWidth(.condensed)
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Has no effect: lines around a section follow its list's style.
  ///
  ///     List {
  ///       Section("Today") { Text("Buy bread") }.listSectionSeparator(.hidden)
  ///     }
  ///     .listStyle(.plain)
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Has no effect: lines around a section follow its list's style.
  ///
  ///     List {
  ///       Section("Today") { Text("Buy bread") }.listSectionSeparatorTint(.orange)
  ///     }
  ///     .listStyle(.plain)
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Has no effect: no command asks a still for its values.
  ///
  ///     NoteView(note).focusedValue(\.note, note)
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Has no effect: no command asks a still for its values.
  ///
  ///     NoteView(note).focusedSceneValue(\.note, note)
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
}

/// An order of a menu's actions.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The default order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order in which actions are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first actions nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// A value that tells whether choosing an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Closes the menu.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Leaves the menu open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// A behaviour of the bar while a person searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The default behaviour.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// Keeps the content of the bar visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The form of a search in a bar.
public struct SearchToolbarBehavior: Sendable {
  /// The default form.
  public static let automatic = SearchToolbarBehavior()
  /// A button until somebody searches.
  public static let minimize = SearchToolbarBehavior()
}

/// The severity of a dialogue.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The default severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The standard severity.
  public static let standard = DialogSeverity(name: "standard")
  /// The severity of what cannot be undone.
  public static let critical = DialogSeverity(name: "critical")
}

/// The arrangement of tabs by a person, of which there is none in a still.
public struct TabViewCustomization: Equatable, Sendable {
  /// Creates an arrangement in which nothing is moved.
  public init() {}
}

/// The prominence of the ground of a view, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// The usual ground.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A ground in the accent's colour.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the ground behind the view, which the system leaves standard here.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The prominence of badges, which have one look here.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// The prominence of a badge.
///
///     Text("Inbox").badge(count).badgeProminence(.standard)
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// A badge that stands back.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The standard badge.
  public static let standard = BadgeProminence(name: "standard")
  /// A badge that stands out.
  public static let increased = BadgeProminence(name: "increased")
}

/// The interactions of a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activates the view.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Edits the view.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions of the platform.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The way in which a bar of tabs becomes small while its content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The way that the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar becomes small as content moves up.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar becomes small as content moves down.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar stays.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The moment at which a tab's search begins.
public struct TabSearchActivation: Sendable {
  /// The system's moment.
  public static let automatic = TabSearchActivation()
  /// The moment at which the tab is selected.
  public static let searchTabSelection = TabSearchActivation()
}

/// A state of windows in which a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Active in all windows.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Active in none.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// Active in the active window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The screen's usual range.
    public static let standard = DynamicRange(name: "standard")
    /// A range between the usual and the largest one.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The largest range.
    public static let high = DynamicRange(name: "high")
  }
}
