import SwiftUI

/// The forms that public packages call, which run on systems of several years.
struct PackageForms: View {
  @GestureState private var isHeld = false
  @State private var isFar = false
  @Environment(\.tabViewBottomAccessoryPlacement) private var tabPlace

  var body: some View {
    _VariadicView.Tree(Divided()) {
      Text("A")
      Text("B")._trait(IsPlain.self, true)
    }
    _VariadicView.Tree(Reversed()) { Text("A") }
    _UnaryViewAdaptor(Text("A"))
    Text("A").gesture(held).gesture(far)
    Text("A").gesture(AnyGesture(TapGesture()).onEnded {})
    Text("A").gesture(DragGesture(coordinateSpace: CoordinateSpace.global).onChanged { _ in })
    present
    Text("A").font(Font(Self.rounded(.body)))
    AnyView(_fromValue: Text("A") as Any)
    NavigationLink(LocalizedStringResource("A"), value: 3)
    SecureField(String("A"), text: .constant(""), onCommit: {})
    Text(AttributedString(localized: LocalizedStringResource("A")))
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
      .onReceive(
        NotificationCenter.default.publisher(
          for: UIApplication.didReceiveMemoryWarningNotification)
      ) { _ in }
    Canvas { context, _ in
      context.blendMode = GraphicsContext.BlendMode(
        rawValue: GraphicsContext.BlendMode.screen.rawValue)
    }
  }

  /// Names of iOS 26.
  @ViewBuilder private var present: some View {
    List { NavigationLink("A", value: 1) }.navigationLinkIndicatorVisibility(.hidden)
    ScrollView { Text("A").navigationLinkIndicatorVisibility(.automatic) }
      .scrollEdgeEffectStyle(.hard, for: .top)
      .scrollEdgeEffectHidden(for: .bottom)
      .scrollEdgeEffectHidden(true, for: .all)
      .safeAreaBar(edge: .top) { Text("B") }
      .safeAreaBar(edge: .bottom, alignment: .leading, spacing: 4) { Text("B") }
      .safeAreaBar(edge: .trailing) { Text("B") }
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Text("A") }.sharedBackgroundVisibility(.hidden)
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarSpacer(.fixed)
        ToolbarSpacer()
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        DefaultToolbarItem(kind: .title)
      }
    TabView { Text("A").tabItem { Text("A") } }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Text("B") }
      .tabViewBottomAccessory(isEnabled: isFar) { Text("B") }
    Text("A")
      .navigationSubtitle("B")
      .navigationSubtitle(isFar ? "B" : "")
      .navigationSubtitle(String("B"))
      .navigationSubtitle(Text("B"))
    Text(tabPlace == .expanded ? "A" : "B")
    Label("A", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(24)
    List {
      Section("A") { Text("A") }.sectionIndexLabel("A")
      Section("B") { Text("B") }.sectionIndexLabel(Text("B"))
      Section("C") { Text("C") }.sectionIndexLabel(isFar ? String("C") : nil)
      Section("D") { Text("D") }.sectionIndexLabel(nil as String?)
    }
    .listSectionIndexVisibility(.hidden)
  }

  static func rounded(_ style: UIFont.TextStyle) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      .withDesign(.rounded)?.withSymbolicTraits([.traitBold, .traitItalic])?.withSize(20)
    return descriptor.map { UIFont(descriptor: $0, size: 0) } ?? .systemFont(ofSize: 20)
  }

  /// Calls of UIKit beside the views.
  static func observe(_ view: UIScrollView) throws -> NSKeyValueObservation? {
    (view.accessibilityViewIsModal, view.frame) = (true, view.bounds.inset(by: .zero))
    view.addSubview(UIVisualEffectView())
    view.backgroundColor = UIColor.systemFill.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .dark))
    (view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets) = (.zero, .zero)
    view.showsVerticalScrollIndicator =
      !ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    _ = UIGraphicsGetImageFromCurrentImageContext()
    ValueTransformer.setValueTransformer(
      Archived(), forName: NSValueTransformerName("Archived"))
    return view.observe(\.contentSize, options: [.initial, .new]) { view, change in
      view.contentSize = change.newValue ?? .zero
    }
  }

  private var held: GestureStateGesture<_EndedGesture<_ChangedGesture<DragGesture>>, Bool> {
    DragGesture(minimumDistance: 0.1, coordinateSpace: .local)
      .onChanged { _ in }
      .onEnded { _ in }
      .updating($isHeld) { _, state, _ in state = true }
  }

  private var far: AnyGesture<Bool> {
    AnyGesture(DragGesture().map { abs($0.translation.width) > 80 })
  }
}

/// What a package counts, beneath the marks of Xcode's canvas too.
private protocol Counted { var count: Int { get } }

extension ModifiedContent: Counted
where Content: Counted, Modifier == _IdentifiedModifier<__DesignTimeSelectionIdentifier> {
  var count: Int { content.count }
}

/// A colour as data.
private final class Archived: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? UIColor).flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
    }
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap {
      try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0)
    }
  }
}

private struct IsPlain: _ViewTraitKey {
  static let defaultValue = false
}

private struct Divided: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        child
        if child.id != children.last?.id, !child[IsPlain.self] { Divider() }
      }
    }
  }
}

private struct Reversed: _VariadicView.MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.reversed()) { $0 }
    children
  }
}

/// A style that is not Sendable, as public types are by themselves.
public struct PackageStyle {
  var words: [String] = []
  var make: () -> Int = { 1 }
}

extension EnvironmentValues {
  @Entry var packageStyle = PackageStyle()
  @Entry public var packageNumber = 5  // a comment
}

/// What packages keep in iCloud, and texts that they make of UIKit's.
@MainActor func packageValues(_ store: NSUbiquitousKeyValueStore = .default) throws -> [String] {
  store.set("A", forKey: "a")
  store.set(1.5, forKey: "b")
  ["c"].forEach(store.removeObject)
  let text = AttributedString(NSAttributedString(string: "A", attributes: [.kern: 1]))
  if FileManager.default.url(forUbiquityContainerIdentifier: nil) != nil {
    try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "a"))
  }
  return store.dictionaryRepresentation.compactMap { $0.value as? String }
    + [NSAttributedString(text).string]
}
