import CairoRender
import DisplayList
import SwiftUI
import Testing
import TestSupport
import ViewTree

@testable import Showcase

/// The growth map on a phone.
@MainActor
struct GrowthStage {
  let host: ViewHost
  var surroundings: Surroundings

  init(
    _ mode: DemoMode = .usual, page: Int? = nil, path: [GoalsListScreen.Place] = [],
    sheet: GoalsListScreen.Sheet? = nil, locale: String = "ru",
    memory: DeviceMemory = DeviceMemory(hasLaunched: true),
    size: CGSize = CGSize(width: 390, height: 844), isRegular: Bool = false
  ) throws {
    host = ViewHost(
      GrowthMapScreen(
        services: .demo(mode, memory: memory), page: page, path: path, sheet: sheet),
      text: try TextEngine(fonts: FontBook()), assets: ImageStore())
    surroundings = Surroundings(
      size: size,
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    surroundings.environment.locale = Locale(identifier: locale)
    surroundings.environment.showsWholeContent = true
    surroundings.environment.horizontalSizeClass = isRegular ? .regular : .compact
    surroundings.environment.verticalSizeClass = .regular
  }

  func words() throws -> [String] {
    try host.render(in: surroundings).items.flatMap(\.words).map(\.text)
  }

  func tap(_ label: String) throws {
    _ = try words()
    try host.tap(label)
  }

  /// Goes back to the page before.
  func back() throws {
    _ = try words()
    try host.last("a way back") { if case .back(let back) = $0 { back } else { nil } }()
  }

  /// What is drawn, with what assistive technology is told of it and where a finger reaches.
  func described() throws -> DisplayList {
    try host.render(in: surroundings, describesViews: true)
  }
}
