import Foundation

/// Joins pieces of a street that touch end to end, since data often cuts streets at each crossing.
enum LineJoining {
  /// The most pieces that are joined; a street with more is one that is seen from afar.
  private static let limit = 64

  /// Returns the pieces' chains, in the order of their first pieces.
  static func join(_ pieces: [[CGPoint]]) -> [[CGPoint]] {
    guard pieces.count > 1, pieces.count <= limit else { return pieces }
    var rest = pieces
    var chains: [[CGPoint]] = []
    while !rest.isEmpty {
      var chain = rest.removeFirst()
      while let next = rest.firstIndex(where: { continues(&chain, with: $0) }) {
        rest.remove(at: next)
      }
      chains.append(chain)
    }
    return chains
  }

  /// Adds a piece to a chain if it begins or ends where the chain does.
  private static func continues(_ chain: inout [CGPoint], with piece: [CGPoint]) -> Bool {
    guard let head = chain.first, let tail = chain.last, let first = piece.first,
      let last = piece.last
    else { return false }
    if touches(tail, first) {
      chain += piece.dropFirst()
    } else if touches(tail, last) {
      chain += piece.reversed().dropFirst()
    } else if touches(head, last) {
      chain = piece + chain.dropFirst()
    } else if touches(head, first) {
      chain = piece.reversed() + chain.dropFirst()
    } else {
      return false
    }
    return true
  }

  private static func touches(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5
  }
}
