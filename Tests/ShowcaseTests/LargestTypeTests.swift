import Foundation
import Showcase
import SnapshotKit
import SwiftUI
import Testing

/// The largest type on the smallest phone: no text of the apps is lost.
@MainActor @Suite struct LargestTypeTests {
  @Test(arguments: [
    "animals-encyclopedia", "animals-detail", "quiz-question", "quiz-right", "quiz-wrong",
    "tasty-recipe", "tasty-step", "saransk-catalogue", "saransk-map", "saransk-sight",
    "saransk-profile", "saransk-achievements", "saransk-settings",
  ])
  func noTextIsCutShort(_ screen: String) throws {
    let readings = try catalogue().readings(
      of: [screen], on: "iphone-se-3", in: .typeSize(.accessibility5))
    #expect(readings.count == 1)
    let cut = readings.flatMap(\.faults).filter { $0.check == .truncated }
    #expect(cut.map(\.message) == [])
  }

  /// A tablet's columns are no wider than a phone, and what stands in two of them is told whole.
  @Test func noTextOfATabletIsCutShort() throws {
    let screens = [
      "animals-statistics", "saransk-catalogue", "saransk-sight", "saransk-profile",
      "saransk-achievements", "growth-report", "growth-profile", "tasty-recipe",
    ]
    let readings = try catalogue().readings(
      of: screens, on: "ipad-pro-12-9", in: .typeSize(.accessibility5))
    #expect(readings.count == screens.count)
    let cut = readings.flatMap(\.faults).filter { $0.check == .truncated }
    #expect(cut.map(\.message) == [])
  }

  /// On the usual phone all sizes are cells, and none cuts a text short; these stand for those
  /// between.
  @Test(arguments: [
    DynamicTypeSize.small, .xxLarge, .xxxLarge, .accessibility1, .accessibility3,
  ])
  func noSizeCutsATextShort(_ size: DynamicTypeSize) throws {
    let screens = [
      "animals-encyclopedia", "animals-detail", "animals-quiz-start", "quiz-question", "quiz-right",
      "quiz-wrong", "animals-quiz-result", "animals-statistics", "animals-favourites",
      "saransk-catalogue", "saransk-map", "saransk-sight", "saransk-profile",
      "saransk-achievements", "saransk-settings", "tasty-list", "tasty-recipe", "tasty-step",
      "growth-onboarding", "growth-goals", "growth-goal", "growth-tasks",
      "growth-report", "growth-profile",
    ]
    let readings = try catalogue().readings(
      of: screens, on: "iphone-15", in: .typeSize(size))
    #expect(readings.count == screens.count)
    let cut = readings.flatMap(\.faults).filter { $0.check == .truncated }
    #expect(cut.map(\.message) == [])
  }

  /// The control: a page that shows how texts are cut short is found out.
  @Test func whatIsCutShortIsFound() throws {
    let readings = try catalogue().readings(of: ["views-texts-2"], on: "iphone-15")
    #expect(readings.flatMap(\.faults).contains { $0.check == .truncated })
  }
}

/// The pictures that the App Store asks for.
@MainActor @Suite struct StoreSetTests {
  @Test func theAnimalsHaveTheirPicturesInBothLanguages() throws {
    let cells = Matrix(try catalogue()).cells.filter {
      $0.screen.hasPrefix("animals-") && $0.variant == .locale("en")
        && ["iphone-17-pro-max", "ipad-pro-13-m4"].contains($0.device.id)
    }
    let screens = Set(cells.map(\.screen))
    #expect(screens.count >= 4)
    #expect(cells.count == 2 * screens.count)
  }
}
