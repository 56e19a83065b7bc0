import SwiftUI

// Ways of calling the names of navigation, presentation, tabs, search, toolbars and scrolling as
// SwiftUI's documentation writes them. This file is compiled, never run.

private struct Park: Identifiable, Hashable { let id: Int; let name: String }
private struct Failure: LocalizedError { var errorDescription: String? { "Failed" } }

private struct NavigationForms: View {
  @State private var path = NavigationPath()
  @State private var parks: [Park] = []
  @State private var isOn = false
  @State private var park: Park?
  @State private var tag: Int?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var title = "Title"
  let string = "a string"

  var body: some View {
    NavigationStack { Text("Root") }
    NavigationStack(path: $path) {
      NavigationLink("Park", value: Park(id: 1, name: "a"))
      NavigationLink(value: park) { Label("Park", systemImage: "leaf") }
      NavigationLink(string, value: 3)
        .navigationDestination(for: Park.self) { park in Text(park.name) }
        .navigationDestination(isPresented: $isOn) { Text("b") }
        .navigationDestination(item: $park) { Text($0.name) }
    }
    NavigationStack(path: $parks) { Text("c") }
    NavigationView { Text("d").navigationBarTitle("Title", displayMode: .inline) }
      .navigationViewStyle(.stack)
    NavigationView {
      Text("e").navigationBarTitle(Text("Title"))
      Text("f")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    links
    columns
  }

  @ViewBuilder private var links: some View {
    NavigationLink("g", destination: Text("h"))
    NavigationLink(destination: Text("i")) { Text("j") }
    NavigationLink {
      Text("k")
    } label: {
      Text("l")
    }
    NavigationLink(string) { Text("m") }
    NavigationLink(destination: Text("n"), isActive: $isOn) { EmptyView() }
    NavigationLink("o", destination: Text("p"), isActive: $isOn)
    NavigationLink(destination: Text("q"), tag: 1, selection: $tag) { Text("r") }
      .isDetailLink(false)
  }

  @ViewBuilder private var columns: some View {
    NavigationSplitView {
      Text("s").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("t").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("u")
    } content: {
      Text("v")
    } detail: {
      Text("w")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("x")
    } detail: {
      Text("y")
    }
    Text("z").navigationTitle("Title").navigationTitle(string).navigationTitle(Text("T"))
      .navigationTitle($title)
      .navigationBarTitleDisplayMode(.large)
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden()
      .navigationBarItems(leading: Text("L"), trailing: Button("T") {})
      .navigationBarItems(trailing: EditButton())
  }
}

private struct Items: ToolbarContent {
  @Binding var isOn: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("Add") { isOn.toggle() } }
    if isOn {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("One") {}
        Spacer()
        Button("Two") {}
      }
    } else {
      ToolbarItem(placement: .status) { Text("Status") }
    }
  }
}

private struct ToolbarForms: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var scope = 0
  let prompt = "prompt"

  var body: some View {
    Text("a")
      .toolbar { Button("Save") {} }
      .toolbar { Items(isOn: $isOn) }
      .toolbar {
        ToolbarItem { Text("b") }
        ToolbarItem(placement: .navigationBarLeading) { Text("c") }
        ToolbarItem(placement: .principal) { Text("d") }
        ToolbarItemGroup(placement: .keyboard) { Text("e") }
      }
      .toolbar(id: "main") { ToolbarItem(id: "x") { Text("f") } }
      .toolbar(.hidden, for: .navigationBar, .tabBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbarTitleMenu { Button("g") {} }
    Text("h")
      .searchable(text: $text)
      .searchable(text: $text, prompt: "Find")
      .searchable(
        text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: prompt
      )
      .searchable(text: $text, isPresented: $isOn, prompt: Text("Find"))
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("New").tag(1)
      }
      .searchSuggestions { Text("i").searchCompletion("i") }
  }
}

private struct TabForms: View {
  @State private var chosen = 0
  @State private var name = "a"

  var body: some View {
    TabView {
      Text("a").tabItem { Label("A", systemImage: "a.circle") }.badge(2)
      Text("b").tabItem { Text("B") }.badge("new")
    }
    TabView(selection: $chosen) {
      ForEach(0..<3) { n in Text("\(n)").tag(n) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView(selection: $chosen) { Text("c") }.tabViewStyle(PageTabViewStyle())
    TabView(selection: $name) {
      Tab("A", systemImage: "a.circle", value: "a") { Text("a") }
      Tab("B", systemImage: "b.circle", value: "b", role: .search) { Text("b") }.badge(3)
      if chosen == 1 { Tab(value: "c", role: .search) { Text("c") } }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView {
      Tab("A", systemImage: "a.circle") { Text("a") }
      Tab(role: .search) { Text("b") }
    }
  }
}

private struct PresentationForms: View {
  @State private var isOn = false
  @State private var park: Park?
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.isPresented) private var isPresented
  @Environment(\.scenePhase) private var phase
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.refresh) private var refresh

  var body: some View {
    sheets
    alerts
    dialogs
    Button("Close") {
      dismiss()
      mode.wrappedValue.dismiss()
    }
    .preferredColorScheme(.dark)
    .preferredColorScheme(nil)
    .statusBarHidden()
    .statusBar(hidden: true)
    .refreshable { await Task.yield() }
    .persistentSystemOverlays(.hidden)
    .inspector(isPresented: $isOn) { Text("a").inspectorColumnWidth(300) }
    .contextMenu { Button("b") {} }
    .contextMenu {
      Button("c") {}
    } preview: {
      Text("d")
    }
  }

  @ViewBuilder private var sheets: some View {
    Text("a")
      .sheet(isPresented: $isOn) { Text("b") }
      .sheet(isPresented: $isOn, onDismiss: { park = nil }) {
        Text("c").presentationDetents([.medium, .large])
          .presentationDetents([.height(200), .fraction(0.3)], selection: $detent)
          .presentationDragIndicator(.visible).presentationCornerRadius(20)
          .presentationBackground(.thinMaterial).presentationBackground { Color.red }
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls).presentationCompactAdaptation(.popover)
          .interactiveDismissDisabled()
      }
      .sheet(item: $park) { park in Text(park.name) }
      .fullScreenCover(isPresented: $isOn) { Text("d") }
      .fullScreenCover(item: $park, onDismiss: {}) { Text($0.name) }
      .popover(isPresented: $isOn) { Text("e") }
      .popover(isPresented: $isOn, arrowEdge: .bottom) { Text("f") }
      .popover(item: $park) { Text($0.name) }
  }

  @ViewBuilder private var alerts: some View {
    Text("a")
      .alert("Title", isPresented: $isOn) { Button("OK") {} }
      .alert(park?.name ?? "", isPresented: $isOn, actions: {})
      .alert(Text("Title"), isPresented: $isOn) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("Message")
      }
      .alert("Title", isPresented: $isOn, presenting: park) { park in
        Button(park.name) {}
      } message: {
        Text($0.name)
      }
      .alert(isPresented: $isOn, error: failure) { Button("OK") {} }
    Text("b")
      .alert(isPresented: $isOn) { Alert(title: Text("Title")) }
      .alert(isPresented: $isOn) {
        Alert(
          title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("D")) {},
          secondaryButton: .cancel())
      }
      .alert(item: $park) { Alert(title: Text($0.name), dismissButton: .default(Text("OK"))) }
  }

  @ViewBuilder private var dialogs: some View {
    Text("a")
      .confirmationDialog("Title", isPresented: $isOn) { Button("b", role: .destructive) {} }
      .confirmationDialog("Title", isPresented: $isOn, titleVisibility: .visible) {
        Button("c") {}
      } message: {
        Text("d")
      }
      .confirmationDialog("Title", isPresented: $isOn, presenting: park) { park in
        Button(park.name) {}
      }
      .actionSheet(isPresented: $isOn) {
        ActionSheet(
          title: Text("T"), message: nil, buttons: [.default(Text("A")) {}, .cancel()])
      }
  }
}

private struct ScrollForms: View {
  @State private var id: Int?
  @State private var position = ScrollPosition(edge: .top)
  @Namespace private var top

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        Button("Top") { withAnimation { proxy.scrollTo(top) } }.id(top)
        Button("Row") { proxy.scrollTo(3, anchor: .center) }
      }
    }
    ScrollView(.horizontal) {
      LazyHStack { Text("a").scrollTransition { effect, phase in effect.opacity(phase.value) } }
        .scrollTargetLayout()
    }
    .scrollPosition(id: $id)
    .scrollPosition(id: $id, anchor: .center)
    .scrollPosition($position)
    .scrollIndicators(.hidden)
    .scrollIndicators(.visible, axes: .vertical)
    .contentMargins(20)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .contentMargins(.bottom, EdgeInsets(), for: .automatic)
    .scrollTargetBehavior(.viewAligned)
    .scrollTargetBehavior(.paging)
    .scrollDisabled(true)
    .scrollClipDisabled()
    .scrollBounceBehavior(.basedOnSize)
    .scrollDismissesKeyboard(.interactively)
    .scrollContentBackground(.hidden)
    .defaultScrollAnchor(.bottom)
  }
}

private struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = DemoModel()

  var body: some Scene {
    WindowGroup {
      NavigationForms().environmentObject(model)
    }
    .onChange(of: phase) { _, _ in }
    .commands {
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandMenu("Menu") { Button("Item") {} }
    }
    Settings { Text("Settings") }
  }
}

private final class DemoModel: ObservableObject {
  @Published var count = 0
}
