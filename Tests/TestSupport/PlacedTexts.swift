import DisplayList
import Foundation

extension DrawItem {
  /// The texts that the item draws with their frames, in the order of drawing; those within layers
  /// too, since what a bar or a list clips is in one.
  package var words: [(text: String, frame: CGRect)] {
    switch operation {
    case .text(let drawing): [(drawing.text.string, drawing.frame)]
    case .layer(let layer): layer.items.flatMap(\.words)
    default: []
    }
  }
}
