import SwiftUI

/// The forms of names that few apps use, of Foundation's among them.
struct SeldomForms: View {
  @State private var days: Set<DateComponents> = []
  @State private var isShown = false
  @State private var bounds: Anchor<CGRect>?

  private let items = ["a", "b", "c"]

  var body: some View {
    Group {
      Text(verbatim: String(localized: "Title", bundle: .main, comment: "A title"))
      Text(verbatim: String(localized: "Count \(items.count)", table: "Other"))
      Text(LocalizedStringResource("Title", table: "Other", comment: "A title"))
      Text(LocalizedStringResource("title.key", defaultValue: "Title"))
      Text(verbatim: String(localized: LocalizedStringResource("Title")))
      Text(verbatim: ListFormatter.localizedString(byJoining: items))
      Text(verbatim: ListFormatter().string(from: items) ?? "")
      Text(verbatim: Int64(2_000_000).formatted(.byteCount(style: .file)))
      Text(
        verbatim: Measurement(value: 2, unit: UnitInformationStorage.megabytes)
          .formatted(.byteCount(style: .memory)))
      Text(verbatim: URL.documentsDirectory.appending(path: "a").lastPathComponent)
      Text(verbatim: URL.cachesDirectory.lastPathComponent)
      Text(verbatim: 2.formatted() + 2.5.formatted(.percent))
      Text("12").textScale(.secondary) + Text("kg").textScale(.default, isEnabled: false)
    }
    Group {
      MultiDatePicker("Days", selection: $days)
      MultiDatePicker(selection: $days) { Text("Days") }
      MultiDatePicker(
        "Days", selection: $days,
        in: Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 864_000))
    }
    Group {
      Text("A")
        .fileExporter(
          isPresented: $isShown, document: Note(), contentType: .plainText,
          defaultFilename: "Note"
        ) { _ in }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { _ in }
      Text("A")
        .fileExporter(
          isPresented: $isShown, documents: [Note()], contentType: .plainText
        ) { (result: Result<[URL], any Error>) in _ = result }
      Text("A").sheet(isPresented: $isShown) { Text("B").presentationSizing(.form) }
    }
    Text("A")
      .keyframeAnimator(initialValue: 1.0, trigger: isShown) { content, value in
        content.scaleEffect(value)
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 0.1)
        SpringKeyframe(1.0, duration: 0.2)
      }
      .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .onPreferenceChange(BoundsKey.self) { bounds = $0 }
    ScrollView { Text("A") }.scrollTargetBehavior(Whole())
    Circle().fill(.blue).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1, y: 1)))
    Text("A").modifier(Sheared(amount: 0.2))
    Text("A").customAttribute(Marked()).textRenderer(Plain())
    Canvas { context, size in
      context.addFilter(GraphicsContext.Filter.blur(radius: 1))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow])
    Paths.united.fill(.red)
    if let image = ImageRenderer(content: Text("A")).uiImage { Image(uiImage: image) }
    EffectView()
    Erased.view
    Erased.nothing
  }
}

/// Values between others, and anchors that are compared.
enum Seldom {
  static func middle(_ a: Double, _ b: Double) -> Double {
    var moved = a.interpolated(towards: b, amount: 0.5)
    moved.interpolate(towards: b, amount: 0)
    return moved
  }

  static func areSame(_ a: Anchor<CGRect>, _ b: Anchor<CGRect>) -> Bool { a == b }

  static func wait() async throws {
    try await Task.sleep(nanoseconds: 0)
    try await Task.sleep(for: .zero)
    await Task.yield()
  }

  @MainActor static func shake() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIPasteboard.general.string = "A"
  }

  @MainActor static var width: CGFloat { UIScreen.main.bounds.width }
  @MainActor static var name: String { UIDevice.current.name }
  @MainActor static var isActive: Bool { UIApplication.shared.applicationState == .active }
  static let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  @MainActor static var font: UIFont { UIFont.systemFont(ofSize: 12) }
  static let picture: UIImage? = nil
  static let drawing: CGImage? = nil
}

/// Views that are made outside of the main actor.
private enum Erased {
  nonisolated static var view: AnyView { AnyView(EmptyView()) }
  nonisolated static var nothing: EmptyView { EmptyView() }
}

private enum Paths {
  static var united: Path {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let square = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    return circle.union(square).subtracting(square).symmetricDifference(circle)
      .intersection(square).strokedPath(StrokeStyle(lineWidth: 2))
  }
}

private enum BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Whole: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = 0
  }
}

private struct Sheared: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
  }
}

private struct Marked: TextAttribute {}

private struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

private struct EffectView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// An app of windows that are no groups.
struct WindowedApp: App {
  var body: some Scene {
    Window("Main", id: "main") { Text("A") }
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
      .defaultPosition(.center)
      .commandsRemoved()
      .keyboardShortcut("1", modifiers: .command)
    MenuBarExtra("Menu", systemImage: "star") { Button("Open") {} }
  }
}

extension Seldom {
  static func written(_ date: Date) -> String {
    let (dates, numbers) = (DateFormatter(), NumberFormatter())
    dates.dateStyle = .medium
    numbers.numberStyle = .percent
    return dates.string(from: date) + (numbers.string(from: 1) ?? "")
  }
}
