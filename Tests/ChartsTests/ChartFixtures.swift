import Charts
import DisplayList
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTree

/// A chart in a window without anything else, 200 by 100 points.
@MainActor
struct ChartWindow {
  let host: ViewHost
  var surroundings: Surroundings

  init<Content: View>(
    width: Double = 200, height: Double = 100, @ViewBuilder _ content: () -> Content
  ) {
    host = ViewHost(content(), text: SquareText(), assets: FixedPictures())
    surroundings = Surroundings(size: CGSize(width: width, height: height))
    surroundings.environment.locale = Locale(identifier: "en_US")
    surroundings.environment.timeZone = .gmt
    surroundings.environment.font = .system(size: 10)
  }

  func list() throws -> DisplayList { try host.render(in: surroundings) }

  func operations() throws -> [DrawOperation] { try list().items.flatMap(\.leaves) }

  /// The filled paths, in order.
  func fills() throws -> [Path] {
    try operations().compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
  }

  /// The boxes of the filled paths, in order.
  func boxes() throws -> [CGRect] { try fills().map(\.boundingRect) }

  func colors() throws -> [RGBAColor] {
    try operations().compactMap {
      switch $0 {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint.color
      default: nil
      }
    }
  }

  func strokes() throws -> [(path: Path, style: StrokeStyle)] {
    try operations().compactMap {
      if case .stroke(let path, _, let style) = $0 { (path, style) } else { nil }
    }
  }

  func texts() throws -> [TextDrawing] {
    try operations().compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  func words() throws -> [String] { try texts().map(\.text.string) }

  func text(_ words: String) throws -> CGRect {
    try #require(try texts().first { $0.text.string == words }).frame
  }

  /// What assistive technology is told of the marks: labels and values, in order.
  func spoken() throws -> [String] {
    _ = try list()
    return try #require(host.rootElement).placedDescendants.compactMap { element in
      let words = element.accessibility
      guard let label = words.label, let value = words.value else { return nil }
      return "\(label): \(value)"
    }
  }
}

extension DrawItem {
  /// Whether the item is a layer that is clipped.
  var isClipped: Bool {
    guard case .layer(let layer) = operation else { return false }
    return layer.clip != nil
  }

  var leaves: [DrawOperation] {
    if case .layer(let layer) = operation { return layer.items.flatMap(\.leaves) }
    return [operation]
  }
}

extension Path {
  private func count(_ isCounted: (Element) -> Bool) -> Int { elements.filter(isCounted).count }

  /// How many pieces the path is made of that do not touch.
  var parts: Int {
    count { element in
      if case .move = element { return true }
      return false
    }
  }

  var lines: Int {
    count { element in
      if case .line = element { return true }
      return false
    }
  }

  var curves: Int {
    count { element in
      if case .curve = element { return true }
      return false
    }
  }

  /// The points through which the path runs.
  var points: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .closeSubpath: nil
      }
    }
  }
}

extension View {
  /// Nothing but marks: the plot takes the whole window.
  func bare() -> some View {
    chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }
}

/// Whether two rectangles are equal but for rounding to 1/1024 pt.
func near(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
    && abs(a.height - b.height) < 0.01
}

func near(_ a: CGPoint, _ x: Double, _ y: Double) -> Bool {
  abs(a.x - x) < 0.01 && abs(a.y - y) < 0.01
}

/// A day of 2024 in GMT.
func day(_ month: Int, _ day: Int, hour: Int = 0) -> Date {
  var parts = DateComponents(year: 2024, month: month, day: day, hour: hour)
  parts.timeZone = .gmt
  return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
}
