import CairoRender
import DSSettings
import DSiOSSupport
import Foundation
import SnapshotKit
import SwiftUI

/// The screens of the five apps, with their sample data.
///
/// - Returns: The screens, in the order of the gallery.
/// - Throws: ``CatalogueError`` for broken names; a screen throws for broken data as it is drawn.
public func catalogue() throws -> Catalogue {
  return try Catalogue(
    (SaranskScreens.all + SaranskFlows.all).app("Саранск") + [
      Screen("settings-general", title: "Настройки: основные", variants: variants) {
        GeneralSettingsScreen()
      }.app(AppTitle.system),
      Screen(
        "design-settings", title: "Дизайн-система: настройки", on: designDevices,
        variants: [
          .typeSize(.accessibility5), .highContrast, .rightToLeft, .boldText, .buttonShapes,
          .reduceMotion, .differentiateWithoutColor,
        ]
      ) { DesignSettingsScreen().dsTheme(.iOS) }.windows().app(AppTitle.design),
    ] + designScreens().app(AppTitle.design)
      + (animalsScreens() + animalsFlows()).app(AppTitle.animals)
      + (tastyNotesScreens() + tastyFlows()).app("Вкусные записки")
      + (growthScreens() + growthFlows()).app("Карта роста") + flowScreens()
      + SpecimenFamily.all.flatMap(\.screens).app(AppTitle.system)
      + symbolScreens(names: SymbolNames.all()).app("Символы"),
    matrix: .all, locale: Locale(identifier: "ru_RU"))
}

/// The titles of apps that have screens in several places.
enum AppTitle {
  static let animals = "Животные"
  static let design = "Дизайн-система"
  static let system = "Элементы системы"
}

/// The variants of the apps' screens, beside the usual settings.
private let variants: [Variant] = [
  .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .rightToLeft,
]

/// The smallest and the largest of each kind, and a usual one: each width that rows are laid out
/// in.
let designDevices = DeviceSelection.devices(
  ["iphone-se-3", "iphone-15", "iphone-15-pro-max", "ipad-10", "ipad-pro-12-9"],
  nativeScaleOnly: true)

/// All symbols by their names in three weights, and some in rows beside text, on the largest tablet
/// upright.
private func symbolScreens(names: [String]) -> [Screen] {
  let tablet = DeviceSelection.devices(
    ["ipad-pro-12-9"], orientations: [.portrait], nativeScaleOnly: true)
  let weights: [(name: String, title: String, weight: Font.Weight)] = [
    ("", "", .regular), ("ultralight-", ", тончайшие", .ultraLight),
    ("black-", ", самые жирные", .black),
  ]
  return weights.flatMap { style in
    SymbolPage.pages(of: names).map { page in
      Screen(
        "symbols-\(style.name)\(page.number)",
        title: "Символы, страница \(page.number)\(style.title)", on: tablet
      ) { SymbolsScreen(page: page, weight: style.weight) }
    }
  } + [
    Screen("symbols-rows", title: "Символы рядом с текстом", on: tablet) { SymbolRowsScreen() }
  ]
}
