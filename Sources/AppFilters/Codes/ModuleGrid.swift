/// The modules of a square code.
struct ModuleGrid: Equatable {
  let side: Int
  private var cells: [Bool]

  init(side: Int) {
    self.side = side
    cells = Array(repeating: false, count: side * side)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { cells[y * side + x] }
    set { cells[y * side + x] = newValue }
  }

  func contains(_ x: Int, _ y: Int) -> Bool { (0..<side).contains(x) && (0..<side).contains(y) }

  /// The weight of what a reader could stumble over (ISO/IEC 18004): runs, squares of one colour,
  /// patterns like a finder's, and a share of dark that is far from a half.
  var penalty: Int {
    let lines = (0..<side).flatMap { line in
      [(0..<side).map { self[$0, line] }, (0..<side).map { self[line, $0] }]
    }
    let dark = cells.count { $0 }
    let balance = abs(dark * 20 - cells.count * 10) / cells.count
    return lines.reduce(0) { $0 + Self.runs($1) + Self.finders($1) } + 3 * squares + 10 * balance
  }

  /// Three for a run of five, and one for each further module.
  private static func runs(_ line: [Bool]) -> Int {
    var (weight, length) = (0, 0)
    for (index, cell) in line.enumerated() {
      length = index > 0 && line[index - 1] == cell ? length + 1 : 1
      if length == 5 { weight += 3 } else if length > 5 { weight += 1 }
    }
    return weight
  }

  /// Forty for each dark–light–dark–dark–dark–light–dark with four light ones at a side.
  private static func finders(_ line: [Bool]) -> Int {
    let core = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    let patterns = [core + light, light + core]
    guard line.count >= 11 else { return 0 }
    return (0...(line.count - 11)).reduce(0) { weight, start in
      let part = Array(line[start..<start + 11])
      return weight + 40 * patterns.count { $0 == part }
    }
  }

  /// The squares of two by two of one colour.
  private var squares: Int {
    var count = 0
    for y in 1..<max(1, side) {
      for x in 1..<side {
        let cell = self[x, y]
        if self[x - 1, y] == cell, self[x, y - 1] == cell, self[x - 1, y - 1] == cell { count += 1 }
      }
    }
    return count
  }
}
