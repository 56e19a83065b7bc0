import SwiftUI

private struct Park: Identifiable, Hashable, Codable { let id: Int; let name: String }

/// The forms of stacks, links, columns and titles.
struct NavigationForms: View {
  @State private var path = NavigationPath()
  @State private var parks: [Park] = []
  @State private var isOn = false
  @State private var park: Park?
  @State private var tag: Int?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var title = "Title"
  @Namespace private var space
  private let string = "a string"

  var body: some View {
    stacks
    views
    links
    columns
    titles
    bars
  }

  @ViewBuilder private var stacks: some View {
    NavigationStack { Text("Root") }
    NavigationStack(path: $path) {
      NavigationLink("Park", value: Park(id: 1, name: "a"))
        .navigationDestination(for: Park.self) { park in Text(park.name) }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(for: String.self, destination: page)
    }
    NavigationStack(path: $parks) {
      Text("c")
        .navigationDestination(isPresented: $isOn) { Text("b") }
        .navigationDestination(item: $park) { Text($0.name) }
        .navigationDestination(item: $park) { park in Text(park.name) }
    }
    NavigationStack(path: .constant(parks)) { Text("d") }
    Button("A") {
      path.append(3)
      path.append("text")
      path.removeLast()
      path = NavigationPath([1, 2])
      path.removeLast(path.count)
      isOn = path.isEmpty
      parks.append(Park(id: 2, name: "b"))
    }
  }

  private func page(_ name: String) -> some View { Text(name) }

  @ViewBuilder private var views: some View {
    NavigationView { Text("A") }
    NavigationView { Text("A") }.navigationViewStyle(.stack)
    NavigationView { Text("A") }.navigationViewStyle(StackNavigationViewStyle())
    NavigationView { Text("A") }.navigationViewStyle(.automatic)
    NavigationView { Text("A") }.navigationViewStyle(.columns)
    NavigationView { Text("A") }.navigationViewStyle(DefaultNavigationViewStyle())
    NavigationView { Text("A") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    NavigationView {
      Text("A")
      Text("B")
    }
    NavigationView {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  @ViewBuilder private var links: some View {
    NavigationStack {
      NavigationLink("A", value: 3)
      NavigationLink(string, value: park)
      NavigationLink(value: park) { Label("A", systemImage: "leaf") }
      NavigationLink(value: "text") { Text("A") }
      NavigationLink("A", destination: Text("B"))
      NavigationLink(string, destination: Text("B"))
      NavigationLink("A") { Text("B") }
      NavigationLink(string) { Text("B") }
      NavigationLink(destination: Text("A")) { Text("B") }
      NavigationLink {
        Text("A")
      } label: {
        Text("B")
      }
      NavigationLink(destination: { Text("A") }, label: { Text("B") })
      NavigationLink(destination: Text("A"), isActive: $isOn) { EmptyView() }
      NavigationLink("A", destination: Text("B"), isActive: $isOn)
      NavigationLink("A", isActive: $isOn) { Text("B") }
      NavigationLink(isActive: $isOn) {
        Text("A")
      } label: {
        Text("B")
      }
      NavigationLink(destination: Text("A"), tag: 1, selection: $tag) { Text("B") }
        .isDetailLink(false)
      NavigationLink("A", tag: 1, selection: $tag) { Text("B") }
      NavigationLink("A", destination: Text("B"), tag: 1, selection: $tag)
      NavigationLink("A") {
        Text("B").navigationTransition(.zoom(sourceID: 1, in: space))
      }
      .matchedTransitionSource(id: 1, in: space)
    }
  }

  @ViewBuilder private var columns: some View {
    NavigationSplitView {
      Text("A").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("B").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView {
      Text("A").navigationSplitViewColumnWidth(ideal: 200)
    } content: {
      Text("B")
    } detail: {
      Text("C")
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("A")
    } content: {
      Text("B")
    } detail: {
      Text("C")
    }
    .navigationSplitViewStyle(.automatic)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("A")
    } detail: {
      Text("B")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("A")
    } detail: {
      Text("B")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("A")
    } detail: {
      NavigationStack { Text("B") }
    }
    NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      List(parks, selection: $park) { park in NavigationLink(park.name, value: park) }
        .toolbar(removing: .sidebarToggle)
    } detail: {
      Text("B")
    }
  }

  @ViewBuilder private var titles: some View {
    Text("A").navigationTitle("Title")
    Text("A").navigationTitle(string)
    Text("A").navigationTitle(Text("T"))
    Text("A").navigationTitle($title)
    Text("A").navigationTitle(isOn ? "A" : "B")
    Text("A").navigationBarTitle("Title")
    Text("A").navigationBarTitle(string)
    Text("A").navigationBarTitle(Text("Title"))
    Text("A").navigationBarTitle("Title", displayMode: .inline)
    Text("A").navigationBarTitle(Text("Title"), displayMode: .large)
    Text("A").navigationBarTitle(string, displayMode: NavigationBarItem.TitleDisplayMode.automatic)
    Text("A").navigationBarTitleDisplayMode(.large)
    Text("A").navigationBarTitleDisplayMode(.inline)
    Text("A").navigationBarTitleDisplayMode(isOn ? .inline : .automatic)
    Text("A").navigationDocument(URL(fileURLWithPath: "/a"))
  }

  @ViewBuilder private var bars: some View {
    Text("A").navigationBarHidden(true)
    Text("A").navigationBarHidden(isOn)
    Text("A").navigationBarBackButtonHidden()
    Text("A").navigationBarBackButtonHidden(true)
    Text("A").navigationBarBackButtonHidden(isOn)
    Text("A").navigationBarItems(leading: Text("L"), trailing: Button("T") {})
    Text("A").navigationBarItems(leading: Text("L"))
    Text("A").navigationBarItems(trailing: EditButton())
    Text("A").navigationBarItems(
      trailing: HStack {
        Button("A") {}
        Button("B") {}
      })
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

private struct Customs: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "a") { Text("A") }.defaultCustomization(.hidden)
    ToolbarItem(id: "b", placement: .secondaryAction) { Text("B") }
      .customizationBehavior(.disabled)
  }
}

/// The forms of toolbars and of searching.
struct ToolbarForms: View {
  private struct Token: Identifiable, Hashable { let id: Int }
  private enum Scope: String, CaseIterable { case all, new }

  @State private var isOn = false
  @State private var text = ""
  @State private var scope = Scope.all
  @State private var tokens: [Token] = []
  @FocusState private var isSearching: Bool
  private let prompt = "prompt"

  var body: some View {
    items
    placements
    bars
    search
    scopes
  }

  @ViewBuilder private var items: some View {
    Text("A").toolbar { Button("Save") {} }
    Text("A").toolbar { Items(isOn: $isOn) }
    Text("A").toolbar { content }
    Text("A").toolbar(content: { ToolbarItem { Text("B") } })
    Text("A").toolbar(id: "main") { ToolbarItem(id: "x") { Text("B") } }
    Text("A").toolbar(id: "other") { Customs() }
    Text("A").toolbar {
      ToolbarItem { Text("B") }
      ToolbarItem(placement: .navigationBarLeading) { Text("C") }
      ToolbarItem(placement: .principal, content: { Text("D") })
      ToolbarItemGroup { Text("E") }
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") {}
      }
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("F") {}
      } label: {
        Text("G")
      }
      if isOn { ToolbarItem { Text("H") } }
      ToolbarTitleMenu { Button("I") {} }
    }
  }

  @ToolbarContentBuilder private var content: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
    if #available(iOS 16, *) { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
    switch scope {
    case .all: ToolbarItem { Text("A") }
    case .new: ToolbarItem { Text("B") }
    }
  }

  @ViewBuilder private var placements: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .automatic) { Text("B") }
      ToolbarItem(placement: .topBarLeading) { Text("C") }
      ToolbarItem(placement: .topBarTrailing) { Text("D") }
      ToolbarItem(placement: .navigationBarTrailing) { Text("E") }
      ToolbarItem(placement: .navigation) { Text("F") }
      ToolbarItem(placement: .destructiveAction) { Text("G") }
      ToolbarItem(placement: .bottomBar) { Text("H") }
      ToolbarItem(placement: isOn ? .primaryAction : .status) { Text("I") }
    }
  }

  @ViewBuilder private var bars: some View {
    Text("A").toolbar(.hidden)
    Text("A").toolbar(.hidden, for: .navigationBar, .tabBar)
    Text("A").toolbar(isOn ? .visible : .automatic, for: .bottomBar)
    Text("A").toolbar(removing: .title)
    Text("A").toolbarBackground(.visible, for: .navigationBar)
    Text("A").toolbarBackground(Color.red, for: .navigationBar)
    Text("A").toolbarBackground(.ultraThinMaterial, for: .tabBar, .navigationBar)
    Text("A").toolbarBackground(.hidden)
    Text("A").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    Text("A").toolbarVisibility(.hidden, for: .tabBar)
    Text("A").toolbarColorScheme(.dark, for: .navigationBar)
    Text("A").toolbarColorScheme(nil, for: .tabBar)
    Text("A").toolbarTitleDisplayMode(.inline)
    Text("A").toolbarTitleDisplayMode(.inlineLarge)
    Text("A").toolbarRole(.editor)
    Text("A").toolbarRole(.browser)
    Text("A").toolbarTitleMenu { Button("B") {} }
  }

  @ViewBuilder private var search: some View {
    Text("A").searchable(text: $text)
    Text("A").searchable(text: $text, prompt: "Find")
    Text("A").searchable(text: $text, prompt: prompt)
    Text("A").searchable(text: $text, prompt: Text("Find"))
    Text("A").searchable(text: $text, placement: .automatic)
    Text("A").searchable(text: $text, placement: .toolbar)
    Text("A").searchable(text: $text, placement: .sidebar, prompt: "Find")
    Text("A").searchable(
      text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: prompt)
    Text("A").searchable(text: $text, isPresented: $isOn)
    Text("A").searchable(text: $text, isPresented: $isOn, prompt: Text("Find"))
    Text("A").searchable(
      text: $text, isPresented: $isOn, placement: .navigationBarDrawer, prompt: "Find")
    Text("A").searchable(text: $text) { Text("B").searchCompletion("b") }
    Text("A").searchable(text: $text, placement: .toolbar, prompt: "Find") { Text("B") }
    Text("A").searchable(text: $text, tokens: $tokens) { Text("\($0.id)") }
    Text("A").searchable(
      text: $text, tokens: $tokens, placement: .automatic, prompt: Text("Find")
    ) { token in
      Text("\(token.id)")
    }
    Text("A").searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([Token(id: 1)])) {
      Text("\($0.id)")
    }
    Text("A").searchable(
      text: $text, editableTokens: $tokens, isPresented: $isOn
    ) { $token in
      Text("\(token.id)")
    }
    Text("A").searchFocused($isSearching)
  }

  @ViewBuilder private var scopes: some View {
    Text("A").searchable(text: $text)
      .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
    Text("A").searchable(text: $text)
      .searchScopes($scope, activation: .onSearchPresentation) { Text("B").tag(Scope.all) }
    Text("A").searchable(text: $text).searchSuggestions { Text("B").searchCompletion("b") }
    Text("A").searchable(text: $text).searchSuggestions(.hidden, for: .content)
    Text("A").searchable(text: $text)
      .searchSuggestions { Text("B").searchCompletion(Token(id: 1)) }
    Text("A").searchPresentationToolbarBehavior(.avoidHidingContent)
  }
}

/// The forms of tabs.
struct TabForms: View {
  private enum Place: Hashable { case home, away }

  @State private var chosen = 0
  @State private var place = Place.home
  @State private var name: String? = "a"
  @State private var customization = TabViewCustomization()

  var body: some View {
    items
    pages
    tabs
  }

  @ViewBuilder private var items: some View {
    TabView {
      Text("A").tabItem { Label("A", systemImage: "a.circle") }.badge(2)
      Text("B").tabItem { Text("B") }.badge("new")
      Text("C").tabItem {
        Image(systemName: "c.circle")
        Text("C")
      }
      Text("D").tabItem({ Image(systemName: "d.circle") }).tag(Place.home)
    }
    TabView(selection: $place) {
      Text("A").tabItem { Label("A", systemImage: "a.circle") }.tag(Place.home)
      Text("B").tabItem { Text("B") }.tag(Place.away)
    }
    TabView(selection: $name) { Text("A").tag("a" as String?) }
    TabView(selection: .constant(1)) { Text("A").tag(1) }
  }

  @ViewBuilder private var pages: some View {
    TabView(selection: $chosen) {
      ForEach(0..<3) { n in Text("\(n)").tag(n) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView { Text("A") }.tabViewStyle(.page)
    TabView { Text("A") }.tabViewStyle(PageTabViewStyle())
    TabView { Text("A") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
    TabView { Text("A") }.tabViewStyle(.automatic)
    TabView { Text("A") }.tabViewStyle(DefaultTabViewStyle())
    TabView { Text("A") }.tabViewStyle(.tabBarOnly)
  }

  @ViewBuilder private var tabs: some View {
    TabView(selection: $place) {
      Tab("A", systemImage: "a.circle", value: .home) { Text("A") }
      Tab("B", systemImage: "b.circle", value: Place.away, role: .search) { Text("B") }.badge(3)
      if chosen == 1 { Tab(value: Place.away, role: .search) { Text("C") } }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(.sidebar)
    TabView {
      Tab("A", systemImage: "a.circle") { Text("A") }
      Tab("B", image: "photo") { Text("B") }
      Tab(role: .search) { Text("C") }
      Tab {
        Text("D")
      } label: {
        Label("D", systemImage: "star")
      }
      TabSection("E") { Tab("F", systemImage: "star") { Text("F") } }
        .sectionActions { Button("I") {} }
      TabSection {
        Tab("G", systemImage: "star") { Text("G") }.customizationID("g")
      } header: {
        Text("H")
      }
    }
    .tabViewStyle(SidebarAdaptableTabViewStyle())
    .defaultAdaptableTabBarPlacement()
    .defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.tabBar)
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text("A") }
    .tabViewSidebarFooter { Text("B") }
    .tabViewSidebarBottomBar { Text("C") }
  }
}
