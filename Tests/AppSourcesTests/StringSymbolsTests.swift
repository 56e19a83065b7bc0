import Foundation
import Testing

@testable import AppSources

/// Constants of string catalogues in a folder that each test writes.
struct StringSymbolsTests {
  /// A key, whether it is managed by hand, and its value in English.
  private typealias Row = (key: String, isManual: Bool, value: String)

  private func symbols(
    _ rows: [Row], table: String = "Localizable", besides texts: [String] = []
  ) throws -> StringSymbols {
    let strings = rows.map { row in
      let state = row.isManual ? "manual" : "extracted_with_value"
      return """
        "\(row.key)": {"extractionState": "\(state)", "localizations":
          {"en": {"stringUnit": {"state": "translated", "value": "\(row.value)"}}}}
        """
    }
    let text =
      #"{"sourceLanguage": "en", "strings": {"# + strings.joined(separator: ",") + "}}"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(table).xcstrings"))
    return StringSymbols(folders: [folder], besides: texts)
  }

  @Test func aKeyManagedByHandIsAConstant() throws {
    let text = try symbols([
      ("Alert.Title", true, #"Say \"hi\""#), ("OK", true, "OK"), ("New ferry", false, "New ferry"),
    ]).text
    #expect(text.contains("\nextension SwiftUI.LocalizedStringResource {\n"))
    #expect(text.contains(#"LocalizedStringResource("Alert.Title", defaultValue: "Say \"hi\"") }"#))
    #expect(text.contains("  static var ok: SwiftUI.LocalizedStringResource {"))
    #expect(!text.contains("newFerry"))
  }

  @Test func valuesAreParameters() throws {
    let text = try symbols([
      ("Day %lld", true, "Day %1$(number)lld"), ("%.1f sec", true, "%.1f sec"),
      ("Sure", true, "Delete %@ of %lld, 100 %%?"), ("Swap", true, "%2$@ of %1$@"),
    ]).text
    #expect(text.contains("static func day(number: Swift.Int) -> "))
    #expect(text.contains(#"defaultValue: "Day \(number)")"#))
    #expect(text.contains("static func sec(_ arg1: some Swift.BinaryFloatingPoint) -> "))
    #expect(text.contains(#"defaultValue: "\(arg1, specifier: "%.1f") sec")"#))
    #expect(text.contains("static func sure(_ arg1: Swift.String, _ arg2: Swift.Int) -> "))
    #expect(text.contains(#"defaultValue: "Delete \(arg1) of \(arg2), 100 %?")"#))
    #expect(text.contains(#"defaultValue: "\(arg1) \(arg2)")"#))
  }

  @Test func anotherTableIsAType() throws {
    let text = try symbols([("Title", true, "Ferry")], table: "Travel").text
    #expect(text.contains("  enum Travel {\n    static var title: "))
    #expect(text.contains(#"defaultValue: "Ferry", table: "Travel")"#))
    #expect(try symbols([("Title", true, "Ferry")], table: "InfoPlist").text.isEmpty)
  }

  @Test func keysOfOneNameAreToldUnlessTheirValuesDiffer() throws {
    let clash = try symbols([("Log out", true, "Log out"), ("logOut", true, "Leave")])
    #expect(clash.problems.count == 1)
    #expect(clash.problems.first?.contains("“Log out” and “logOut”") == true)
    let apart = try symbols([("%lld sec", true, "%lld sec"), ("%@ sec", true, "%@ sec")])
    #expect(apart.problems.isEmpty)
    #expect(apart.text.components(separatedBy: "static func sec(").count == 3)
  }

  @Test func anAppsOwnConstantStaysTheOnlyOne() throws {
    let own = "extension LocalizedStringResource {\n  static let title = Self(\"Title\")\n}"
    let rows: [Row] = [("Title", true, "Ferry"), ("Body", true, "Late")]
    #expect(try !symbols(rows, besides: [own]).text.contains(" title:"))
    #expect(try symbols(rows, besides: [own]).text.contains(" body:"))
    // A constant of that name on another type is none of these.
    let other = "extension Color { static let title = Color.red }"
    #expect(try symbols(rows, besides: [other]).text.contains(" title:"))
  }

  @Test func aBrokenCatalogueIsTold() throws {
    let broken = try symbols([("a", true, "\"")])
    #expect(broken.problems.first?.contains("Localizable.xcstrings is no catalogue") == true)
    #expect(broken.text.isEmpty)
  }
}
