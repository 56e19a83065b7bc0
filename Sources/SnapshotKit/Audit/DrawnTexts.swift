import DisplayList
import Foundation

/// The texts that a list draws, where they can be seen, in the order of drawing.
struct DrawnTexts {
  struct Drawn {
    let drawing: TextDrawing
    let node: Int32
    let frame: CGRect
    /// The part of the frame that no layer cuts off.
    let seen: CGRect
    /// The colour of the rim around the letters, so that these can be read on any ground.
    var halo: RGBAColor?

    /// The halo's colour as the ground that the letters are read against.
    var haloGround: RGBAColor? {
      halo.map { RGBAColor(red: $0.red, green: $0.green, blue: $0.blue) }
    }

    var words: String { drawing.text.string }

    /// 18 points, or 14 in bold (WCAG 2.2).
    var isLarge: Bool {
      drawing.text.runs.allSatisfy {
        $0.attributes.font.size >= ($0.attributes.font.weight.rawValue >= 700 ? 14 : 18)
      }
    }

    /// The middle and the corners of what is seen, where the ground is looked at.
    var samples: [CGPoint] {
      let inner = seen.insetBy(dx: min(2, seen.width / 4), dy: min(2, seen.height / 4))
      return [(0.0, 0.0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)].map { x, y in
        CGPoint(x: inner.minX + inner.width * x, y: inner.minY + inner.height * y)
      }
    }
  }

  let all: [Drawn]

  /// Finds the texts of a list; letters that a view wrote as another text's halo count as part of
  /// it.
  init(_ list: DisplayList) {
    var search = Search()
    search.visit(
      list.items, transform: .identity, clip: CGRect(origin: .zero, size: list.size))
    all = Self.withHalos(search.found)
  }

  /// The most by which a halo's letters stand aside, in points.
  private static let haloReach = 2.0

  private static func withHalos(_ found: [Drawn]) -> [Drawn] {
    var texts: [Drawn] = []
    for text in found {
      var text = text
      while let below = texts.last, below.isHalo(of: text, within: haloReach) {
        text.halo = below.drawing.text.runs.first?.paint.color
        texts.removeLast()
      }
      texts.append(text)
    }
    return texts
  }

  private struct Search {
    var found: [Drawn] = []

    mutating func visit(_ items: [DrawItem], transform: CGAffineTransform, clip: CGRect) {
      var halo: HaloDrawing?
      for item in items {
        switch item.operation {
        case .halo(let drawing): halo = drawing
        case .text(let drawing):
          let own = halo?.letters.frame == drawing.frame ? halo?.color : nil
          add(drawing, item.node, transform, clip, halo: own)
        case .layer(let layer):
          let inner = layer.transform.concatenating(transform)
          let bounds = layer.clip.map { $0.boundingRect.applying(inner).intersection(clip) } ?? clip
          visit(layer.items, transform: inner, clip: bounds)
        default: break
        }
      }
    }

    private mutating func add(
      _ drawing: TextDrawing, _ node: Int32, _ transform: CGAffineTransform, _ clip: CGRect,
      halo: RGBAColor?
    ) {
      let frame = drawing.frame.applying(transform)
      // What is cut at an edge is looked at where it shows, if enough of it does.
      let seen = frame.intersection(clip)
      guard !seen.isNull, seen.width > 4, seen.height > frame.height / 2 else { return }
      found.append(Drawn(drawing: drawing, node: node, frame: frame, seen: seen, halo: halo))
    }
  }
}

extension DrawnTexts.Drawn {
  fileprivate func isHalo(of text: Self, within reach: Double) -> Bool {
    words == text.words && abs(frame.midX - text.frame.midX) <= reach
      && abs(frame.midY - text.frame.midY) <= reach
  }
}

extension DrawnPoints.Cover {
  /// A Boolean value that indicates whether letters or a symbol are drawn, which seldom cover a
  /// point of their frame.
  var isText: Bool {
    switch operation {
    case .text, .halo, .symbol: true
    default: false
    }
  }
}
