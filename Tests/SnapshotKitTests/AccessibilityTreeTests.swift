import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

@MainActor private let inspector = try? ScreenInspector()

@MainActor func tree<Content: View>(
  @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
) throws -> String {
  let inspector = try #require(inspector)
  let screen = Screen("tree", title: "Tree") { content() }
  let traits = SnapshotTraits(device: "iphone-15-pro")
  return try inspector.trees(of: screen, as: traits)[0].tree.text()
}

/// A control, and the lines that UIKit's accessibility gives it.
private struct Control: Sendable, CustomTestStringConvertible {
  let name: String
  let lines: String
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  init<Content: View>(
    _ name: String, _ lines: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) { (self.name, self.lines, self.view) = (name, lines, { AnyView(view()) }) }
}

private let toggleHint = "[hint: Double tap to toggle setting.]"
private let adjustHint = "[hint: Swipe up or down with one finger to adjust the value.]"
private let editHint = "[hint: Double tap to edit.]"

/// 9 September 2024, 9:41 UTC, a Monday.
private let morning = Date(timeIntervalSince1970: 1_725_874_860)

private let controls: [Control] = [
  Control("text", "1. Fruits.") { Text(verbatim: "Fruits") },
  Control("label", "1. Settings.") { Label("Settings", systemImage: "gear") },
  Control("symbol", "1. Add. Image.") { Image(systemName: "plus") },
  Control("labelled symbol", "1. Favourite. Image.") {
    Image(systemName: "heart.fill").accessibilityLabel("Favourite")
  },
  Control("button", "1. Delete. Button.") { Button("Delete") {} },
  Control("disabled button", "1. Delete. Dimmed. Button.") { Button("Delete") {}.disabled(true) },
  Control("button of several", "1. Museum, 12 rooms. Button.") {
    Button {
    } label: {
      VStack {
        Image(systemName: "building")
        Text(verbatim: "Museum")
        Text(verbatim: "12 rooms")
      }
    }
  },
  Control("symbol button", "1. Delete. Button.") {
    Button(action: {}, label: { Image(systemName: "trash") })
  },
  Control("link", "1. Map. Link.") {
    Link(destination: URL(fileURLWithPath: "/")) { Text(verbatim: "Map") }
  },
  Control("switch on", "1. Wi-Fi. Switch Button. On.  \(toggleHint)") {
    Toggle("Wi-Fi", isOn: .constant(true))
  },
  Control("switch off, disabled", "1. Wi-Fi. Dimmed. Switch Button. Off.") {
    Toggle("Wi-Fi", isOn: .constant(false)).disabled(true)
  },
  Control("switch without its label", "1. Wi-Fi. Switch Button. On.  \(toggleHint)") {
    Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
  },
  Control("toggle button", "1. Selected: Bold. Switch Button. On.  \(toggleHint)") {
    Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
  },
  Control(
    "slider", "1. Volume: 75%. Adjustable.  \(adjustHint)  [actions: increment, decrement]"
  ) { Slider(value: .constant(0.75)) { Text(verbatim: "Volume") } },
  Control(
    "slider of ten", "1. Volume: 3. Adjustable.  \(adjustHint)  [actions: increment, decrement]"
  ) { Slider(value: .constant(3.0), in: 0...10) { Text(verbatim: "Volume") } },
  Control(
    "stepper", "1. Rooms, Decrement. Button.\n2. Rooms, Increment. Dimmed. Button."
  ) { Stepper("Rooms", value: .constant(5), in: 1...5) },
  Control("menu picker", "1. Font: Serif. Button.") {
    Picker("Font", selection: .constant(1)) { Text(verbatim: "Serif").tag(1) }
  },
  Control(
    "segments", "View:\n  1. Selected: Map. Button. 1 of 2.\n  2. List. Button. 2 of 2."
  ) {
    Picker("View", selection: .constant(0)) {
      Text(verbatim: "Map").tag(0)
      Text(verbatim: "List").tag(1)
    }
    .pickerStyle(.segmented)
  },
  Control(
    "wheel", "1. Hour: 7. Adjustable.  \(adjustHint)  [actions: increment, decrement]"
  ) {
    Picker("Hour", selection: .constant(7)) {
      ForEach(0..<12) { Text(verbatim: "\($0)").tag($0) }
    }
    .pickerStyle(.wheel)
  },
  Control(
    "date wheels",
    zip(["Month: September", "Day: 9", "Year: 2024"], 1...3).map { part, index in
      "\(index). \(part). Adjustable.  \(adjustHint)  [actions: increment, decrement]"
    }.joined(separator: "\n")
  ) {
    DatePicker("Date", selection: .constant(morning), displayedComponents: .date)
      .datePickerStyle(.wheel)
  },
  Control("edit button", "1. Edit. Button.") { EditButton() },
  Control("share link", "1. Share…. Button.") { ShareLink(item: "Trip") },
  Control("paste button", "1. Paste. Button.") {
    PasteButton(payloadType: String.self) { _ in }
  },
  Control("rename button", "1. Rename. Button.") { RenameButton() },
  Control("empty field", "1. Name. Text Field.  \(editHint)") {
    TextField("Name", text: .constant(""))
  },
  Control("filled field", "1. Ada. Text Field.  \(editHint)") {
    TextField("Name", text: .constant("Ada"))
  },
  Control("secure field", "1. •••. Secure Text Field.  \(editHint)") {
    SecureField("Password", text: .constant("abc"))
  },
  Control(
    "editor",
    "1. Dear all. Text Field.  "
      + "[hint: Double tap to edit. Use the rotor to access Misspelled Words]"
  ) {
    TextEditor(text: .constant("Dear all"))
  },
  Control("progress", "1. Sending: 40%.  [traits: updatesFrequently]") {
    ProgressView("Sending", value: 0.4)
  },
  Control("spinner", "1. In progress.  [traits: updatesFrequently]") { ProgressView() },
  Control("menu", "1. More. Button.") { Menu("More") { Button("Copy") {} } },
  Control("disclosure", "1. Details: Collapsed. Button.  [hint: Double tap to expand]") {
    DisclosureGroup("Details") { Text(verbatim: "x") }
  },
  Control("labelled content", "1. City: Saransk.") { LabeledContent("City", value: "Saransk") },
  Control("disabled slider", "1. Volume: 75%. Dimmed. Adjustable.") {
    Slider(value: .constant(0.75)) { Text(verbatim: "Volume") }.disabled(true)
  },
  Control("gauge", "1. Battery: 80%.") {
    Gauge(value: 0.8) { Text(verbatim: "Battery") }
  },
  Control("gauge of labels", "1. Battery: four fifths.") {
    Gauge(value: 80, in: 0...100) {
      Text(verbatim: "Battery")
    } currentValueLabel: {
      Text(verbatim: "four fifths")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "100")
    }
    .gaugeStyle(.accessoryCircular)
  },
  Control("navigation link", "1. Museum, 12 rooms. Button.") {
    NavigationStack {
      List {
        NavigationLink {
          Text(verbatim: "x")
        } label: {
          VStack {
            Text(verbatim: "Museum")
            Text(verbatim: "12 rooms")
          }
        }
      }
    }
  },
  Control(
    "inline picker",
    "1. Size. Heading.\n2. Small. Button.\n3. Selected: Large. Button.\nHeadings: Size"
  ) {
    List {
      Picker("Size", selection: .constant(1)) {
        Text(verbatim: "Small").tag(0)
        Text(verbatim: "Large").tag(1)
      }
      .pickerStyle(.inline)
    }
  },
  Control("link picker", "1. Font: Serif. Button.") {
    List {
      Picker("Font", selection: .constant(1)) { Text(verbatim: "Serif").tag(1) }
        .pickerStyle(.navigationLink)
    }
  },
  Control(
    "palette", "Colour:\n  1. Selected: Red. Button. 1 of 2.\n  2. Blue. Button. 2 of 2."
  ) {
    Picker("Colour", selection: .constant(0)) {
      Text(verbatim: "Red").tag(0)
      Text(verbatim: "Blue").tag(1)
    }
    .pickerStyle(.palette)
  },
  Control("compact dates", "1. Date.\n2. Date Picker: Sep 9, 2024. Button.") {
    DatePicker("Date", selection: .constant(morning), displayedComponents: .date)
      .environment(\.timeZone, .gmt)
  },
  Control("colour", "1. Tint: blue. Button.") {
    ColorPicker("Tint", selection: .constant(.blue))
  },
  Control(
    "pages",
    "1. First.\n2. page 1 of 2. Adjustable.  \(adjustHint)  [actions: increment, decrement]"
      + "  [input: Page control]"
  ) {
    TabView {
      Text(verbatim: "First")
      Text(verbatim: "Second")
    }
    .tabViewStyle(.page)
  },
  Control(
    "tabs", "1. Page.\nTab Bar:\n  2. Selected: Home. Tab. 1 of 2.\n  3. Map. Tab. 2 of 2."
  ) {
    TabView {
      Text(verbatim: "Page").tabItem { Label("Home", systemImage: "house") }
      Text(verbatim: "Other").tabItem { Label("Map", systemImage: "map") }
    }
  },
  Control("section", "1. FRUITS. Heading.\n2. Apple.\n3. Ripe.\nHeadings: FRUITS") {
    List {
      Section {
        Text(verbatim: "Apple")
      } header: {
        Text(verbatim: "Fruits")
      } footer: {
        Text(verbatim: "Ripe")
      }
    }
  },
  Control("row with actions", "1. Row.  [actions: Delete, Pin]") {
    List {
      Text(verbatim: "Row")
        .swipeActions { Button("Delete") {} }
        .swipeActions(edge: .leading) { Button("Pin") {} }
    }
  },
  Control("row that is deleted", "1. Row.  [actions: Delete]") {
    List { ForEach(0..<1, id: \.self) { _ in Text(verbatim: "Row") }.onDelete { _ in } }
  },
  Control("context menu", "1. Photo.  [actions: Copy, Share]") {
    Text(verbatim: "Photo").contextMenu {
      Button("Copy") {}
      Button("Share") {}
    }
  },
  Control("nothing there", "1. No Mail. Heading.\n2. None yet.\nHeadings: No Mail") {
    ContentUnavailableView(
      "No Mail", systemImage: "tray", description: Text(verbatim: "None yet"))
  },
  Control("tapped", "1. Card.") { Text(verbatim: "Card").onTapGesture {} },
  Control("containers", "1. Inside.") {
    ScrollView { GroupBox { VStack { HStack { ZStack { Group { Text(verbatim: "Inside") } } } } } }
  },
  Control("shapes", "") {
    VStack {
      Circle()
      Divider()
      Spacer()
      Color.red
    }
  },
]

@Suite struct AccessibilityTreeTests {
  @MainActor @Test(arguments: controls)
  private func controlsReadAsUIKitsDo(_ control: Control) throws {
    #expect(try tree { control.view() } == control.lines)
  }

  @MainActor @Test func childrenAreCombinedIgnoredContainedAndHidden() throws {
    let row = HStack {
      Image(systemName: "person.circle.fill")
      Text(verbatim: "John")
      Text(verbatim: "Online")
    }
    #expect(try tree { row.accessibilityElement(children: .combine) } == "1. John, Online.")
    #expect(try tree { row.accessibilityElement().accessibilityLabel("Me") } == "1. Me.")
    #expect(
      try tree { row.accessibilityElement(children: .contain).accessibilityLabel("Card") }
        == "Card:\n  1. Account. Image.\n  2. John.\n  3. Online.")
    #expect(try tree { row.accessibilityHidden(true) } == "")
    #expect(try tree { row.opacity(0) } == "")
    #expect(
      try tree { row.accessibilityRepresentation { Toggle("Seen", isOn: .constant(true)) } }
        == "1. Seen. Switch Button. On.  \(toggleHint)")
  }

  @MainActor @Test func linesAreReadFromTopToBottomAndByPriority() throws {
    let text = try tree {
      VStack {
        HStack {
          Text(verbatim: "A")
          Text(verbatim: "B").padding(.top, 4)
        }
        Text(verbatim: "C").accessibilitySortPriority(1)
        Text(verbatim: "D")
      }
    }
    #expect(text == "1. C.\n2. A.\n3. B.\n4. D.")
    let mirrored = try tree {
      HStack {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored == "1. A.\n2. B." || mirrored == "1. B.\n2. A.")
  }

  @MainActor @Test func actionsHeadingsRotorsAndContentAreCarried() throws {
    let text = try tree {
      VStack {
        Text(verbatim: "Title").accessibilityHeading(.h2)
        Text(verbatim: "Row").accessibilityAction(named: "Delete") {}
          .accessibilityCustomContent("Size", "12 MB")
          .accessibilityInputLabels(["Line"])
          .accessibilityHint("Opens the row").accessibilityIdentifier("row")
        Text(verbatim: "Stars").accessibilityValue("3").accessibilityAdjustableAction { _ in }
        VStack { Text(verbatim: "Chapter") }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Chapters") { AccessibilityRotorEntry("One", id: 1) }
      }
    }
    #expect(
      text == """
        1. Title. Heading.  [heading: 2]
        2. Row.  [hint: Opens the row]  [actions: Delete]  [input: Line]  [more: Size: 12 MB]  [id: row]
        3. Stars: 3. Adjustable.  \(adjustHint)  [actions: increment, decrement]
        Group:  [rotor: Chapters: One]
          4. Chapter.
        Headings: Title (2)
        """)
  }

  @MainActor @Test func barsStandBeforeAndBehindTheContentAndModalsAlone() throws {
    let page = NavigationStack {
      List { Text(verbatim: "Row") }
        .navigationTitle(Text(verbatim: "Page")).navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add") {} }
    }
    #expect(try tree { page } == "1. Page. Heading.\n2. Add. Button.\n3. Row.\nHeadings: Page")
    let alert = try tree {
      page.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(alert == "1. Sure?. Heading.\n2. Yes. Button.\nHeadings: Sure?")
  }

  @MainActor
  @Test(arguments: [
    (
      "en",
      """
      1. A, Decrement. Dimmed. Button.
      2. A, Increment. Button.
      3. B. Switch Button. On.  [hint: Double tap to toggle setting.]
      4. C: Collapsed. Button.  [hint: Double tap to expand]
      5. Add. Image.
      6. In progress.  [traits: updatesFrequently]
      """
    ),
    (
      "ru",
      """
      1. A, Уменьшить. Недоступно. Кнопка.
      2. A, Увеличить. Кнопка.
      3. B. Кнопка-переключатель. Вкл.  [hint: Коснитесь дважды, чтобы переключить настройку.]
      4. C: Свёрнуто. Кнопка.  [hint: Коснитесь дважды, чтобы развернуть]
      5. Добавить. Изображение.
      6. Выполняется.  [traits: updatesFrequently]
      """
    ),
    (
      "fr",
      """
      1. A, Diminuer. Estompé. Bouton.
      2. A, Augmenter. Bouton.
      3. B. Bouton bascule. Activé.  [hint: Touchez deux fois pour activer ou désactiver le réglage.]
      4. C: Réduit. Bouton.  [hint: Touchez deux fois pour développer]
      5. Ajouter. Image.
      6. En cours.  [traits: updatesFrequently]
      """
    ),
  ])
  func theSystemSpeaksTheScreensLanguage(_ language: String, _ lines: String) throws {
    let inspector = try #require(inspector)
    let screen = Screen("tree", title: "Tree") { SpokenPage() }
    let traits = SnapshotTraits(device: "iphone-15-pro", variant: .locale(language))
    #expect(try inspector.trees(of: screen, as: traits)[0].tree.text() == lines)
  }

  @MainActor @Test func daysAreReadWithWeekdayAndMonth() throws {
    let lines = try tree {
      DatePicker(
        "Date", selection: .constant(morning.addingTimeInterval(86_400)),
        in: morning.addingTimeInterval(-5 * 86_400)...morning.addingTimeInterval(5 * 86_400),
        displayedComponents: .date
      )
      .datePickerStyle(.graphical).environment(\.timeZone, .gmt)
      .environment(\.referenceDate, morning)
    }.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
    #expect(
      lines.first
        == "Month: September 2024. Button. Adjustable.  \(adjustHint)  [actions: increment, decrement]"
    )
    // No other month has a day within the bounds.
    #expect(lines[1...2] == ["Previous Month. Dimmed. Button.", "Next Month. Dimmed. Button."])
    #expect(lines.contains("Today, Monday, September 9. Button."))
    #expect(lines.contains("Selected: Tuesday, September 10. Button."))
    #expect(lines.contains("Sunday, September 1. Dimmed. Button."))
    let russian = try tree {
      DatePicker("Date", selection: .constant(morning), displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "ru_RU"))
        .environment(\.referenceDate, morning)
    }
    #expect(russian.contains("Selected: Сегодня, понедельник, 9 сентября. Button."))
    #expect(russian.contains("Предыдущий месяц. Button."))
  }

  @MainActor @Test func aSearchFieldKeepsTheButtonThatClearsIt() throws {
    let typed = try tree { Searched(text: "Ada") }.split(separator: "\n")
    #expect(typed.first?.hasPrefix("1. Search: Ada. ") == true, "\(typed)")
    #expect(typed.dropFirst().first == "2. Clear text. Button.", "\(typed)")
    #expect(typed.dropFirst(2).first == "3. Cancel. Button.", "\(typed)")
    #expect(try tree { Searched(text: "") }.contains("Clear text") == false)
  }

  @MainActor @Test func theWayBackIsReadBeforeWhatStandsBesideIt() throws {
    let page = try tree {
      NavigationStack(path: .constant(NavigationPath([1]))) {
        Text(verbatim: "Root").navigationTitle(Text(verbatim: "Books"))
          .navigationDestination(for: Int.self) { _ in
            Text(verbatim: "Chapter").navigationTitle(Text(verbatim: "Ada"))
              .navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                ToolbarItem(placement: .topBarLeading) { Button("Pin") {} }
              }
          }
      }
    }
    #expect(
      page
        == "1. Back Button.\n2. Pin. Button.\n3. Ada. Heading.\n4. Edit. Button.\n5. Chapter.\nHeadings: Ada"
    )
  }

  @MainActor @Test func sheetsAndPopupsAreClosedAndDragged() throws {
    let half = try tree {
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text(verbatim: "Inside").navigationTitle(Text(verbatim: "Card"))
            .navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.medium, .large])
      }
    }
    #expect(
      half.hasPrefix("1. Sheet Grabber: Half screen. Button. Adjustable.  \(adjustHint)"), "\(half)"
    )
    #expect(half.contains("2. Card. Heading.") && !half.contains("Below"))
    let full = try tree {
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) { Text(verbatim: "Inside") }
    }
    #expect(full == "1. Inside.")
    let dialog = try tree {
      Text(verbatim: "Below").confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      }
    }
    #expect(dialog == "1. Delete. Button.\n2. Cancel. Button.\n3. Dismiss popup. Button.")
    let popover = try tree {
      Text(verbatim: "Below").popover(isPresented: .constant(true)) {
        Text(verbatim: "Inside").presentationCompactAdaptation(.popover)
      }
    }
    #expect(popover == "1. Inside.\n2. Dismiss popup. Button.")
  }

  @MainActor @Test func factsThatAreNotSpokenAreCarried() throws {
    #expect(
      try tree { Facts() } == """
        1. Alarm.  [activation: 100,20]
        2. Timer.  [linked: clocks]  [rotor entry: timer]
        3. Watch.  [focused: true]  [responds: false]
        4. let a = 1.  [text: sourceCode]
        5. Map.  [actions: scroll top, scroll leading, scroll bottom, scroll trailing, zoom in, zoom out]
        """)
  }

  @Test func theTableIsHeldByControls() throws {
    for spoken in spokenControls {
      let control = try #require(controls.first { $0.name == spoken.control }, "\(spoken.control)")
      let lines = control.lines.split(separator: "\n").map(String.init)
      #expect(lines.isEmpty == spoken.lines.isEmpty, "\(spoken.view)")
      for pattern in spoken.lines {
        #expect(
          lines.contains { SpokenControl.matches($0, pattern) }, "\(spoken.view): \(pattern)")
      }
    }
  }

  @Test func linesOfTheTableAreToldApart() {
    #expect(
      SpokenControl.matches("  2. Wi-Fi. Switch Button. On.  [hint: x]", "*. Switch Button. On."))
    #expect(!SpokenControl.matches("2. Wi-Fi. Switch Button. Off.", "*. Switch Button. On."))
    #expect(!SpokenControl.matches("1. Map. Link.", "*. Button."))
    #expect(!SpokenControl.matches("1. Map. Link.", "*."))
    #expect(!SpokenControl.matches("1. Volume: 75%. Adjustable.", "*. Adjustable."))
    #expect(!SpokenControl.matches("1. Selected: Map. Button.", "*. Button."))
  }
}

@MainActor private struct SpokenPage: View {
  @State private var rooms = 1
  @State private var isOn = true

  var body: some View {
    VStack {
      Stepper("A", value: $rooms, in: 1...5)
      Toggle("B", isOn: $isOn)
      DisclosureGroup("C") { Text(verbatim: "D") }
      Image(systemName: "plus")
      ProgressView()
    }
  }
}

private struct Searched: View {
  @State var text: String

  var body: some View {
    NavigationStack {
      Text(verbatim: "Page").searchable(text: $text, isPresented: .constant(true))
        .navigationTitle(Text(verbatim: "Books"))
    }
  }
}

private struct Facts: View {
  @Namespace private var space
  @AccessibilityFocusState private var hasFocus: Bool

  var body: some View {
    VStack {
      Text(verbatim: "Alarm").frame(width: 100, height: 40)
        .accessibilityElement(children: .combine)
        .accessibilityActivationPoint(.trailing)
      Text(verbatim: "Timer").accessibilityLinkedGroup(id: "clocks", in: space)
        .accessibilityRotorEntry(id: "timer", in: space)
      Text(verbatim: "Watch").accessibilityRespondsToUserInteraction(false)
        .accessibilityFocused($hasFocus)
      Text(verbatim: "let a = 1").accessibilityTextContentType(.sourceCode)
      Text(verbatim: "Map").accessibilityScrollAction { _ in }.accessibilityZoomAction { _ in }
    }
    .onAppear { hasFocus = true }
  }
}
