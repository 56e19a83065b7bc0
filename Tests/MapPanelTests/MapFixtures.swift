import CairoRender
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import MapPanel

/// Texts whose letters are six tenths of an em wide, in lines of 1.2 em.
final class PlainText: TextMeasuring {
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    let size = text.runs.first?.attributes.font.size ?? 10
    let natural = Double(text.string.count) * size * 0.6
    let lines = max(1, (natural / max(1, width)).rounded(.up))
    let bounds = CGSize(width: min(natural, width), height: lines * size * 1.2)
    return TextMetrics(
      size: bounds, firstBaseline: size, lastBaseline: bounds.height, lineCount: Int(lines))
  }

  func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(
      size: CGSize(width: symbol.font.size, height: symbol.font.size), baseline: symbol.font.size)
  }
}

/// Shows a view on a screen of a size and gives its draw list.
@MainActor
func show<Content: View>(
  _ view: Content, size: CGSize = CGSize(width: 390, height: 500),
  safeArea: EdgeInsets = EdgeInsets()
) throws -> (list: DisplayList, host: ViewHost) {
  let host = ViewHost(view, text: PlainText(), assets: FixedPictures())
  var surroundings = Surroundings(size: size, safeArea: safeArea)
  surroundings.environment.locale = Locale(identifier: "ru_RU")
  return (try host.render(in: surroundings), host)
}

extension DisplayList {
  /// All operations, those within layers too.
  var operations: [DrawOperation] { items.flatMap(\.all) }

  var texts: [String] {
    operations.compactMap {
      if case .text(let drawing) = $0 { drawing.text.string } else { nil }
    }
  }
}

extension DrawItem {
  var all: [DrawOperation] {
    if case .layer(let layer) = operation { return [operation] + layer.items.flatMap(\.all) }
    return [operation]
  }
}

enum Saransk {
  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Showcase/Resources/saransk-map.geojson")

  static func map() throws -> MapData { try GeoJSONReader.read(contentsOf: url) }

  static let center = GeoCoordinate(latitude: 54.1838, longitude: 45.1800)

  static let region = GeoRegion(center: center, latitudeDelta: 0.016, longitudeDelta: 0.02)
}
