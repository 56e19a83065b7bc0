import DisplayList
import SwiftUI

/// What an item of a draw list draws, within its layers too.
extension DrawItem {
  private var parts: [DrawItem] {
    if case .layer(let layer) = operation { layer.items } else { [] }
  }

  /// The symbols that it draws, by name.
  var symbols: [(name: String, frame: CGRect)] {
    if case .symbol(let drawing) = operation { return [(drawing.symbol.name, drawing.frame)] }
    return parts.flatMap(\.symbols)
  }

  /// What layers are cut out by.
  var clips: [Path] {
    guard case .layer(let layer) = operation else { return [] }
    return (layer.clip.map { [$0] } ?? []) + parts.flatMap(\.clips)
  }

  var strokes: [(path: Path, style: StrokeStyle)] {
    if case .stroke(let path, _, let style) = operation { return [(path, style)] }
    return parts.flatMap(\.strokes)
  }

  /// The frames of pictures.
  var pictures: [CGRect] {
    if case .image(let drawing) = operation { return [drawing.frame] }
    return parts.flatMap(\.pictures)
  }

  var fills: [Path] {
    if case .fill(let path, _, _) = operation { return [path] }
    return parts.flatMap(\.fills)
  }

  /// The colours of one text.
  func inks(of words: String) -> [RGBAColor] {
    if case .text(let drawing) = operation, drawing.text.string != words { return [] }
    return parts.isEmpty ? inks : parts.flatMap { $0.inks(of: words) }
  }

  /// The colours of texts.
  var inks: [RGBAColor] {
    guard case .text(let drawing) = operation else { return parts.flatMap(\.inks) }
    return drawing.text.runs.compactMap {
      if case .color(let color) = $0.paint { color } else { nil }
    }
  }
}
