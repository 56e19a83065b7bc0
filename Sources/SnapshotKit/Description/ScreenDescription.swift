import DisplayList
import Foundation

/// A drawn screen in words: its views with all that was set on them, in the order of the tree.
///
/// It is what causes, audits, layers of the gallery and agents read;
/// `Documentation/description-schema.json` says how it is written as JSON.
public struct ScreenDescription: Codable, Hashable, Sendable {
  /// The form and its version, which is raised when a field changes its meaning.
  public static let currentFormat = "vitrine-description/1"

  /// Something that was set on a view, or that it draws.
  public struct Property: Codable, Hashable, Sendable {
    /// The property's name, such as `font`.
    public let name: String
    /// The property's value as text.
    public let value: String
  }

  /// A rectangle in points, in the screen's coordinates.
  public struct Frame: Codable, Hashable, Sendable {
    /// The left edge, in points.
    public let x: Double
    /// The top edge, in points.
    public let y: Double
    /// The width, in points.
    public let width: Double
    /// The height, in points.
    public let height: Double
  }

  /// A view of the screen.
  public struct Item: Codable, Hashable, Sendable {
    /// The type without generic arguments, or the place that a modifier gives it: `background`.
    public let name: String
    /// The id that a `ForEach` or the view itself gave it.
    public let id: String?
    /// The index of the view around it; nil for the screen.
    public let parent: Int?
    /// The number of views around it.
    public let depth: Int
    /// The frame in the screen's coordinates, in points.
    public let frame: Frame
    /// The place in the source, `Module/File.swift:12`; empty where the system made the view.
    public let source: String
    /// The properties in the order in which they were set.
    public let properties: [Property]

    /// Returns the value of a property.
    public func value(_ name: String) -> String? {
      properties.first { $0.name == name }?.value
    }
  }

  /// The name and version of the format.
  public let format: String
  /// The name of the screen.
  public let screen: String
  /// The id of the device.
  public let device: String
  /// The orientation in which the device is held.
  public let orientation: Orientation
  /// The colour scheme.
  public let scheme: Scheme
  /// The departure from a person's usual settings, by its name; `usual` for none.
  public let variant: String
  /// The step of a flow behind which the screen is described; nil of a still.
  public private(set) var step: String?
  /// The views, each behind the one around it.
  public let views: [Item]

  /// Returns the types and ids from the screen to a view, such as `Catalogue > List > Row[erzia] >
  /// Text`.
  public func path(of index: Int) -> String {
    let above = sequence(first: index) { views[$0].parent }.map { views[$0].title }
    return above.dropLast().reversed().joined(separator: " > ")
  }
}

extension ScreenDescription.Item {
  /// The name, and the id where there is one.
  var title: String { id.map { "\(name)[\($0)]" } ?? name }

  /// The description's line, without its indentation.
  var line: String {
    var line = title
    if let text = value("text") { line += " \(text)" }
    line += properties.filter { $0.name != "text" }.map { "; \($0.name) \($0.value)" }.joined()
    line += "  @\(frame)"
    return source.isEmpty ? line : "\(line)  \(source)"
  }
}

extension ScreenDescription.Frame: CustomStringConvertible {
  /// Creates the frame of a rectangle, to a hundredth of a point.
  ///
  /// A view without an outline, as a chart's sector without room, has no place; no JSON could tell
  /// it.
  init(_ rect: CGRect) {
    let rect = rect.isNull ? .zero : rect
    func rounded(_ length: CGFloat) -> Double { (Double(length) * 100).rounded() / 100 }
    (x, y) = (rounded(rect.minX), rounded(rect.minY))
    (width, height) = (rounded(rect.width), rounded(rect.height))
  }

  /// The frame as text, as descriptions have it.
  public var description: String { rect.written }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension ScreenDescription {
  /// The description as lines, each view indented below the one that it is in.
  public var text: String {
    let cell = words.joined(separator: " ")
    let lines = views.map { String(repeating: "  ", count: $0.depth) + $0.line }
    return ([cell] + lines).joined(separator: "\n")
  }

  /// The names of the cell that it is of, the step last.
  var words: [String] {
    [screen, device, orientation.rawValue, scheme.rawValue, variant] + (step.map { [$0] } ?? [])
  }

  /// Returns the description as JSON.
  public func json() throws -> String { try JSONText.text(of: self) }
}
