import StageSupport
import SwiftUI
import TestSupport
import Testing

/// A settings screen with rows of every kind.
struct SettingsSampler: View {
  @State private var isOn = true
  @State private var name = "Ann"
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 1_725_874_860)

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Version", value: "1.0.2")
        Toggle("Notifications", isOn: $isOn)
        Picker("Language", selection: $choice) {
          Text("English").tag(1)
          Text("Russian").tag(2)
        }
        DatePicker("Birthday", selection: $date, displayedComponents: .date)
      }
      Section {
        Label("Wi-Fi", systemImage: "wifi")
        Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right").badge(3)
        Toggle(isOn: $isOn) { Label("Airplane mode", systemImage: "airplane") }
      } footer: {
        Text("A footer explains what the rows above it do, in one or two lines.")
      }
      Section {
        Button("Sign out") {}
        Button("Delete account", role: .destructive) {}
      }
      Section {
        Picker("Plan", selection: $choice) {
          Text("Free").tag(1)
          Text("Paid").tag(2)
        }
        .pickerStyle(.inline)
      } header: {
        Text("Plan")
      }
    }
  }
}

@MainActor @Suite struct ListPictureTests {
  @Test(arguments: ["light", "dark", "rtl", "ax3"])
  func formIsDrawnInEverySetting(_ setting: String) throws {
    let size = CGSize(width: 390, height: 1000)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let usual = try Picture(SettingsSampler(), size: size, environment: environment)
    switch setting {
    case "dark": environment.colorScheme = .dark
    case "rtl": environment.layoutDirection = .rightToLeft
    case "ax3": environment.dynamicTypeSize = .accessibility3
    default: break
    }
    let drawn = try Picture(
      SettingsSampler(), size: size, environment: environment, named: "form-" + setting)
    #expect(drawn.warnings == [] && drawn.inked > 0.05)
    // The same again only where the setting is the usual one.
    #expect(drawn.equals(usual) == (setting == "light"))
  }

  @Test(arguments: ["plain", "grouped", "sidebar", "inset"])
  func listStylesAreDrawn(_ style: String) throws {
    let list = List {
      Section("First") {
        ForEach(0..<3) { Text("Row \($0)") }
      }
      Section {
        HStack {
          Image(systemName: "star")
          VStack(alignment: .leading) {
            Text("Title")
            Text("Subtitle").font(.caption).foregroundStyle(.secondary)
          }
        }
        Text("Hidden line").listRowSeparator(.hidden)
        Text("Red").listRowBackground(Color.red.opacity(0.3))
        Text("Insets").listRowInsets(EdgeInsets())
      } header: {
        Text("Second")
      } footer: {
        Text("Footer")
      }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
    }
    func picture(_ view: some View, _ name: String?) throws -> Picture {
      try Picture(view, size: CGSize(width: 390, height: 640), named: name)
    }
    let drawn =
      switch style {
      case "plain": try picture(list.listStyle(.plain), "list-plain")
      case "grouped": try picture(list.listStyle(.grouped), "list-grouped")
      case "sidebar": try picture(list.listStyle(.sidebar), "list-sidebar")
      default: try picture(list.listStyle(.inset), "list-inset")
      }
    #expect(drawn.warnings == [] && drawn.inked > 0.05)
    // No style is drawn as the one that lists have by themselves in a form.
    #expect(try !drawn.equals(picture(list.listStyle(.insetGrouped), nil)))
  }

  @Test func textsAreWrittenInTheirSurroundings() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    func string(_ text: Text) throws -> String? {
      let host = ViewHost(text, text: SquareText(), assets: FixedPictures())
      _ = try host.render(
        in: Surroundings(size: CGSize(width: 400, height: 100), environment: environment))
      return host.rootElement?.spokenLabel
    }
    let now = environment.referenceDate
    #expect(try string(Text(now, style: .date)) == "January 9, 2024")
    #expect(try string(Text(now.addingTimeInterval(3723), style: .timer)) == "1:02:03")
    #expect(try string(Text(now.addingTimeInterval(-7500), style: .relative)) == "2 hr, 5 min")
    #expect(try string(Text(now.addingTimeInterval(86_400), style: .offset)) == "+1 day")
    #expect(try string(Text(12.5, format: .number)) == "12.5")
    var attributed = try AttributedString(markdown: "a **b** c")
    attributed.foregroundColor = .red
    #expect(try string(Text(attributed)) == "a b c")
  }

  @Test func redactedTextsAreBars() throws {
    let host = ViewHost(
      Text("Secret").redacted(reason: .placeholder), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 400, height: 100)))
    #expect(textColors(list.items).isEmpty)
    #expect(list.items.count == 1)
  }

  @Test func tasksRunBeforeThePicture() throws {
    struct Loading: View {
      @State private var name = "…"
      var body: some View { Text(name).task { name = await load() } }
      func load() async -> String { "Loaded" }
    }
    let host = ViewHost(Loading(), text: SquareText(), assets: FixedPictures())
    _ = try host.render(in: Surroundings(size: CGSize(width: 400, height: 100)))
    #expect(host.rootElement?.spokenLabel == "Loaded")
  }
}
