import Foundation

/// Joins lines of a street that touch end to end, since data often cuts streets at each crossing.
enum LineJoining {
  /// The most lines that are joined; a street with more is one that is seen from afar.
  private static let limit = 64

  /// Returns the lines' chains, in the order of their first lines.
  static func join(_ lines: [[CGPoint]]) -> [[CGPoint]] {
    guard lines.count > 1, lines.count <= limit else { return lines }
    var rest = lines
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

  /// Adds a line to a chain if it begins or ends where the chain does.
  private static func continues(_ chain: inout [CGPoint], with line: [CGPoint]) -> Bool {
    guard let head = chain.first, let tail = chain.last, let first = line.first,
      let last = line.last
    else { return false }
    if touches(tail, first) {
      chain += line.dropFirst()
    } else if touches(tail, last) {
      chain += line.reversed().dropFirst()
    } else if touches(head, last) {
      chain = line + chain.dropFirst()
    } else if touches(head, first) {
      chain = line.reversed() + chain.dropFirst()
    } else {
      return false
    }
    return true
  }

  private static func touches(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5
  }
}
