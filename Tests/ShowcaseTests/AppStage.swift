import CairoRender
import SwiftUI
import Testing

@testable import Showcase

/// An app on a phone's screen, to be touched and read.
@MainActor
final class AppStage {
  let host: ViewHost
  private let surroundings: Surroundings

  init(
    _ view: some View, size: CGSize = CGSize(width: 393, height: 852),
    isRegular: Bool = false, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    host = ViewHost(view, text: try TextEngine(fonts: FontBook()), assets: ImageStore())
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isRegular ? .regular : .compact
    environment.verticalSizeClass = .regular
    change(&environment)
    surroundings = Surroundings(size: size, environment: environment)
  }

  @discardableResult
  func render() throws -> DisplayList { try host.render(in: surroundings) }

  func tap(_ label: String) throws {
    try render()
    try host.tap(label)
  }

  func type(_ text: String, into label: String) throws {
    try render()
    try host.type(text, into: label)
  }

  func scroll(to y: Double) throws {
    try render()
    try host.scroll(to: CGPoint(x: 0, y: y))
  }

  /// The words on the screen with their frames, in the order of drawing.
  func words() throws -> [(text: String, frame: CGRect)] { try render().items.flatMap(\.words) }

  func texts() throws -> [String] { try words().map(\.text) }

  /// Whether a text stands somewhere on the screen.
  func shows(_ text: String) throws -> Bool { try texts().contains(text) }

  func frame(_ text: String) throws -> CGRect {
    try #require(try words().first { $0.text == text }, "no text \(text)").frame
  }

  /// All that assistive technology is told, in its order.
  func spoken() throws -> String {
    // The system's views say their words only where somebody wants a description.
    _ = try host.render(in: surroundings, describesViews: true)
    return host.rootElement?.spokenLabel ?? ""
  }
}

extension DrawItem {
  /// The texts that it draws, those within layers too: what a bar or a list clips is in one.
  var words: [(text: String, frame: CGRect)] {
    switch operation {
    case .text(let drawing): [(drawing.text.string, drawing.frame)]
    case .layer(let layer): layer.items.flatMap(\.words)
    default: []
    }
  }
}
