import Combine
import SwiftUI

private final class Store: ObservableObject {
  @Published var count = 0
  @Published private(set) var names: [String] = []
  let changes = PassthroughSubject<Int, Never>()
}

@Observable private final class Library {
  var title = "Title"
  var isOn = false
}

@MainActor private final class Loader: ObservableObject {
  @Published var state = 0
  func load() async { state += 1 }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct NameKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

private struct AnchorKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  fileprivate func theme(_ theme: String) -> some View { environment(\.theme, theme) }
}

/// The forms of what a view keeps and observes.
struct StateForms: View {
  private enum Field: Hashable { case name }

  @State private var count = 0
  @State private var optional: Int?
  @State private var library = Library()
  @State var given: String
  @StateObject private var store = Store()
  @StateObject private var loader: Loader
  @ObservedObject private var other: Store
  @AppStorage("flag") private var flag = false
  @AppStorage("name") private var name = "A"
  @AppStorage("maybe") private var maybe: String?
  @SceneStorage("scene") private var scene = 0
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  @ScaledMetric private var size = 10.0
  @ScaledMetric(relativeTo: .title) private var large: CGFloat = 20
  @Namespace private var space
  @GestureState private var isPressed = false
  @GestureState(initialValue: CGSize.zero) private var moved
  @Environment(\.colorScheme) private var scheme
  @Environment(\.theme) private var theme
  @Environment(Library.self) private var shelf: Library?
  private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  init(given: String = "A") {
    _given = State(initialValue: given)
    _loader = StateObject(wrappedValue: Loader())
    _other = ObservedObject(wrappedValue: Store())
    _optional = State(wrappedValue: nil)
  }

  var body: some View {
    bindings
    changes
    values
    environments
    preferences
    identities
  }

  @ViewBuilder private var bindings: some View {
    Stepper("A", value: $count)
    Toggle("A", isOn: $library.isOn)
    Toggle("A", isOn: $flag)
    TextField("A", text: $name)
    TextField("A", text: Binding(get: { given }, set: { given = $0 }))
    Stepper("A", value: $store.count)
    Stepper("A", value: $other.count)
    if let binding = Binding($optional) { Stepper("A", value: binding) }
    Child(count: $count, library: library)
    Child(count: .constant(3), library: library)
    Child(count: $count.animation(.default), library: library)
    Child(count: Binding(projectedValue: $count), library: library)
    Child(count: $count.transaction(Transaction()), library: library)
    Text("\(large) \(size) \(isPressed ? 1 : 0) \(moved.width) \(scene) \(loader.state)")
    Text(isFocused || field == nil ? "A" : maybe ?? "B").id(space)
  }

  @ViewBuilder private var changes: some View {
    Text("A").onChange(of: count) {}
    Text("A").onChange(of: count) { _, new in optional = new }
    Text("A").onChange(of: count) { old, new in optional = new - old }
    Text("A").onChange(of: count) { optional = $0 }
    Text("A").onChange(of: count, perform: { new in optional = new })
    Text("A").onChange(of: count, initial: true) { optional = 1 }
    Text("A").onChange(of: count, initial: false) { _, _ in }
    Text("A").onChange(of: [name, given]) { old, new in flag = old == new }
    Text("A").onChange(of: scheme) { [count] _, _ in optional = count }
    Text("A").onChange(of: library.title) { flag = true }
    Text("A").onReceive(timer) { _ in }
    Text("A").onReceive(store.changes) { count = $0 }
    Text("A").onReceive(store.$count) { value in optional = value }
    Text("A").onReceive(store.changes.map { $0 * 2 }.removeDuplicates(), perform: set)
    Text("A").onReceive(Just(3)) { _ in }
    Text("A").onReceive(
      NotificationCenter.default.publisher(for: Notification.Name("name"))
    ) { _ in }
    Text("A").onAppear()
    Text("A").onAppear { count = 1 }
    Text("A").onAppear(perform: appear)
    Text("A").onDisappear { count = 0 }
    Text("A").onDisappear(perform: appear)
    Text("A").task {}
    Text("A").task { await loader.load() }
    Text("A").task(priority: .background) { await loader.load() }
    Text("A").task(id: count) { await loader.load() }
    Text("A").task(id: given, priority: .low) { @MainActor in count = 2 }
  }

  private func set(_ value: Int) {}
  private func appear() {}

  @ViewBuilder private var values: some View {
    Text("A").environment(\.theme, "dark")
    Text("A").theme("dark")
    Text("A").environment(\.locale, .init(identifier: "ar"))
    Text("A").environment(\.layoutDirection, .rightToLeft)
    Text("A").environment(\.timeZone, .gmt).environment(\.calendar, Calendar(identifier: .iso8601))
    Text("A").environment(\.isEnabled, false)
    Text("A").environment(\.openURL, OpenURLAction { _ in .handled })
    Text("A").environment(\.openURL, OpenURLAction { url in .systemAction(url) })
    Text("A").environment(library)
    Text("A").environment(library as Library?)
    Text("A").environmentObject(store)
    Reader().environmentObject(store).environment(library)
    Text("A").transformEnvironment(\.theme) { $0 += "!" }
    Text("A").transformEnvironment(\.font) { font in font = font?.bold() }
    Text(shelf?.title ?? theme)
  }

  @ViewBuilder private var environments: some View { Surrounded() }

  @ViewBuilder private var preferences: some View {
    Text("A").preference(key: WidthKey.self, value: 10)
    Text("A").preference(key: NameKey.self, value: given)
    Text("A").onPreferenceChange(NameKey.self) { given = $0 ?? "" }
    Text("A").onPreferenceChange(NameKey.self, perform: { _ in })
    Text("A").transformPreference(WidthKey.self) { $0 += 1 }
    Text("A").onPreferenceChange(WidthKey.self) { _ in }
    Text("A").onPreferenceChange(WidthKey.self) { [$optional] width in
      $optional.wrappedValue = Int(width)
    }
    Text("A").anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
    Text("A").transformAnchorPreference(key: AnchorKey.self, value: .bounds) { $0.append($1) }
    Text("A").overlayPreferenceValue(WidthKey.self) { Text("\($0)") }
    Text("A").overlayPreferenceValue(WidthKey.self, alignment: .top) { Text("\($0)") }
    Text("A").backgroundPreferenceValue(AnchorKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          Color.red.frame(width: proxy[anchors[index]].width)
        }
      }
    }
  }

  @ViewBuilder private var identities: some View {
    Text("A").id(count)
    Text("A").id("A")
    Text("A").id(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    Text("A").tag(1)
    Text("A").tag(optional)
    Text("A").tag(Field.name)
    Text("A").modifier(Framed())
    Text("A").modifier(Framed(color: .red))
    Text("A").modifier(EmptyModifier())
    Text("A").modifier(Framed().concat(Framed(color: .red)))
    Text("A").equatable()
    EquatableView(content: Text("A"))
    Text("A").framed()
  }
}

private struct Framed: ViewModifier {
  var color = Color.blue
  @State private var isOn = false

  func body(content: Content) -> some View {
    content.padding(2).border(color).overlay { if isOn { content } }
  }
}

extension View {
  fileprivate func framed() -> some View { modifier(Framed()) }

  /// The conditional modifier that many apps have.
  @ViewBuilder fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}

private struct Child: View {
  @Binding var count: Int
  @Bindable var library: Library

  init(count: Binding<Int>, library: Library) {
    _count = count
    self.library = library
  }

  var body: some View {
    @Bindable var shelf = library
    TextField("A", text: $library.title)
    TextField("A", text: $shelf.title)
    Button("\(count)") { count += 1 }.if(count > 2) { $0.padding() }
    Stepper("A", value: Binding(get: { count }, set: { value, _ in count = value }))
  }
}

private struct Reader: View {
  @EnvironmentObject private var store: Store
  @EnvironmentObject var same: Store
  @Environment(Library.self) private var library

  var body: some View {
    @Bindable var library = library
    Stepper("A \(store.names.count)", value: $store.count)
    Toggle("A", isOn: $library.isOn)
    Text("\(same.count)")
  }
}

/// The values that surroundings give.
private struct Surrounded: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.scenePhase) private var phase
  @Environment(\.editMode) private var editMode
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.refresh) private var refresh
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.displayScale) private var displayScale
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.controlSize) private var controlSize
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.headerProminence) private var prominence
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.supportsMultipleWindows) private var hasWindows
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.backgroundStyle) private var backgroundStyle
  @Environment(\.symbolVariants) private var symbolVariants
  @Environment(\.self) private var all

  var body: some View {
    Button("A") {
      dismiss()
      dismissSearch()
      openURL(URL(fileURLWithPath: "/"))
      openURL(URL(fileURLWithPath: "/")) { _ in }
      openWindow(id: "a")
      editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
      Task { await refresh?() }
    }
    Text(direction == .rightToLeft && isLarge ? locale.identifier : "\(displayScale)")
    Text(horizontalSizeClass == .compact && verticalSizeClass != .regular ? "A" : "B")
    Text(redactionReasons.contains(.placeholder) || contrast == .increased ? "A" : "B")
    switch phase {
    case .active: Text("A")
    case .inactive, .background: Text("B")
    @unknown default: EmptyView()
    }
    Text(dynamicTypeSize >= .xxLarge ? "A" : all.colorScheme == .dark ? "B" : "C")
  }
}
