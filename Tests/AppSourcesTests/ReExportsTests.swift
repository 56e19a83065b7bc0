import AppSources
import Testing

struct ReExportsTests {
  @Test func formattersAndDatesFollowTheScreen() {
    let text = ReExports.text(besides: ["let a = 1"])
    #expect(text.contains("@_exported public import protocol Combine.ObservableObject"))
    // A package's own type of such a name would be ambiguous.
    #expect(!text.contains("import Combine") && !text.contains("Combine.Subscription"))
    #expect(text.contains("\ntypealias DateFormatter = SwiftUI.ScreenDateFormatter"))
    #expect(text.contains("\ntypealias NumberFormatter = SwiftUI.ScreenNumberFormatter"))
    #expect(text.contains("func formatted() -> String"))
  }

  /// Beside `internal import Combine`, an import without a level of access is an error.
  @Test func importsSayThatTheyArePublic() {
    let source = "internal import Combine\nlet filter: CIFilter\nlet key = kSecClass"
    let lines = ReExports.text(besides: [source]).split(separator: "\n")
    let exported = lines.filter { $0.contains("@_exported") }
    #expect(exported.count > 15)
    #expect(exported.allSatisfy { $0.hasPrefix("@_exported public import ") })
  }

  @Test func aFormatterOfMeasurementsIsThereForWhoNamesIt() {
    let alias = "\ntypealias MeasurementFormatter = SwiftUI.ScreenMeasurementFormatter"
    let named = "let formatter = MeasurementFormatter()"
    #expect(ReExports.text(besides: [named]).contains(alias))
    #expect(!ReExports.text(besides: ["let a = 1"]).contains("MeasurementFormatter"))
    #expect(!ReExports.text(besides: [named, "class MeasurementFormatter {}"]).contains(alias))
  }

  @Test func theCurrentLocaleHasACurrency() {
    let current = "static var current: Foundation.Locale { SwiftUI.ScreenLocale.usual }"
    #expect(ReExports.text(besides: ["let sign = Locale.current.currencySymbol"]).contains(current))
    #expect(!ReExports.text(besides: ["let tag = Locale(identifier: tag)"]).contains(current))
  }

  @Test func selectorsAreThereWithoutViews() {
    let alias = "typealias Selector = SwiftUI.Selector"
    let source = "import Foundation\nlet selector = Selector(\"tap:\")"
    #expect(ReExports.text(besides: [source]).contains(alias))
    #expect(!ReExports.text(besides: ["import UIKit\n" + source]).contains(alias))
  }

  @Test func whatATargetDeclaresItselfIsLeftOut() {
    let text = ReExports.text(besides: [
      "extension Date { func formatted() -> String { \"\" } }", "final class NumberFormatter {}",
    ])
    #expect(!text.contains("func formatted"))
    #expect(!text.contains("NumberFormatter"))
    #expect(text.contains("DateFormatter"))
  }

  /// A file of views has them from SwiftUI; a model's, which imports Foundation alone, has not.
  @Test func namesThatFoundationLacksAreThereForModels() {
    let alias = "\ntypealias LocalizedStringResource = SwiftUI.LocalizedStringResource"
    let model = "import Foundation\nlet title: LocalizedStringResource = \"A\""
    #expect(ReExports.text(besides: [model]).contains(alias))
    #expect(!ReExports.text(besides: ["import SwiftUI\n" + model]).contains(alias))
    #expect(!ReExports.text(besides: [model, "struct LocalizedStringResource {}"]).contains(alias))
    #expect(!ReExports.text(besides: ["let a = MyLocalizedStringResources()"]).contains(alias))
    #expect(
      ReExports.text(besides: ["public final class Colors: ValueTransformer {}"])
        .contains("\npublic typealias ValueTransformer = SwiftUI.ValueTransformer"))
  }

  /// Apple's UIKit brings filters, and its Foundation the keychain.
  @Test func filtersAndKeychainsComeUnasked() {
    func text(_ source: String) -> String { ReExports.text(besides: [source]) }
    let filters = "@_exported public import AppFilters"
    let keychain = "@_exported public import AppKeychain"
    #expect(text("let a = CIFilter(name: \"CISepiaTone\")").contains(filters))
    #expect(text("SecItemDelete(query as CFDictionary)").contains(keychain))
    #expect(!text("let CIFilters = SecItems()").contains(filters))
    #expect(!text("let a = MyCIFilter()").contains(filters))
    #expect(!text("let a = 1").contains(keychain))
  }

  /// Apple's UIKit brings them, so a file of views need not import them.
  @Test func notificationsComeWithViews() {
    let line = "@_exported public import UserNotifications"
    #expect(
      ReExports.text(besides: ["import SwiftUI\nlet a = UNUserNotificationCenter.current()"])
        .contains(line))
    #expect(ReExports.text(besides: ["let a = UNMutableNotificationContent()"]).contains(line))
    #expect(!ReExports.text(besides: ["import SwiftUI\nlet a = UNIT"]).contains(line))
  }

  @Test func publicNamesArePublic() {
    let text = ReExports.text(besides: ["public let a = DateFormatter()", "let b: NumberFormatter"])
    #expect(text.contains("\npublic typealias DateFormatter"))
    #expect(text.contains("\ntypealias NumberFormatter"))
  }

  /// A public declaration need not be of one line with the name.
  @Test func namesOfPublicDeclarationsOfSeveralLinesArePublic() {
    let store = "public init(\n  store: NSUbiquitousKeyValueStore = .default\n) {}\n"
    #expect(
      ReExports.text(besides: [store])
        .contains("\npublic typealias NSUbiquitousKeyValueStore = SwiftUI."))
    let formatter = "public extension Item {\n  static let month: DateFormatter = make()\n}\n"
    #expect(ReExports.text(besides: [formatter]).contains("\npublic typealias DateFormatter ="))
    #expect(
      ReExports.text(besides: ["let store = NSUbiquitousKeyValueStore.default\n"])
        .contains("\ntypealias NSUbiquitousKeyValueStore ="))
  }

  @Test func whatFoundationHasOfMarkupAndNamesIsBroughtWhereItIsNamed() {
    let parser = "@_exported public import FoundationXML"
    #expect(
      ReExports.text(besides: ["final class Feed: NSObject, XMLParserDelegate {}"])
        .contains(parser))
    #expect(!ReExports.text(besides: ["let parser = Parser()"]).contains(parser))
    #expect(
      ReExports.text(besides: ["let names = PersonNameComponentsFormatter()"]).contains(
        "typealias PersonNameComponentsFormatter = SwiftUI.ScreenPersonNameComponentsFormatter"))
  }

  @Test func functionsThatLinuxLacksAreDeclaredWhereTheyAreCalled() {
    let time = "func CFAbsoluteTimeGetCurrent() -> Swift.Double {"
    #expect(ReExports.text(besides: ["let start = CFAbsoluteTimeGetCurrent()"]).contains(time))
    #expect(!ReExports.text(besides: ["let start = Date()"]).contains(time))
    #expect(
      !ReExports.text(besides: ["func autoreleasepool(_ a: () -> Void) {}\nautoreleasepool {}"])
        .contains("invoking body"))
    let queue = "let name = String(cString: __dispatch_queue_get_label(nil), encoding: .utf8)"
    #expect(ReExports.text(besides: [queue]).contains("func __dispatch_queue_get_label("))
  }

  @Test func associatedObjectsAreDeclaredWhereTheyAreAskedFor() {
    let asks = "var tag: Int? { objc_getAssociatedObject(self, &key) as? Int }"
    let text = ReExports.text(besides: [asks])
    #expect(text.contains("func objc_setAssociatedObject(") && text.contains("_ASSIGN = 0"))
    #expect(!ReExports.text(besides: ["var tag = 1"]).contains("AssociatedObject"))
  }

  @Test func aTasksMemoryIsDeclaredWhereItIsAskedFor() {
    let asks = "let told = task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), a, &b)"
    let text = ReExports.text(besides: [asks])
    #expect(text.contains("struct mach_task_basic_info {") && text.contains("func task_info("))
    #expect(!ReExports.text(besides: ["let info = 1"]).contains("mach_task_basic_info"))
  }
}
