import CairoRender
import SwiftUI
import Testing

@testable import Showcase

/// Pages of views: a small phone shows all of each.
@MainActor @Suite struct SpecimenFitTests {
  /// What an upright iPhone SE has below the bar.
  private static let room: CGFloat = 667 - 20 - 44
  /// Above the first specimen and below the last one, and between two.
  private static let (margin, gap): (CGFloat, CGFloat) = (12, 14)

  nonisolated private static let parts: [(name: String, specimens: [Specimen], pages: [Int])] =
    SpecimenFamily.all.compactMap { family in
      guard case .parts(let specimens) = family.content else { return nil }
      return (family.name, specimens, family.pages)
    }

  /// Returns how far some specimens reach, whatever of that draws nothing.
  private func height(_ specimens: [Specimen]) throws -> CGFloat {
    let end = Specimen("end") { Color.red.frame(height: 1) }
    let family = SpecimenFamily("some", title: "", parts: specimens + [end])
    let list = try SpecimenPicture(family, width: 375).draw(
      environment: EnvironmentValues(), text: try TextEngine(fonts: FontBook()),
      assets: ImageStore())
    return list.size.height
  }

  @Test(arguments: parts.map(\.name))
  func pagesAreAsFullAsTheyCanBe(name: String) throws {
    let (_, specimens, pages) = try #require(Self.parts.first { $0.name == name })
    var counts: [Int] = []
    var room: CGFloat = 0
    for specimen in specimens {
      let height = try height([specimen]) - height([]) - Self.gap
      #expect(height <= Self.room - 2 * Self.margin, "\(specimen.name)")
      if counts.isEmpty || height > room {
        counts.append(0)
        room = Self.room - 2 * Self.margin
      }
      counts[counts.count - 1] += 1
      room -= height + Self.gap
    }
    #expect((pages.isEmpty ? [specimens.count] : pages) == counts)
  }
}
