import LayoutEngine
import Testing

/// CSS Grid 1 §7.2.2, §7.3.2 and §8.3, in a grid of four columns, 10 points each:
/// `[a] 10 [b] 10 [a b] 10 [c] 10 [a]`, with the area `x` over the second and third.
@Suite struct NamedLineTests {
  private static let columns: [TemplateTrack] = [
    .names(["a"]), .points(10), .names(["b"]), .points(10), .names(["a", "b"]), .points(10),
    .names(["c"]), .points(10), .names(["a"]),
  ]

  private static func range(
    _ start: GridLine, _ end: GridLine, _ columns: [TemplateTrack] = columns
  )
    throws -> [Double]
  {
    var tree = LayoutTree()
    let item = try tree.addNode(
      Style {
        $0.gridColumnStart = start
        $0.gridColumnEnd = end
      })
    let grid = Style {
      $0.display = .grid
      $0.gridTemplateColumns = columns
      $0.gridTemplateAreas = [[nil, "x", "x", nil]]
      $0.gridAutoColumns = [.points(1)]
    }
    let root = try tree.addNode(grid, children: [item])
    try tree.layout(root)
    let frame = try tree.frame(of: item)
    return [frame.minX, frame.maxX]
  }

  @Test(arguments: [
    (GridLine.named("a", 1), GridLine.named("a", 2), [0.0, 20]),
    (.named("b", -1), .auto, [20, 30]),
    (.auto, .named("a", -1), [30, 40]),
    (.area("b"), .area("c"), [10, 30]),
    // An area's edges, also by the names that it gives its lines.
    (.area("x"), .area("x"), [10, 30]),
    (.named("x-start", 1), .named("x-end", 1), [10, 30]),
    (.named("x", 1), .auto, [41, 42]),
    // Spans count lines of the name from the other line; of none they are one track.
    (.line(1), .spanNamed("b", 2), [0, 20]),
    (.spanNamed("a", 2), .line(-1), [0, 40]),
    (.spanNamed("b", 2), .auto, [0, 10]),
    (.spanNamed("c", 1), .spanNamed("a", 3), [0, 10]),
    // Lines of the implicit grid have all names.
    (.named("c", 3), .auto, [42, 43]),
    (.line(4), .spanNamed("c", 2), [30, 42]),
    (.spanNamed("c", 1), .line(2), [0, 11]),
    (.named("b", 0), .auto, [0, 10]),
  ])
  func namesLines(start: GridLine, end: GridLine, expected: [Double]) throws {
    #expect(try Self.range(start, end) == expected)
  }

  @Test func repeatsNames() throws {
    let columns: [TemplateTrack] = [
      .repeat(.count(3), [.names(["s"]), .points(5), .points(5), .names(["e"])])
    ]
    #expect(try Self.range(.named("s", 2), .named("e", 3), columns) == [10, 30])
    #expect(try Self.range(.named("s", -1), .auto, columns) == [20, 25])
  }

  @Test func limitsNumbers() throws {
    for line in [GridLine.named("a", .max), .named("a", .min), .spanNamed("a", .max)] {
      #expect(try Self.range(line, .auto).allSatisfy(\.isFinite))
      #expect(try Self.range(.line(1), line).allSatisfy(\.isFinite))
      #expect(try Self.range(line, .line(2)).allSatisfy(\.isFinite))
    }
    let nested = TemplateTrack.repeat(.count(2), [.repeat(.count(2), [.points(7)]), .points(3)])
    #expect(try Self.range(.line(1), .line(3), [nested]) == [0, 6])
  }
}
