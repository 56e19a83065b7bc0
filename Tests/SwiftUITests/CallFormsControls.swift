import SwiftUI
import Testing

/// The forms in which controls are called, as Apple documents them: they compile and are drawn.
@MainActor
struct ButtonForms: View {
  let title = "Title"
  var body: some View {
    Button("A") {}
    Button(title) {}
    Button("A", action: act)
    Button(action: act) { Text("A") }
    Button(role: .cancel, action: act) { Label("A", systemImage: "star") }
    Button("A", role: .destructive, action: act)
    Button(title, role: .destructive) {}
    Button("A", systemImage: "trash", action: act)
    Button("A", systemImage: "trash", role: .destructive) {}
    Button {
      act()
    } label: {
      Image(systemName: "plus")
    }
    .buttonStyle(.borderless)
    Group {
      Button("A") {}.buttonStyle(.plain)
      Button("A") {}.buttonStyle(PlainButtonStyle())
      Button("A") {}.buttonStyle(.bordered).controlSize(.mini)
      Button("A") {}.buttonStyle(BorderedProminentButtonStyle()).buttonBorderShape(.capsule)
      Button("A") {}.buttonBorderShape(.roundedRectangle(radius: 4)).tint(.pink)
      Button("A") {}.keyboardShortcut(.defaultAction)
      Button("A") {}.keyboardShortcut("k", modifiers: [.command, .shift])
      Button("A") {}.disabled(true)
      Link("Site", destination: URL(fileURLWithPath: "/"))
      Link(destination: URL(fileURLWithPath: "/")) { Label("Site", systemImage: "link") }
      ShareLink(item: "text")
      ShareLink("Share", item: "text", preview: SharePreview("Preview"))
      ShareLink(item: "text", subject: Text("S"), message: Text("M")) { Text("Send") }
      EditButton()
      Menu("Menu") {
        Button("A") {}
        Divider()
        Button("B", role: .destructive) {}
      }
      Menu {
        Button("A") {}
      } label: {
        Image(systemName: "ellipsis")
      }
      .menuStyle(.borderlessButton)
      Menu("Menu") {
      } primaryAction: {
      }
      Menu("Menu", systemImage: "gear") { Text("x") }
    }
  }

  func act() {}
}

@MainActor
struct ValueForms: View {
  @State private var isOn = true
  @State private var number = 0.5
  @State private var count = 3
  @State private var optional: Int?
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  let title = "Title"
  var body: some View {
    Group {
      Toggle("A", isOn: $isOn)
      Toggle(title, isOn: $isOn).toggleStyle(.switch)
      Toggle(isOn: $isOn) { Label("A", systemImage: "star") }.labelsHidden()
      Toggle("A", systemImage: "star", isOn: $isOn).toggleStyle(.button)
      Toggle("A", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .purple))
      Slider(value: $number)
      Slider(value: $number, in: 0...10)
      Slider(value: $number, in: 0...10, step: 2)
      Slider(value: $number, in: 0...10) { Text("A") }
      Slider(value: $number, in: 0...10, step: 1) { _ in }
      Slider(value: $number, in: 0...1) {
        Text("A")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { _ in
      }
      Stepper("A", value: $count)
      Stepper("A: \(count)", value: $count, in: 0...5, step: 2)
      Stepper(value: $count, in: 0...5) { Text("A") }
      Stepper("A", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper(title, onIncrement: nil, onDecrement: nil)
    }
    Group {
      Picker("A", selection: $count) { ForEach(0..<3) { Text("\($0)").tag($0) } }
      Picker(title, selection: $optional) {
        Text("None").tag(nil as Int?)
        Text("One").tag(Optional(1))
      }
      Picker(selection: $count) {
        ForEach([1, 2], id: \.self) { Text(String($0)) }
      } label: {
        Text("A")
      }
      .pickerStyle(.segmented)
      Picker(selection: $count, label: Text("A")) { Text("1").tag(1) }
        .pickerStyle(SegmentedPickerStyle())
      Picker("A", systemImage: "star", selection: $count) { Text("1").tag(1) }
        .pickerStyle(.menu)
      Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.wheel)
      Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.inline)
      Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.navigationLink)
      DatePicker("A", selection: $date)
      DatePicker("A", selection: $date, displayedComponents: .date)
      DatePicker("A", selection: $date, in: date..., displayedComponents: [.date, .hourAndMinute])
      DatePicker("A", selection: $date, in: ...date).datePickerStyle(.compact)
      DatePicker(selection: $date) { Text("A") }.datePickerStyle(.graphical)
      DatePicker(title, selection: $date).datePickerStyle(WheelDatePickerStyle())
      ColorPicker("A", selection: $color)
      ColorPicker("A", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("A") }
    }
  }
}

@MainActor
struct StatusForms: View {
  @State private var isOpen = true
  let title = "Title"
  let level = 0.4
  var body: some View {
    Group {
      ProgressView()
      ProgressView("A")
      ProgressView(title)
      ProgressView { Text("A") }
      ProgressView(value: level)
      ProgressView(value: 40, total: 100).progressViewStyle(.linear)
      ProgressView("A", value: level)
      ProgressView(value: level) {
        Text("A")
      } currentValueLabel: {
        Text("40 %")
      }
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
      ProgressView().progressViewStyle(.circular).tint(.red).controlSize(.large)
      Gauge(value: level) { Text("A") }
      Gauge(value: level, in: 0...2) {
        Text("A")
      } currentValueLabel: {
        Text("0.4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("2")
      }
      .gaugeStyle(.accessoryLinear)
    }
    Group {
      Label("A", systemImage: "star").labelStyle(.iconOnly)
      Label(title, systemImage: "star").labelStyle(.titleAndIcon)
      Label {
        Text("A")
      } icon: {
        Circle().frame(width: 10, height: 10)
      }
      .labelStyle(TitleOnlyLabelStyle())
      LabeledContent("A", value: "B")
      LabeledContent("A", value: 12, format: .number)
      LabeledContent("A") { Text("B") }
      LabeledContent {
        Text("B")
      } label: {
        Text("A")
        Text("More")
      }
      DisclosureGroup("A") { Text("B") }
      DisclosureGroup("A", isExpanded: $isOpen) { Text("B") }
      DisclosureGroup(isExpanded: $isOpen) {
        Text("B")
      } label: {
        Text("A")
      }
      GroupBox { Text("B") }
      GroupBox("A") { Text("B") }
      GroupBox(label: Label("A", systemImage: "star")) { Text("B") }
      GroupBox {
        Text("B")
      } label: {
        Text("A")
      }
      ContentUnavailableView("A", systemImage: "tray")
      ContentUnavailableView("A", systemImage: "tray", description: Text("B"))
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "x")
      ContentUnavailableView {
        Label("A", systemImage: "tray")
      } description: {
        Text("B")
      } actions: {
        Button("C") {}
      }
      AsyncImage(url: URL(string: "https://example.org/a.png"))
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFit()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
      TimelineView(.periodic(from: .now, by: 1)) { _ in Text("A") }
      TimelineView(.animation) { _ in Text("A") }
    }
  }
}

@MainActor
struct TextForms: View {
  enum Field: Hashable { case name, mail }

  @State private var text = ""
  @State private var amount = 12.0
  @State private var count: Int? = 3
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  let title = "Title"
  var body: some View {
    Group {
      TextField("A", text: $text)
      TextField(title, text: $text)
      TextField("A", text: $text, prompt: Text("B"))
      TextField("A", text: $text, axis: .vertical).lineLimit(2...4)
      TextField(text: $text) { Text("A") }
      TextField("A", value: $amount, format: .number)
      TextField("A", value: $count, format: .number)
      TextField("A", value: $amount, formatter: NumberFormatter())
      TextField("A", text: $text, onEditingChanged: { _ in }, onCommit: {})
      SecureField("A", text: $text)
      SecureField(text: $text, prompt: Text("B")) { Text("A") }
      TextEditor(text: $text).scrollContentBackground(.hidden).frame(height: 40)
    }
    .textFieldStyle(.roundedBorder)
    .focused($isFocused)
    .focused($field, equals: .name)
    .onSubmit { field = .mail }
    .submitLabel(.next)
    .keyboardType(.emailAddress)
    .textContentType(.emailAddress)
    .autocorrectionDisabled()
    .disableAutocorrection(true)
    .textInputAutocapitalization(.never)
    .autocapitalization(.none)
    TextField("A", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("A", text: $text).textFieldStyle(PlainTextFieldStyle())
    Text("A").textSelection(.enabled)
    Text(amount, format: .percent) + Text(" of \(count ?? 0)")
    Text(Date.now, style: .relative)
    Text(Date.now...Date.now.addingTimeInterval(60))
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    Text(AttributedString("A"))
  }
}

@MainActor
@Test func controlFormsAreDrawn() throws {
  let picture = Picture(size: CGSize(width: 390, height: 4000))
  try picture.write("forms-buttons", VStack { ButtonForms() })
  try picture.write("forms-values", VStack { ValueForms() })
  try picture.write("forms-status", VStack { StatusForms() })
  try picture.write("forms-text", VStack { TextForms() })
}
