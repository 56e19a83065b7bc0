import DisplayList
import Foundation
import Testing

@testable import SnapshotKit

@MainActor struct GalleryTests {
  private func screen(_ name: String) -> Screen {
    Screen(name, title: name) { DisplayList(size: $0.size) }
  }

  private func names(_ screens: [Screen]) -> [String] {
    let names = AppNames(screens)
    return screens.map { names.app(of: $0) }
  }

  @Test func screensOfOneFirstWordAreAnApp() {
    #expect(
      names(["shop-list", "shop-cart", "card", "sign-in"].map(screen))
        == ["Shop", "Shop", AppNames.other, AppNames.other])
  }

  @Test func aTitleThatIsGivenIsTheApps() {
    let given = [screen("list"), screen("cart")].app("Магазин")
    #expect(names(given + [screen("shop-list")]) == ["Магазин", "Магазин", AppNames.other])
  }

  @Test func cellsOfOneKeyAreOnePicture() throws {
    let catalogue = try Catalogue([screen("probe")])
    let cells = Array(Matrix(catalogue).cells.prefix(3))
    func content(_ keys: [String]) -> Gallery.Content {
      let results = zip(cells, keys).map {
        RunReport.CellResult(
          name: $0.name, pixelWidth: 10, pixelHeight: 20, status: .written, key: $1)
      }
      let report = RunReport(
        command: "render", filter: [], fingerprint: "", cells: results, seconds: 0)
      return Gallery(catalogue: catalogue, cells: cells, report: report).content
    }
    #expect(content(["a", "b", "a"]).cells.map { $0[9] } == [0, 1, 0])
    #expect(content(["a", "b", "c"]).cells.map { $0[9] } == [0, 1, 2])
    #expect(content(["a", "b", "c"]).cells.allSatisfy { $0[7] == 10 && $0[8] == 20 })
  }

  @Test func descriptionsAreNamedOnce() throws {
    let catalogue = try Catalogue([screen("probe")])
    let cells = Array(Matrix(catalogue).cells.prefix(3))
    let report = RunReport(command: "render", filter: [], fingerprint: "", cells: [], seconds: 0)
    var gallery = Gallery(catalogue: catalogue, cells: cells, report: report)
    gallery.descriptions = [cells[0].name: "probe/first", cells[2].name: "probe/first"]
    #expect(gallery.content.descriptions == ["probe/first"])
    #expect(gallery.content.cells.map { $0[10] } == [1, 0, 1])
  }

  @Test func partsOfAVariantLieOnTheirAxes() throws {
    let setting = Gallery.Setting(
      .together([.typeSize(.accessibility5), .locale("ar"), .boldText, .reduceMotion]))
    #expect(
      setting.parts.map { "\($0.axis.rawValue) \($0.value) \($0.title)" } == [
        "language locale-ar ar", "settings bold-text+reduce-motion Bold text, Reduced motion",
        "size ax5 AX5",
      ])
    #expect(Gallery.Setting.usual.parts.isEmpty)
    let window = Gallery.Setting(.together([.window(.splitThird), .rightToLeft]))
    #expect(window.parts.map(\.axis) == [.direction, .window])
  }

  @Test func devicesTellTheirBodiesAndWhatIsKeptFree() throws {
    let catalogue = try Catalogue([screen("probe")], matrix: .all)
    let cells = Matrix(catalogue).cells.filter { $0.device.id == "iphone-15" }
    let report = RunReport(command: "render", filter: [], fingerprint: "", cells: [], seconds: 0)
    let content = Gallery(catalogue: catalogue, cells: cells, report: report).content
    let device = try #require(content.devices.first)
    #expect(content.devices.count == 1)
    #expect(device.body?.side == 21 && device.cutout?.kind == .dynamicIsland)
    #expect(Set(device.guides.keys) == ["portrait full", "landscape full"])
    #expect(device.guides["portrait full"]?.insets == [59, 0, 34, 0])
    #expect(device.guides["landscape full"]?.insets == [0, 59, 21, 59])
    #expect(device.guides["landscape full"]?.window == [0, 0, 852, 393])
  }

  @Test func whatCouldNotBeDrawnIsToldByScreenAndReason() throws {
    let catalogue = try Catalogue([screen("probe")])
    let names = Matrix(catalogue).cells.prefix(3).map(\.name)
    let results = zip(names, ["index out of range", "index out of range", nil]).map {
      name, reason in
      RunReport.CellResult(
        name: name, pixelWidth: 1, pixelHeight: 1, status: reason == nil ? .written : .failed,
        reason: reason)
    }
    let report = RunReport(
      command: "render", filter: [], fingerprint: "", cells: results, seconds: 0)
    let failures = Gallery(catalogue: catalogue, cells: [], report: report).content.failures
    #expect(failures.map(\.reason) == ["index out of range"])
    #expect(failures.map(\.cells) == [Array(names.prefix(2))])
  }

  @Test func wordsAreIndexedOnceForEachScreen() throws {
    let catalogue = try Catalogue([screen("probe"), screen("other")])
    let cells = Matrix(catalogue).cells
    let own = cells.filter { $0.screen == "probe" }.prefix(2)
    let other = try #require(cells.first { $0.screen == "other" })
    func item(_ name: String, _ text: String?, parent: Int? = 0) -> ScreenDescription.Item {
      .init(
        name: name, id: nil, parent: parent, depth: 1, frame: .init(.zero), source: "",
        properties: text.map { [.init(name: "text", value: $0)] } ?? [])
    }
    var index = WordIndex()
    for cell in own {
      index.add(
        [item("Screen", nil, parent: nil), item("VStack", nil), item("Card", "\"Save\"")], of: cell)
    }
    index.add([item("Text", "\"Save\"")], of: other)
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(index))
    let object = try #require(json as? [String: Any])
    #expect(object["texts"] as? [String: [Int]] == ["Save": [0, 2]])
    #expect(object["views"] as? [String: [Int]] == ["Card": [0], "Text": [2]])
  }

  @Test func dataCannotEndTheScriptThatHoldsThem() throws {
    let script = String(
      decoding: try WebApp.script(["</script>\u{2028}"], as: "gallery"), as: UTF8.self)
    #expect(script.hasPrefix("window.vitrine = window.vitrine || {};\nvitrine.gallery = ["))
    #expect(!script.contains("</script>") && !script.contains("\u{2028}"))
    #expect(script.contains(#"\u003c/script>\u2028"#))
  }

  @Test func everyFileThatThePageAsksForIsThere() throws {
    let files = try WebApp.files()
    let page = String(decoding: try #require(files.first).content, as: UTF8.self)
    let asked = page.matches(of: /(?:src|href)="(app\/[^"]+)"/).map { String($0.output.1) }
    #expect(Set(asked) == Set(files.map(\.path).filter { $0.hasPrefix("app/") }))
    // What is long is read by nobody.
    for file in files {
      #expect(file.content.count { $0 == UInt8(ascii: "\n") } < 300, "\(file.path)")
    }
  }
}
