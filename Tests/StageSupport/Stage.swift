import SwiftUI
import TestSupport
import Testing

/// A view on a screen, to be touched and read.
@MainActor
package final class Stage {
  package let host: ViewHost
  package var surroundings: Surroundings

  /// Creates a stage: an iPhone 15 Pro's screen with texts of squares, or as told.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - size: The size of the screen, in points.
  ///   - safeArea: The insets of hardware and bars, in points.
  ///   - text: The measurer of texts.
  ///   - assets: The source of images.
  ///   - change: Changes the environment.
  package init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 393, height: 852),
    safeArea: EdgeInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    text: any TextMeasuring = SquareText(), assets: any AssetSource = FixedPictures(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    host = ViewHost(root, text: text, assets: assets)
    surroundings = Surroundings(size: size, safeArea: safeArea)
    surroundings.environment.horizontalSizeClass = .compact
    surroundings.environment.verticalSizeClass = .regular
    change(&surroundings.environment)
  }

  /// Draws the screen as it is now.
  @discardableResult
  package func render() throws -> DisplayList { try host.render(in: surroundings) }

  /// Taps what a label names.
  package func tap(_ label: String) throws {
    try render()
    try host.tap(label)
  }

  /// Types into the field that a label names.
  package func type(_ text: String, into label: String) throws {
    try render()
    try host.type(text, into: label)
  }

  /// Scrolls so far down, in points.
  package func scroll(to y: Double) throws {
    try render()
    try host.scroll(to: CGPoint(x: 0, y: y))
  }

  /// Returns the words on the screen with their frames, in the order of drawing.
  package func words() throws -> [(text: String, frame: CGRect)] {
    try render().items.flatMap(\.words)
  }

  /// Returns the words on the screen, in the order of drawing.
  package func texts() throws -> [String] { try words().map(\.text) }

  /// Returns a Boolean value that indicates whether a text stands somewhere on the screen.
  package func shows(_ text: String) throws -> Bool { try texts().contains(text) }

  /// Returns the frame of a text.
  package func frame(_ text: String) throws -> CGRect {
    try #require(try words().first { $0.text == text }, "no text \(text)").frame
  }

  /// Returns the elements that assistive technology is told of, in its order.
  package func elements() throws -> [AccessibilityNode] {
    try host.render(in: surroundings, describesViews: true).accessibilityElements
  }

  /// Returns all that assistive technology is told, in its order.
  package func spoken() throws -> String {
    // The system's views say their words only where somebody wants a description.
    _ = try host.render(in: surroundings, describesViews: true)
    return host.rootElement?.spokenLabel ?? ""
  }
}
