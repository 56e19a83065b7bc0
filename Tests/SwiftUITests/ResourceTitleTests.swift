import StageSupport
import SwiftUI
import TestSupport
import Testing

extension LocalizedStringResource {
  fileprivate static var ferry: LocalizedStringResource {
    LocalizedStringResource("Ferry.Title", defaultValue: "Ferry")
  }

  fileprivate static func day(number: Int) -> LocalizedStringResource {
    LocalizedStringResource("Day.Title", defaultValue: "Day \(number)")
  }
}

/// Titles by constants of string catalogues.
@MainActor @Suite struct ResourceTitleTests {
  private struct Page: View {
    @State private var isOn = false
    @State private var name = ""

    var body: some View {
      NavigationStack {
        Form {
          Section(.day(number: 1)) { Text(.day(number: 2)) }
          Button(.day(number: 3)) {}
          Button(.day(number: 4), systemImage: "star", role: .destructive) {}
          Toggle(.day(number: 5), isOn: $isOn)
          TextField(.day(number: 6), text: $name)
          Label(.day(number: 7), systemImage: "star")
          LabeledContent(.day(number: 8), value: "x")
          Picker(.day(number: 9), selection: $isOn) { Text("Yes").tag(false) }
          DisclosureGroup(.day(number: 10)) {}
        }
        .navigationTitle(.ferry)
      }
    }
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {
      "Ferry.Title": {"localizations": {"ru": {"stringUnit": {"value": "Паром"}}}},
      "Day.Title": {"localizations": {"ru": {"stringUnit": {"value": "День %(number)lld"}}}},
      "Odd": {"localizations": {"en": {"stringUnit": {"value": "%(of %1$lld) 5 % (%1$lld"}}}}}}
    """

  private func texts<V: View>(_ view: V, _ locale: String) throws -> [String] {
    let folder = try Folder(["Localizable.xcstrings": Self.catalogue])
    let resources = AppResources(folder.url)
    return try withExtendedLifetime(folder) {
      try Stage(view) {
        $0.locale = Locale(identifier: locale)
        resources.install(in: &$0)
      }.texts()
    }
  }

  @Test func controlsTakeThem() throws {
    let texts = try texts(Page(), "en_US")
    #expect(texts.contains("Ferry") && texts.contains("DAY 1"))
    for number in 2...10 { #expect(texts.contains("Day \(number)"), "\(number)") }
  }

  @Test func aTranslationOfAKeyThatIsANameHasItsValues() throws {
    let texts = try texts(Page(), "ru_RU")
    #expect(texts.contains("Паром") && texts.contains("ДЕНЬ 1"))
    for number in 2...10 { #expect(texts.contains("День \(number)"), "\(number)") }
  }

  @Test func anAlertTakesOne() throws {
    let view = Text("x").alert(.day(number: 3), isPresented: .constant(true)) {
      Button(.ferry, role: .cancel) {}
    }
    let texts = try texts(view, "en_US")
    #expect(texts.contains("Day 3") && texts.contains("Ferry"))
  }

  @Test func aParenthesisThatHoldsNoNameIsText() throws {
    let odd = LocalizedStringResource("Odd", defaultValue: "\(3)")
    #expect(try texts(Text(odd), "en_US") == ["%(of 3) 5 % (3"])
  }
}
