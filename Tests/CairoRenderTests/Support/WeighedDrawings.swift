import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// All drawings of symbols at a weight: making them takes a second.
struct WeighedDrawings {
  /// The parts of each drawing.
  let parts: [String: [SymbolArtwork.Part]]
  /// How dark each drawing is in a picture of all of them; empty of a weight that nothing shares.
  let ink: [String: Double]

  /// Returns the drawings, which are made once of the weights that several tests look at.
  static func at(_ weight: ResolvedFont.Weight) throws -> WeighedDrawings {
    switch weight {
    case .ultraLight: try ultraLight.get()
    case .regular: try regular.get()
    case .black: try black.get()
    default: try WeighedDrawings(weight, isInked: false)
    }
  }

  private static let ultraLight = Result { try WeighedDrawings(.ultraLight, isInked: true) }
  private static let regular = Result { try WeighedDrawings(.regular, isInked: true) }
  private static let black = Result { try WeighedDrawings(.black, isInked: true) }

  private init(_ weight: ResolvedFont.Weight, isInked: Bool) throws {
    let studio = try Studio()
    let symbols = studio.text.symbols
    let names = symbols.drawings.naming.drawings.sorted()
    var parts: [String: [SymbolArtwork.Part]] = [:]
    for name in names {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 20, weight: weight))
      parts[name] = try #require(symbols.artwork(symbol), "\(name)").parts
    }
    self.parts = parts
    ink = isInked ? try Self.inks(names, weight, studio) : [:]
  }

  private static func inks(
    _ names: [String], _ weight: ResolvedFont.Weight, _ studio: Studio
  ) throws -> [String: Double] {
    let (cell, columns) = (40, 26)
    let items = names.enumerated().map { index, name in
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 20, weight: weight))
      let size = studio.text.measure(symbol).size
      let x = Double(index % columns * cell + cell / 2)
      let y = Double(index / columns * cell + cell / 2)
      let frame = CGRect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
      return DrawOperation.symbol(
        SymbolDrawing(symbol: symbol, frame: frame, paints: [.color(.black)]))
    }
    let rows = (names.count + columns - 1) / columns
    let image = try studio.draw(
      items, size: CGSize(width: Double(columns * cell), height: Double(rows * cell)), scale: 1)
    var inks = Array(repeating: 0.0, count: names.count)
    image.withPixels { pixels in
      for (index, pixel) in pixels.enumerated() where pixel & 255 < 255 {
        let (x, y) = (index % (columns * cell), index / (columns * cell))
        inks[y / cell * columns + x / cell] += 255 - Double(pixel & 255)
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(names, inks))
  }
}
