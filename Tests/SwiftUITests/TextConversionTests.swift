import SwiftUI
import Testing

/// Texts of UIKit and of SwiftUI, one made of the other.
@MainActor struct TextConversionTests {
  @Test func partsOfUIKitsTextKeepTheirAttributes() throws {
    let text = NSMutableAttributedString(
      string: "Tea é", attributes: [.foregroundColor: UIColor.red, .kern: 2])
    let page = try #require(URL(string: "https://example.com"))
    text.append(
      NSAttributedString(
        string: " page",
        attributes: [.link: page, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    let made = AttributedString(text)
    #expect(String(made.characters) == "Tea é page")
    let runs = Array(made.runs)
    #expect(runs.count == 2)
    #expect(runs[0].foregroundColor == Color(UIColor.red) && runs[0].kern == 2)
    #expect(runs[1].link == page && runs[1].underlineStyle == .single)
    #expect(runs[1].foregroundColor == nil)
  }

  @Test func aTextOfSwiftUIGoesBack() throws {
    var text = AttributedString("Tea ")
    text.foregroundColor = .red
    let page = try #require(URL(string: "https://example.com"))
    var link = AttributedString("page")
    link.link = page
    let made = NSAttributedString(text + link)
    #expect(made.string == "Tea page")
    #expect(made.attribute(.foregroundColor, at: 0, effectiveRange: nil) is UIColor)
    #expect(made.attribute(.link, at: 4, effectiveRange: nil) as? URL == page)
    #expect(made.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }

  @Test func valuesOfICloudAreKeptAndNobodyHasSignedIn() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "name")
    store.set(true, forKey: "isOn")
    store.set(Int64(7), forKey: "count")
    #expect(store.string(forKey: "name") == "a" && store.bool(forKey: "isOn"))
    #expect(store.longLong(forKey: "count") == 7 && store.double(forKey: "count") == 7)
    #expect(NSUbiquitousKeyValueStore.default.dictionaryRepresentation.count == 3)
    store.removeObject(forKey: "isOn")
    #expect(!store.bool(forKey: "isOn") && store.object(forKey: "isOn") == nil)
    for key in ["name", "count"] { store.removeObject(forKey: key) }
    #expect(store.dictionaryRepresentation.isEmpty && store.synchronize())
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }
}
