import SwiftUI

/// The forms of buttons, links and menus.
struct ButtonForms: View {
  @State private var order = "A"
  private let title = "Title"
  private let address = URL(fileURLWithPath: "/")

  var body: some View {
    buttons
    styles
    links
    menus
  }

  private func act() {}

  @ViewBuilder private var buttons: some View {
    Button("A") {}
    Button(title) {}
    Button("A", action: act)
    Button(action: act) { Text("A") }
    Button(action: act, label: { Text("A") })
    Button(role: .cancel, action: act) { Label("A", systemImage: "star") }
    Button(role: .destructive) {
      act()
    } label: {
      Text("A")
    }
    Button("A", role: .destructive, action: act)
    Button(title, role: .destructive) {}
    Button("A", role: nil) {}
    Button("A", systemImage: "trash", action: act)
    Button("A", systemImage: "trash", role: .destructive) {}
    Button(title, systemImage: "trash") {}
    Button("A", image: ImageResource(name: "photo", bundle: .main)) {}
    Button {
      act()
    } label: {
      Image(systemName: "plus")
    }
    Button {
      Task { @MainActor in act() }
    } label: {
      HStack {
        Image(systemName: "plus")
        Text("A")
      }
      .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var styles: some View {
    Button("A") {}.buttonStyle(.automatic)
    Button("A") {}.buttonStyle(.plain)
    Button("A") {}.buttonStyle(PlainButtonStyle())
    Button("A") {}.buttonStyle(.borderless)
    Button("A") {}.buttonStyle(BorderlessButtonStyle())
    Button("A") {}.buttonStyle(DefaultButtonStyle())
    Button("A") {}.buttonStyle(.bordered).controlSize(.mini)
    Button("A") {}.buttonStyle(.borderedProminent).controlSize(.extraLarge)
    Button("A") {}.buttonStyle(BorderedProminentButtonStyle()).buttonBorderShape(.capsule)
    Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 4))
    Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.circle).controlSize(ControlSize.large)
    Button("A") {}.buttonBorderShape(.automatic).buttonBorderShape(ButtonBorderShape.capsule)
    Button("A") {}.buttonStyle(Pressed())
    Button("A") {}.buttonStyle(.pressed)
    Button("A") {}.buttonStyle(Primitive())
    VStack { Button("A") {} }.buttonStyle(.bordered).tint(.pink)
    Button("A") {}.keyboardShortcut(.defaultAction)
    Button("A") {}.keyboardShortcut("k")
    Button("A") {}.keyboardShortcut("k", modifiers: [.command, .shift])
    Button("A") {}.keyboardShortcut(.return, modifiers: [])
    Button("A") {}.keyboardShortcut(KeyboardShortcut("a", modifiers: .command))
    Button("A") {}.keyboardShortcut(KeyEquivalent("b"), modifiers: .option)
    Button("A") {}.disabled(true)
    Button("A") {}.disabled(title.isEmpty || order.count > 3)
    VStack { Button("A") {} }.disabled(false)
    Button("A") {}.allowsHitTesting(false)
    Button("A") {}.allowsHitTesting(!title.isEmpty)
    Button("A") {}.labelStyle(.iconOnly).buttonRepeatBehavior(.enabled)
    EditButton()
    EditButton().disabled(true)
    RenameButton()
  }

  @ViewBuilder private var links: some View {
    Link("Site", destination: address)
    Link(title, destination: address)
    Link(destination: address) { Label("Site", systemImage: "link") }
    ShareLink(item: address)
    ShareLink(item: "text")
    ShareLink("Share", item: address)
    ShareLink("Share", item: "text", preview: SharePreview("Preview"))
    ShareLink(item: "text", subject: Text("S"), message: Text("M")) { Text("Send") }
    ShareLink(item: address, preview: SharePreview("A", image: Image(systemName: "star"))) {
      Label("Send", systemImage: "star")
    }
    ShareLink(items: ["a", "b"])
    ShareLink(items: [address], subject: Text("S")) { Text("Send") }
    ShareLink(items: ["a"]) { SharePreview($0) }
    PasteButton(payloadType: String.self) { _ in }
  }

  @ViewBuilder private var menus: some View {
    Menu("Menu") {
      Button("A") {}
      Divider()
      Button("B", role: .destructive) {}
      Section("C") { Button("D") {} }
      Menu("E") { Button("F") {} }
      Picker("G", selection: $order) { Text("A").tag("A") }
      ControlGroup { Button("H", systemImage: "star") {} }
    }
    Menu(title) { Button("A") {} }
    Menu {
      Button("A") {}
    } label: {
      Image(systemName: "ellipsis")
    }
    .menuStyle(.borderlessButton)
    Menu(content: { Button("A") {} }, label: { Text("B") })
    Menu("Menu") {
      Button("A") {}
    } primaryAction: {
      act()
    }
    Menu {
      Button("A") {}
    } label: {
      Text("B")
    } primaryAction: {
    }
    Menu("Menu", systemImage: "gear") { Text("x") }
    Menu("Menu", systemImage: "gear") {
      Text("x")
    } primaryAction: {
      act()
    }
    Menu("Menu") { Text("x") }.menuStyle(.button).buttonStyle(.bordered)
    Menu("Menu") { Text("x") }.menuStyle(ButtonMenuStyle()).menuIndicator(.hidden)
    Menu("Menu") { Text("x") }.menuStyle(.automatic).menuOrder(.fixed)
    Menu("Menu") { Text("x") }.menuStyle(Framed())
    Menu("Menu") { Text("x").menuActionDismissBehavior(.disabled) }
  }
}

private struct Pressed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
      .foregroundStyle(configuration.role == .destructive ? .red : .blue)
  }
}

extension ButtonStyle where Self == Pressed {
  fileprivate static var pressed: Pressed { Pressed() }
}

private struct Primitive: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

private struct Framed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).border(.red)
  }
}

/// The forms of what holds a value.
struct ValueForms: View {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
  }

  @State private var isOn = true
  @State private var switches = [true, false]
  @State private var number = 0.5
  @State private var count = 3
  @State private var optional: Int?
  @State private var flavour = Flavour.mint
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  private let title = "Title"

  var body: some View {
    toggles
    sliders
    steppers
    pickers
    datePickers
  }

  @ViewBuilder private var toggles: some View {
    Toggle("A", isOn: $isOn)
    Toggle(title, isOn: $isOn)
    Toggle(isOn: $isOn) { Label("A", systemImage: "star") }
    Toggle(isOn: $isOn, label: { Text("A") })
    Toggle("A", systemImage: "star", isOn: $isOn)
    Toggle(title, systemImage: "star", isOn: $isOn)
    Toggle("A", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    Toggle("A", isOn: .constant(true))
    Toggle("A", sources: $switches, isOn: \.self)
    Toggle(sources: $switches, isOn: \.self) { Text("A") }
    Toggle(isOn: $isOn) {
      Text("A")
      Text("More")
    }
    Toggle("A", isOn: $isOn).toggleStyle(.switch)
    Toggle("A", isOn: $isOn).toggleStyle(.button)
    Toggle("A", isOn: $isOn).toggleStyle(.automatic)
    Toggle("A", isOn: $isOn).toggleStyle(SwitchToggleStyle())
    Toggle("A", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .purple))
    Toggle("A", isOn: $isOn).toggleStyle(Checked())
    Toggle("A", isOn: $isOn).labelsHidden()
    VStack { Toggle("A", isOn: $isOn) }.labelsHidden().toggleStyle(ButtonToggleStyle())
    VStack { Toggle("A", isOn: $isOn) }.labelsVisibility(.hidden)
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $number)
    Slider(value: $number, in: 0...10)
    Slider(value: $number, in: 0...10, step: 2)
    Slider(value: $number, in: 0...10) { Text("A") }
    Slider(value: $number, in: 0...10, step: 1) { _ in }
    Slider(value: $number, onEditingChanged: { _ in })
    Slider(value: $number, in: 0...10, onEditingChanged: { editing in isOn = editing })
    Slider(value: $number, in: 0...10, step: 1) { Text("A") }
    Slider(value: $number) {
      Text("A")
    } onEditingChanged: { _ in
    }
    Slider(value: $number, in: 0...1) {
      Text("A")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $number, in: 0...10, step: 5) {
      Text("A")
    } minimumValueLabel: {
      Image(systemName: "tortoise")
    } maximumValueLabel: {
      Image(systemName: "hare")
    } onEditingChanged: { _ in
    }
    Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...5, step: 1)
    Slider(value: $number, in: -1...1).tint(.red).disabled(true)
  }

  @ViewBuilder private var steppers: some View {
    Stepper("A", value: $count)
    Stepper(title, value: $number)
    Stepper("A: \(count)", value: $count, in: 0...5)
    Stepper("A: \(count)", value: $count, in: 0...5, step: 2)
    Stepper("A", value: $count, step: 2)
    Stepper("A", value: $count, in: 0...5) { _ in }
    Stepper("A", value: $number, in: 0...5, step: 0.5, format: .number)
    Stepper(value: $count) { Text("A") }
    Stepper(value: $count, in: 0...5) { Text("A") }
    Stepper(value: $count, in: 0...5, step: 2) {
      Text("A")
    } onEditingChanged: { _ in
    }
    Stepper("A", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
    Stepper("A", onIncrement: nil, onDecrement: nil) { _ in }
    Stepper {
      Text("A")
    } onIncrement: {
      count += 1
    } onDecrement: {
      count -= 1
    }
  }

  @ViewBuilder private var pickers: some View {
    Picker("A", selection: $count) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    Picker(title, selection: $optional) {
      Text("None").tag(nil as Int?)
      Text("One").tag(Optional(1))
      Text("Two").tag(2 as Int?)
    }
    Picker(selection: $count) {
      ForEach([1, 2], id: \.self) { Text(String($0)) }
    } label: {
      Text("A")
    }
    Picker("A", selection: $flavour) {
      ForEach(Flavour.allCases) { flavour in Text(flavour.rawValue.capitalized) }
    }
    Picker("A", selection: $flavour) {
      Section("B") { Text("Mint").tag(Flavour.mint) }
      Divider()
      Label("Vanilla", systemImage: "star").tag(Flavour.vanilla)
    }
    Picker(selection: $count, label: Text("A")) { Text("1").tag(1) }
    Picker("A", systemImage: "star", selection: $count) { Text("1").tag(1) }
    Picker("A", selection: $count) {
      Text("1").tag(1)
    } currentValueLabel: {
      Text("B")
    }
    Picker("A", sources: $switches, selection: \.self) { Text("On").tag(true) }
    Picker("A", selection: $count.animation()) { Text("1").tag(1, includeOptional: false) }
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.automatic)
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.menu)
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(MenuPickerStyle())
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.segmented)
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(SegmentedPickerStyle())
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.wheel)
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(WheelPickerStyle())
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.inline)
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(InlinePickerStyle())
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(DefaultPickerStyle())
    Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.palette)
    NavigationStack {
      Picker("A", selection: $count) { Text("1").tag(1) }.pickerStyle(.navigationLink)
      Picker("A", selection: $count) { Text("1") }.pickerStyle(NavigationLinkPickerStyle())
    }
    .frame(height: 100)
    ColorPicker("A", selection: $color)
    ColorPicker(title, selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("A") }
    ColorPicker(selection: $color, supportsOpacity: true) { Text("A") }
  }

  @ViewBuilder private var datePickers: some View {
    DatePicker("A", selection: $date)
    DatePicker(title, selection: $date, displayedComponents: .date)
    DatePicker("A", selection: $date, displayedComponents: .hourAndMinute)
    DatePicker("A", selection: $date, in: date..., displayedComponents: [.date, .hourAndMinute])
    DatePicker("A", selection: $date, in: ...date)
    DatePicker("A", selection: $date, in: date...date.addingTimeInterval(60))
    DatePicker(selection: $date) { Text("A") }
    DatePicker(selection: $date, displayedComponents: [.date]) { Text("A") }
    DatePicker(selection: $date, in: ...date, displayedComponents: .date) { Text("A") }
    DatePicker(selection: $date, in: date..., label: { Text("A") })
    DatePicker("A", selection: $date).datePickerStyle(.automatic)
    DatePicker("A", selection: $date).datePickerStyle(.compact)
    DatePicker("A", selection: $date).datePickerStyle(.graphical)
    DatePicker("A", selection: $date).datePickerStyle(.wheel)
    DatePicker("A", selection: $date).datePickerStyle(WheelDatePickerStyle())
    DatePicker("A", selection: $date).datePickerStyle(CompactDatePickerStyle())
    DatePicker("A", selection: $date).datePickerStyle(GraphicalDatePickerStyle()).labelsHidden()
  }
}

private struct Checked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
      configuration.label
      Text(configuration.$isOn.wrappedValue ? "A" : "B")
    }
  }
}

/// The forms of what shows a state.
struct StatusForms: View {
  @State private var isOpen = true
  private let title = "Title"
  private let level = 0.4
  private let date = Date(timeIntervalSince1970: 0)
  private let progress = Progress(totalUnitCount: 10)

  var body: some View {
    progressViews
    gauges
    labelled
    groups
    unavailable
    timelines
  }

  @ViewBuilder private var progressViews: some View {
    ProgressView()
    ProgressView("A")
    ProgressView(title)
    ProgressView { Text("A") }
    ProgressView(value: level)
    ProgressView(value: 40, total: 100)
    ProgressView(value: level as Double?)
    ProgressView("A", value: level)
    ProgressView(title, value: level, total: 1)
    ProgressView(value: level) { Text("A") }
    ProgressView(value: level, total: 2) {
      Text("A")
    } currentValueLabel: {
      Text("40 %")
    }
    ProgressView(progress)
    ProgressView(timerInterval: date...date.addingTimeInterval(60))
    ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: false) {
      Text("A")
    }
    ProgressView(value: level).progressViewStyle(.linear)
    ProgressView(value: level).progressViewStyle(.circular)
    ProgressView().progressViewStyle(.automatic)
    ProgressView().progressViewStyle(CircularProgressViewStyle())
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView(value: level).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView(value: level).progressViewStyle(DefaultProgressViewStyle())
    ProgressView(value: level).progressViewStyle(Percent())
    ProgressView().tint(.red).controlSize(.large)
    ProgressView().scaleEffect(2)
  }

  @ViewBuilder private var gauges: some View {
    Gauge(value: level) { Text("A") }
    Gauge(value: level, in: 0...2) { Text("A") }
    Gauge(value: level) {
      Text("A")
    } currentValueLabel: {
      Text("0.4")
    }
    Gauge(value: level, in: 0...2) {
      Text("A")
    } currentValueLabel: {
      Text("0.4")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("2")
    }
    Gauge(value: level) { Text("A") }.gaugeStyle(.automatic)
    Gauge(value: level) { Text("A") }.gaugeStyle(.accessoryLinear)
    Gauge(value: level) { Text("A") }.gaugeStyle(.accessoryCircular).tint(.red)
    Gauge(value: level) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)
    Gauge(value: level) { Text("A") }.gaugeStyle(.linearCapacity)
    Gauge(value: level) { Text("A") }.gaugeStyle(.accessoryLinearCapacity)
      .tint(Gradient(colors: [.green, .red]))
  }

  @ViewBuilder private var labelled: some View {
    LabeledContent("A", value: "B")
    LabeledContent(title, value: title)
    LabeledContent("A", value: 12, format: .number)
    LabeledContent("A", value: level, format: .percent)
    LabeledContent("A") { Text("B") }
    LabeledContent(title) { Toggle("B", isOn: $isOpen) }
    LabeledContent {
      Text("B")
    } label: {
      Text("A")
      Text("More")
    }
    LabeledContent("A", value: "B").labeledContentStyle(.automatic)
    LabeledContent("A", value: "B").labeledContentStyle(Stacked())
  }

  @ViewBuilder private var groups: some View {
    DisclosureGroup("A") { Text("B") }
    DisclosureGroup(title) { Text("B") }
    DisclosureGroup("A", isExpanded: $isOpen) { Text("B") }
    DisclosureGroup {
      Text("B")
    } label: {
      Text("A")
    }
    DisclosureGroup(isExpanded: $isOpen) {
      Text("B")
    } label: {
      Text("A")
    }
    DisclosureGroup(isExpanded: $isOpen, content: { Text("B") }, label: { Text("A") })
    DisclosureGroup("A") { Text("B") }.disclosureGroupStyle(.automatic)
    DisclosureGroup("A") { Text("B") }.disclosureGroupStyle(Folded())
    GroupBox { Text("B") }
    GroupBox("A") { Text("B") }
    GroupBox(title) { Text("B") }
    GroupBox(label: Label("A", systemImage: "star")) { Text("B") }
    GroupBox {
      Text("B")
    } label: {
      Text("A")
    }
    GroupBox("A") { Text("B") }.groupBoxStyle(.automatic).backgroundStyle(.red)
    GroupBox("A") { Text("B") }.groupBoxStyle(Carded())
    ControlGroup { Button("A") {} }
    ControlGroup("A") { Button("B") {} }
    ControlGroup("A", systemImage: "star") { Button("B") {} }
    ControlGroup {
      Button("B") {}
    } label: {
      Text("A")
    }
    ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)
  }

  @ViewBuilder private var unavailable: some View {
    ContentUnavailableView("A", systemImage: "tray")
    ContentUnavailableView(title, systemImage: "tray", description: Text("B"))
    ContentUnavailableView("A", image: "photo", description: Text("B"))
    ContentUnavailableView(title, image: "photo")
    ContentUnavailableView(
      LocalizedStringResource("A"), systemImage: "tray", description: Text("B"))
    ContentUnavailableView(LocalizedStringResource("A"), image: "photo")
    ContentUnavailableView {
      Label("A", systemImage: "tray")
    } actions: {
      Button("C") {}
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "x")
    ContentUnavailableView { Label("A", systemImage: "tray") }
    ContentUnavailableView {
      Label("A", systemImage: "tray")
    } description: {
      Text("B")
    }
    ContentUnavailableView {
      Label("A", systemImage: "tray")
    } description: {
      Text("B")
    } actions: {
      Button("C") {}
    }
  }

  @ViewBuilder private var timelines: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.cadence == .live ? "A" : "B")
    }
    TimelineView(.animation) { _ in Text("A") }
    TimelineView(.animation(minimumInterval: 1, paused: false)) { timeline in
      Text("\(timeline.date.timeIntervalSinceReferenceDate)")
    }
    TimelineView(.explicit([date])) { _ in Text("A") }
    TimelineView(EveryMinuteTimelineSchedule()) { _ in Text("A") }
    TimelineView(PeriodicTimelineSchedule(from: date, by: 60)) { _ in Text("A") }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(configuration.fractionCompleted ?? 0)")
    configuration.currentValueLabel
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Folded: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

private struct Carded: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
