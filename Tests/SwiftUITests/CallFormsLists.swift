import SwiftUI
import Testing

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var children: [Item]?
}

/// The forms in which lists are called, as Apple documents them: they compile and are drawn.
@MainActor
struct ListForms: View {
  @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B", children: [])]
  @State private var selected: Int?
  @State private var several: Set<Int> = [1]
  @State private var isOpen = true
  @State private var mode = EditMode.active

  var body: some View {
    List { Text("A") }.listStyle(.insetGrouped)
    List(items) { Text($0.name) }.listStyle(.plain)
    List(items, id: \.id) { item in Text(item.name) }.listStyle(PlainListStyle())
    List(0..<2) { Text("\($0)") }.listStyle(GroupedListStyle())
    List($items) { $item in TextField("A", text: $item.name) }
    List(items, selection: $selected) { Text($0.name) }
    List(items, selection: $several) { Text($0.name) }.environment(\.editMode, $mode)
    List(selection: $selected) { ForEach(items) { Text($0.name).tag($0.id) } }
    List(items, children: \.children) { Text($0.name) }.listStyle(.sidebar)
    List {
      ForEach(items) { Text($0.name) }
        .onDelete { _ in }
        .onMove { _, _ in }
        .listRowBackground(Color.yellow)
      ForEach($items) { $item in Toggle(item.name, isOn: $isOpen) }
      Section { Text("A") }
      Section("A") { Text("B") }
      Section(header: Text("A")) { Text("B") }
      Section(header: Text("A"), footer: Text("C")) { Text("B") }
      Section(footer: Text("C")) { Text("B") }
      Section {
        Text("B")
      } header: {
        Text("A")
      }
      Section {
        Text("B")
      } header: {
        Text("A")
      } footer: {
        Text("C")
      }
      .headerProminence(.increased)
      Section("A", isExpanded: $isOpen) { Text("B") }
      Text("A")
        .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        .listRowSeparator(.hidden)
        .listRowSeparator(.hidden, edges: .bottom)
        .listRowSeparatorTint(.red)
        .listRowBackground(Capsule().fill(.blue))
        .swipeActions { Button("A") {} }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("B") {} }
        .badge(3)
        .badge("new")
    }
    .listRowSpacing(8)
    .listSectionSpacing(.compact)
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 20)
    Form { Section("A") { Text("B") } }.formStyle(.grouped)
    Table(items) {
      TableColumn("A", value: \.name)
      TableColumn("B") { item in Text("\(item.id)") }.width(80)
    }
  }
}

/// Modifiers that a still accepts.
@MainActor
struct AcceptedForms: View {
  @Namespace private var space
  @State private var isOn = false
  @AccessibilityFocusState private var hasFocus: Bool

  var body: some View {
    Text("A")
      .accessibilityLabel("B")
      .accessibilityLabel(Text("B"))
      .accessibilityValue("1")
      .accessibilityHint("C")
      .accessibilityIdentifier("id")
      .accessibilityHidden(false)
      .accessibilityElement()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage)
      .accessibilityAction {}
      .accessibilityAction(named: "D") {}
      .accessibilitySortPriority(1)
      .accessibilityFocused($hasFocus)
      .accessibility(label: Text("B"))
      .accessibility(identifier: "id")
      .accessibility(hidden: false)
      .accessibility(addTraits: .isButton)
    Text("A")
      .help("B")
      .onHover { _ in }
      .hoverEffect()
      .animation(.easeInOut(duration: 0.2), value: isOn)
      .animation(.default, value: isOn)
      .transition(.opacity)
      .transition(.move(edge: .bottom).combined(with: .opacity))
      .transition(.asymmetric(insertion: .scale, removal: .slide))
      .contentTransition(.numericText())
      .matchedGeometryEffect(id: "a", in: space)
      .sensoryFeedback(.success, trigger: isOn)
      .symbolEffect(.bounce, value: isOn)
      .redacted(reason: .placeholder)
      .unredacted()
      .privacySensitive()
      .task {}
      .task(id: isOn) {}
      .onOpenURL { _ in }
      .onDrag { NSItemProvider() }
      .onDrop(of: [.image], isTargeted: nil) { _ in true }
      .draggable("A")
      .dropDestination(for: String.self) { _, _ in true }
      .fileImporter(isPresented: $isOn, allowedContentTypes: [.json]) { _ in }
      .defersSystemGestures(on: .all)
      .focusable()
  }
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View { Text("A").previewLayout(.sizeThatFits) }
}

@MainActor
@Test func listFormsAreDrawn() throws {
  let picture = Picture(size: CGSize(width: 390, height: 4000))
  try picture.write("forms-lists", VStack { ListForms() })
  try picture.write("forms-accepted", VStack { AcceptedForms() })
}

@MainActor
@Test func menuOpensAndChooses() throws {
  struct Screen: View {
    @State private var choice = 1
    var body: some View {
      VStack {
        Text("Choice \(choice)")
        Picker("Plan", selection: $choice) {
          Text("Free").tag(1)
          Text("Paid").tag(2)
        }
      }
    }
  }
  let host = ViewHost(Screen(), text: SquareText(), assets: NoAssets())
  let surroundings = Surroundings(size: CGSize(width: 390, height: 844))
  _ = try host.render(in: surroundings)
  #expect(throws: InteractionError.self) { try host.tap("Paid") }
  try host.tap("Free")
  _ = try host.render(in: surroundings)
  try host.tap("Paid")
  _ = try host.render(in: surroundings)
  #expect(host.rootElement?.spokenLabel.contains("Choice 2") == true)
}
