import StageSupport
import SwiftUI
import Testing

/// Every control in its usual states.
struct ControlSampler: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var level = 0.4
  @State private var name = ""
  @State private var choice = "b"
  @State private var color = Color.orange
  @State private var date = Date(timeIntervalSince1970: 1_725_874_860)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      }
      HStack {
        Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        Button("Large", systemImage: "star.fill") {}.buttonStyle(.borderedProminent)
          .controlSize(.large)
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
        Button("Off") {}.buttonStyle(.bordered).disabled(true)
      }
      Label("Label", systemImage: "heart")
      LabeledContent("Version", value: "1.0")
      Toggle("Toggle", isOn: $isOn)
      Toggle("Toggle", isOn: $isOff)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Slider(value: $level) {
        Text("Level")
      } minimumValueLabel: {
        Image(systemName: "sun.min")
      } maximumValueLabel: {
        Image(systemName: "sun.max")
      }
      Stepper("Stepper", value: $level, in: 0...1)
      ProgressView("Loading", value: level)
      HStack(spacing: 30) {
        ProgressView()
        ProgressView("Wait").controlSize(.large)
        ProgressView(value: level).progressViewStyle(.circular)
        Gauge(value: level) {
          Text("G")
        } currentValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: level) {
          Text("G")
        } currentValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
      fields
    }
    .padding()
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name)
    TextField("Name", text: .constant("Ann")).textFieldStyle(.roundedBorder)
    SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
    HStack {
      Picker("Menu", selection: $choice) { options }
      Menu("Menu", systemImage: "ellipsis.circle") { Button("A") {} }
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
    }
    Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
    DatePicker("Date", selection: $date)
    ColorPicker("Colour", selection: $color)
    DisclosureGroup("More", isExpanded: $isOn) { Text("Inside") }
    GroupBox("Box") { Text("Content") }
    ShareLink(item: "x")
  }

  @ViewBuilder private var options: some View {
    Text("One").tag("a")
    Text("Two").tag("b")
    Text("Three").tag("c")
    Text("Four").tag("d")
  }
}

@MainActor @Suite struct ControlPictureTests {
  @Test(arguments: ["light", "dark", "rtl", "ax5", "contrast"])
  func controlsAreDrawnInEverySetting(_ setting: String) throws {
    var size = CGSize(width: 390, height: 1080)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let usual = try Picture(ControlSampler(), size: size, environment: environment)
    switch setting {
    case "dark": environment.colorScheme = .dark
    case "rtl": environment.layoutDirection = .rightToLeft
    case "ax5":
      environment.dynamicTypeSize = .accessibility5
      size.height = 2600
    case "contrast": environment.colorSchemeContrast = .increased
    default: break
    }
    let drawn = try Picture(
      ControlSampler(), size: size, environment: environment, named: "controls-" + setting)
    #expect(drawn.warnings == [] && drawn.inked > 0.05)
    // The same again only where the setting is the usual one.
    #expect(drawn.image.height != usual.image.height || drawn.equals(usual) == (setting == "light"))
  }

  @Test func largePickersAreDrawn() throws {
    func picture(_ view: some View, named name: String? = nil) throws -> Picture {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "en_US")
      return try Picture(
        view, size: CGSize(width: 390, height: 760), environment: environment, named: name)
    }
    let pickers = try picture(
      VStack(spacing: 16) {
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 1_725_274_860)))
          .datePickerStyle(.graphical)
        Picker("Wheel", selection: .constant(4)) {
          ForEach(0..<10) { Text("Row \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
      }
      .padding(), named: "pickers")
    let unavailable = try picture(
      ContentUnavailableView(
        "No Mail", systemImage: "tray.fill", description: Text("New mails will appear here.")),
      named: "unavailable")
    #expect(pickers.warnings == [] && pickers.inked > 0.02)
    #expect(unavailable.warnings == [] && unavailable.inked > 0.002)
    // The controls: a picture that is not there is told, and an empty view has one colour.
    #expect(try !picture(Image("no-such-picture")).warnings.isEmpty)
    #expect(try picture(Color.white).inked == 0)
  }
}
