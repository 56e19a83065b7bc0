import SwiftUI

final class FormModel: ObservableObject {
  @Published var count = 0
}

private final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

struct WholeApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @UIApplicationDelegateAdaptor private var other: Delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = FormModel()
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      Text("A").environmentObject(model)
    }
    .onChange(of: phase) { _, _ in }
    .onChange(of: phase) { isOn = true }
    .commands {
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandGroup(after: .help) { Button("More") {} }
      CommandMenu("Menu") { Button("Item") {} }
      SidebarCommands()
      NoteCommands(isLocked: isOn)
    }
    WindowGroup("Title", id: "other") { Text("B") }
      .defaultSize(width: 100, height: 100)
      .handlesExternalEvents(matching: [])
    WindowGroup(id: "third") { Text("C") }
    WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
  }
}

/// Commands of an app's own, with several in a body.
private struct NoteCommands: Commands {
  let isLocked: Bool

  var body: some Commands {
    CommandMenu("Note") { Button("Pin") {} }
    if !isLocked { CommandGroup(after: .saveItem) { Button("Share") {} } }
    ToolbarCommands()
  }
}

struct TabletApp: App {
  private var scenes: some Scene { WindowGroup { Text("A") } }

  @SceneBuilder var body: some Scene {
    scenes
    Parts()
  }
}

private struct Parts: Scene {
  var body: some Scene { WindowGroup("A") { Text("B") } }
}

/// Stands for a class of UIKit's.
private final class Panel {}

private struct Wrapped: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> Panel { Panel() }
  func updateUIView(_ view: Panel, context: Context) { context.coordinator.parent = self }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  static func dismantleUIView(_ view: Panel, coordinator: Coordinator) {}

  @MainActor final class Coordinator: NSObject {
    var parent: Wrapped
    init(_ parent: Wrapped) { self.parent = parent }
  }
}

private struct WrappedController: UIViewControllerRepresentable {
  typealias UIViewControllerType = Panel

  func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Panel {
    Panel()
  }
  func updateUIViewController(_ controller: Panel, context: Context) {}
}

/// The forms of what stands for UIKit, and of what Xcode asks for.
struct AppForms: View {
  @State private var text = "A"

  var body: some View {
    Wrapped(text: $text).frame(height: 40)
    Wrapped(text: .constant("B")).frame(width: 40, height: 40)
    WrappedController().frame(height: 40)
    WrappedController().ignoresSafeArea().frame(height: 40)
    Text("A").previewDevice("iPhone 15")
    Text("A").previewDisplayName("A")
    Text("A").previewLayout(.sizeThatFits)
    Text("A").previewLayout(.fixed(width: 100, height: 100))
    Text("A").previewInterfaceOrientation(.landscapeLeft)
    Button("A") { picture() }
  }

  @MainActor private func picture() {
    let renderer = ImageRenderer(content: Text("A").padding())
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.colorMode = .nonLinear
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    renderer.content = Text("B").padding()
    text = "\(renderer.proposedSize.width ?? renderer.scale)"
  }
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View { Text("A").previewLayout(.sizeThatFits) }
}

struct Other_Previews: PreviewProvider {
  static let model = FormModel()

  @ViewBuilder static var previews: some View {
    Group {
      ForEach(["iPhone SE", "iPad"], id: \.self) { name in
        Text("A").previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
      }
      NavigationStack { Text("B") }.preferredColorScheme(.dark).environmentObject(model)
    }
  }
}
