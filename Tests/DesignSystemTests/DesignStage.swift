import DSSettings
import SwiftUI
import TestSupport
import Testing

/// Texts of ten points a letter and twenty a line, in as many lines as they need.
private final class LetterText: TextMeasuring {
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    let full = Double(text.string.count) * 10
    let room = width.isFinite ? max(10, width) : full
    let lines = max(1, (full / max(room, 1)).rounded(.up))
    return TextMetrics(
      size: CGSize(width: min(full, room), height: 20 * lines), firstBaseline: 15,
      lastBaseline: 20 * lines - 5, lineCount: Int(lines))
  }

  func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(size: CGSize(width: 20, height: 20), baseline: 15)
  }
}

/// A view in a theme, on a phone's screen.
@MainActor
final class DesignStage {
  let host: ViewHost
  private var surroundings: Surroundings

  init(
    _ view: some View, theme: DSThemeResolver = DSThemeResolver(),
    size: CGSize = CGSize(width: 393, height: 852), isDriven: Bool = false,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    host = ViewHost(
      view.dsTheme(theme), text: LetterText(), assets: FixedPictures(), isDriven: isDriven)
    surroundings = Surroundings(size: size)
    surroundings.environment.horizontalSizeClass = .compact
    surroundings.environment.locale = Locale(identifier: "en_US")
    change(&surroundings.environment)
  }

  @discardableResult
  func render() throws -> DisplayList { try host.render(in: surroundings) }

  /// Taps what a label names, and draws what came of it.
  func tap(_ label: String) throws {
    try render()
    try host.tap(label)
    try render()
  }

  /// Lets time pass on a stage that is driven, and draws what came of it.
  func advance(by seconds: Double) throws {
    try host.advance(by: seconds, in: surroundings)
    try render()
  }

  func type(_ text: String, into label: String) throws {
    try render()
    try host.type(text, into: label)
    try render()
  }

  func submit() throws {
    try render()
    try host.submit()
    try render()
  }

  /// The words that the picture shows, with their frames, in the order of drawing.
  func words() throws -> [(text: String, frame: CGRect)] { try render().items.flatMap(\.words) }

  func texts() throws -> [String] { try words().map(\.text) }

  func frame(_ text: String) throws -> CGRect {
    try #require(try words().first { $0.text == text }, "no text \(text)").frame
  }

  /// The colours that paths are filled with.
  func fills() throws -> [RGBAColor] { try render().items.flatMap(\.fills) }
}

extension DrawItem {
  fileprivate var fills: [RGBAColor] {
    switch operation {
    case .fill(_, .color(let color), _): [color]
    case .layer(let layer): layer.items.flatMap(\.fills)
    default: []
    }
  }
}

/// Tests of each platform are listed by its name, not by all that its resolver holds.
extension DSThemeResolver: CustomTestStringConvertible {
  public var testDescription: String { "\(profile.platform)" }
}
