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
