import SwiftUI

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var isOn = false
  var children: [Item]?
}

/// The forms of lists, forms and tables.
struct ListForms: View {
  @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B", children: [])]
  @State private var selected: Int?
  @State private var several: Set<Int> = [1]
  @State private var isOpen = true
  @State private var mode = EditMode.active
  @State private var order = [KeyPathComparator(\Item.name)]
  private let title = "Title"

  var body: some View {
    lists
    styles
    sections
    rows
    swipes
    forms
    tables
  }

  @ViewBuilder private var lists: some View {
    List { Text("A") }
    List(items) { Text($0.name) }
    List(items, id: \.id) { item in Text(item.name) }
    List(items, id: \.name) { item in Text(item.name) }
    List(0..<2) { Text("\($0)") }
    List(0..<items.count, id: \.self) { Text("\($0)") }
    List($items) { $item in TextField("A", text: $item.name) }
    List($items, id: \.name) { $item in Toggle("A", isOn: $item.isOn) }
    List($items, editActions: .delete) { $item in Text(item.name) }
    List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
    List(items, selection: $selected) { Text($0.name) }
    List(items, selection: $several) { Text($0.name) }.environment(\.editMode, $mode)
    List(items, id: \.name, selection: .constant(nil as String?)) { Text($0.name) }
    List(selection: $selected) { ForEach(items) { Text($0.name).tag($0.id) } }
    List(selection: $several) { ForEach(items) { Text($0.name) } }
    List($items, selection: $selected) { $item in Text(item.name) }
    List(items, children: \.children) { Text($0.name) }
    List(items, id: \.id, children: \.children) { Text($0.name) }
    List(items, children: \.children, selection: $selected) { Text($0.name) }
    List {
      OutlineGroup(items, children: \.children) { Text($0.name) }
      OutlineGroup(items[0], children: \.children) { Text($0.name) }
      ForEach(items) { Text($0.name) }
        .onDelete { _ in }
        .onMove { _, _ in }
        .onInsert(of: [.text]) { _, _ in }
      ForEach(items) { Text($0.name) }.onDelete(perform: delete).onMove(perform: move)
      ForEach(items) { Text($0.name) }.onDelete(perform: nil).onMove(perform: nil)
      ForEach(items) { Text($0.name) }
        .onDelete { offsets in items.remove(atOffsets: offsets) }
        .onMove { from, to in items.move(fromOffsets: from, toOffset: to) }
      ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
      ForEach($items, editActions: .all) { $item in Text(item.name) }
      ForEach(items, id: \.self) { Text($0.name).deleteDisabled(true).moveDisabled(true) }
    }
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(from: IndexSet, to: Int) { items.move(fromOffsets: from, toOffset: to) }

  @ViewBuilder private var styles: some View {
    List { Text("A") }.listStyle(.automatic)
    List { Text("A") }.listStyle(.insetGrouped)
    List { Text("A") }.listStyle(.grouped)
    List { Text("A") }.listStyle(.plain)
    List { Text("A") }.listStyle(.inset)
    List { Text("A") }.listStyle(.sidebar)
    List { Text("A") }.listStyle(PlainListStyle())
    List { Text("A") }.listStyle(GroupedListStyle())
    List { Text("A") }.listStyle(InsetGroupedListStyle())
    List { Text("A") }.listStyle(InsetListStyle())
    List { Text("A") }.listStyle(SidebarListStyle())
    List { Text("A") }.listStyle(DefaultListStyle())
    List { Text("A") }.listRowSpacing(8).listRowSpacing(nil)
    List { Text("A") }.listSectionSpacing(.compact)
    List { Text("A") }.listSectionSpacing(12)
    List { Text("A") }.scrollContentBackground(.hidden).background(Color.red)
    List { Text("A") }.scrollContentBackground(.automatic)
    List { Text("A") }.environment(\.defaultMinListRowHeight, 20)
    List { Text("A") }.environment(\.defaultMinListHeaderHeight, 20)
    List { Text("A") }.environment(\.editMode, .constant(.active))
    List { Text("A") }.refreshable {}
    List { Text("A") }.headerProminence(.increased)
  }

  @ViewBuilder private var sections: some View {
    List {
      Section { Text("A") }
      Section("A") { Text("B") }
      Section(title) { Text("B") }
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
      } footer: {
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
      Section(content: { Text("B") }, header: { Text("A") })
      Section("A", isExpanded: $isOpen) { Text("B") }
      Section(isExpanded: $isOpen) {
        Text("B")
      } header: {
        Text("A")
      }
      Section("A") { Text("B") }.listSectionSeparator(.hidden)
      Section("A") { Text("B") }.listSectionSeparator(.hidden, edges: .top)
      Section("A") { Text("B") }.listSectionSeparatorTint(.red)
    }
  }

  @ViewBuilder private var rows: some View {
    List {
      Text("A").listRowInsets(EdgeInsets())
      Text("A").listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
      Text("A").listRowInsets(nil)
      Text("A").listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
      Text("A").listRowSeparator(.hidden)
      Text("A").listRowSeparator(.hidden, edges: .bottom)
      Text("A").listRowSeparator(isOpen ? .visible : .automatic, edges: [.top, .bottom])
      Text("A").listRowSeparatorTint(.red)
      Text("A").listRowSeparatorTint(nil, edges: .top)
      Text("A").listRowBackground(Color.yellow)
      Text("A").listRowBackground(Capsule().fill(.blue))
      Text("A").listRowBackground(isOpen ? Color.red : nil)
      Text("A").listRowBackground(
        RoundedRectangle(cornerRadius: 8).fill(.background).padding(2))
      Text("A").listItemTint(.red)
      Label("A", systemImage: "star").listItemTint(ListItemTint.monochrome)
      Label("A", systemImage: "star").listItemTint(.fixed(.red))
      Text("A").badge(3)
      Text("A").badge("new")
      Text("A").badge(Text("new").bold())
      Text("A").badge(0).badge(nil as Text?)
      Text("A").badgeProminence(.increased)
      Text("A").selectionDisabled()
      Text("A").selectionDisabled(isOpen)
      Text("A").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
      Text("A").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
    }
  }

  @ViewBuilder private var swipes: some View {
    List {
      Text("A").swipeActions { Button("B") {} }
      Text("A").swipeActions(edge: .leading) { Button("B") {}.tint(.green) }
      Text("A").swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button("B", role: .destructive) {}
        Button("C", systemImage: "flag") {}.tint(.orange)
      }
      Text("A").swipeActions(allowsFullSwipe: true) {
        Button(role: .destructive) {
        } label: {
          Label("B", systemImage: "trash")
        }
      }
    }
  }

  @ViewBuilder private var forms: some View {
    Form { Section("A") { Text("B") } }
    Form { Text("A") }.formStyle(.grouped)
    Form { Text("A") }.formStyle(.automatic)
    Form { Text("A") }.formStyle(.columns)
    Form { Text("A") }.formStyle(GroupedFormStyle())
    Form { Text("A") }.formStyle(Plain())
    Form {
      if isOpen { Text("A") }
      ForEach(items) { Text($0.name) }
      Toggle("A", isOn: $isOpen)
      LabeledContent("A", value: "B")
    }
    .navigationTitle("A")
  }

  @ViewBuilder private var tables: some View {
    Table(items) {
      TableColumn("A", value: \.name)
      TableColumn("B") { item in Text("\(item.id)") }.width(80)
      TableColumn("C") { (item: Item) in Text(item.name) }.width(min: 20, ideal: 40, max: 60)
    }
    Table(items, selection: $selected) { TableColumn("A", value: \.name) }
    Table(items, selection: $several) { TableColumn("A", value: \.name) }
    Table(items, sortOrder: $order) { TableColumn("A", value: \.name) }
    Table(of: Item.self) {
      TableColumn("A", value: \.name)
    } rows: {
      ForEach(items) { TableRow($0) }
    }
    Table(selection: $several, sortOrder: $order) {
      TableColumn("A", value: \.name)
    } rows: {
      Section { ForEach(items) { TableRow($0) } }
      Section("A") { ForEach(items) { TableRow($0) } }
      Section(title) { ForEach(items) { TableRow($0) } }
      Section {
        ForEach(items) { item in TableRow(item) }
      } header: {
        Text("A")
      }
    }
    Table(items) { TableColumn(title, value: \.name) }.tableStyle(.inset)
    Table(items) { TableColumn(Text("A")) { Text($0.name) } }.tableColumnHeaders(.hidden)
  }
}

private struct Plain: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.content }
  }
}
