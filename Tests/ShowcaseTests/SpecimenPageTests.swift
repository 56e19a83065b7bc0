import CairoRender
import SwiftUI
import Testing
import TestSupport

@testable import Showcase

/// How much of a long page is made.
@MainActor @Suite struct SpecimenPageTests {
  /// Counts how many specimens were asked for their views.
  @MainActor private final class Count {
    var made = 0
  }

  private func made(_ page: (SpecimenColumns) -> some View) throws -> Int {
    let count = Count()
    let specimens = (0..<100).map { number in
      Specimen("specimen \(number)") {
        let _ = count.made += 1
        Color.red.frame(height: 100)
      }
    }
    let text = try TextEngine(fonts: FontBook())
    let host = ViewHost(
      page(SpecimenColumns(specimens: specimens, width: 400)), text: text, assets: ImageStore())
    _ = try host.render(in: Surroundings(size: CGSize(width: 400, height: 800)))
    return count.made
  }

  @Test func makesSpecimensAsTheyComeIntoSight() throws {
    // Each is a little taller than 100 points, and the one after the last that shows may be asked
    // too.
    #expect((7...9).contains(try made { columns in ScrollView { columns } }))
  }

  @Test func namesAreDividedAtTheirSpaces() throws {
    let name = "keyboard, .emailAddress"
    let text = try TextEngine(fonts: FontBook())
    func width(_ word: String) throws -> CGFloat {
      let host = ViewHost(Text(verbatim: word), text: text, assets: ImageStore())
      let list = try host.render(in: Surroundings(size: CGSize(width: 400, height: 100)))
      return try #require(list.items.flatMap(\.words).first).frame.width
    }
    let host = ViewHost(SpecimenName(name: name), text: text, assets: ImageStore())
    let room = CGSize(width: try width(".emailAddress") + 2, height: 100)
    let drawn = try host.render(in: Surroundings(size: room)).items.flatMap(\.words)
    // The second line is as wide as its word.
    let wide = try #require(drawn.first).frame
    #expect(abs(wide.width - (try width(".emailAddress"))) < 1)
  }

  /// A window at the end of a row leaves its name the room up to the edge.
  @Test func namesBelowWindowsHaveTheRoomBesideThem() throws {
    let specimens = [WindowSpecimen.Window.tablet, .phone, .tablet].enumerated().map {
      WindowSpecimen("window \($0.offset)", in: $0.element) { Color.red }
    }
    let grid = WindowGrid(
      specimens, in: CGSize(width: 375, height: 600),
      insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let (phone, next) = (grid.places[1], grid.places[2])
    #expect(phone.nameFrame.width > phone.frame.width)
    #expect(phone.nameFrame.minY > phone.frame.maxY && phone.nameFrame.maxX < 375)
    // In a row of their own both windows keep to the page.
    #expect(next.frame.minX == grid.places[0].frame.minX && next.nameFrame.maxY <= 600)
    #expect(grid.places[0].nameFrame.maxX < phone.frame.minX)
  }

  /// Columns that a page's height keeps narrow stand evenly apart, one below the other.
  @Test func windowsShareThePagesWidth() throws {
    let specimens = (1...4).map { WindowSpecimen("window \($0)", in: .phone) { Color.red } }
    let grid = WindowGrid(
      specimens, in: CGSize(width: 393, height: 640),
      insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let frames = grid.places.map(\.frame)
    #expect(frames[0].minX == frames[2].minX && frames[1].minX == frames[3].minX)
    let gaps = [frames[0].minX, frames[1].minX - frames[0].maxX, 393 - frames[1].maxX]
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 2, "\(gaps)")
    #expect(grid.places[1].nameFrame.maxX <= 393)
  }

  /// Windows with an island show what lies around it, whose views a phone without one has not.
  @Test(arguments: [WindowSpecimen.Window.islandPhone, .phone])
  func liveActivitiesHaveAnIslandInItsWindow(_ window: WindowSpecimen.Window) throws {
    let specimens = SpecimenFamily.activities.content
    guard case .windows(let all) = specimens, let ride = all.last else {
      Issue.record("the family has no windows")
      return
    }
    let specimen = WindowSpecimen(ride.name, in: window, content: { ride.content() })
    let list = try WindowGrid([specimen], width: 810).draw(
      in: Surroundings(size: .zero), text: try TextEngine(fonts: FontBook()), assets: ImageStore())
    let times = list.items.flatMap(\.words).filter { $0.text == "5 мин" }
    // One in the island, one on the Lock Screen.
    #expect(times.count == (window == .islandPhone ? 2 : 1))
  }

  @Test func storesShowTheProductsOfTheFile() throws {
    let list = try SpecimenPicture(.store).draw(
      environment: EnvironmentValues(), text: try TextEngine(fonts: FontBook()),
      assets: ImageStore())
    let words = Set(list.items.flatMap(\.words).map(\.text))
    #expect(words.isSuperset(of: ["Аудиогид", "Карта без сети", "Кофе авторам", "Год", "Месяц"]))
  }

  @Test func makesAllOfThemWhereNothingScrolls() throws {
    #expect(try made { $0 } == 100)
  }
}
