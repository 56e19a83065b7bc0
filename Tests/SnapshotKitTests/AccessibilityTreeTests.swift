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
  Control("empty field", "1. Name. Text Field.  \(editHint)") {
    TextField("Name", text: .constant(""))
  },
  Control("filled field", "1. Ada. Text Field.  \(editHint)") {
    TextField("Name", text: .constant("Ada"))
  },
  Control("secure field", "1. •••. Secure Text Field.  \(editHint)") {
    SecureField("Password", text: .constant("abc"))
  },
  Control("editor", "1. Dear all. Text Field.  \(editHint)") {
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
  Control("shapes", "") {
    VStack {
      Circle()
      Divider()
      Spacer()
      Color.red
    }
  },
]

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
