import Foundation
import Showcase
import SnapshotKit
import Testing

/// `Documentation/Mission.md`: what each guide asks for, and what shows it.
struct Mission {
  /// A guide's section: the lines below each of its headings.
  struct Section {
    let guide: String
    var headings: [String] = []
    var lines: [String] = []
  }

  private(set) var sections: [Section] = []

  init(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") {
        sections.append(Section(guide: String(line.dropFirst(3))))
      } else if let last = sections.indices.last {
        if line.hasPrefix("### ") { sections[last].headings.append(String(line.dropFirst(4))) }
        if line.hasPrefix("- ") { sections[last].lines.append(line) }
      }
    }
  }

  /// What a line refers to, such as `screen:saransk-map`.
  static func references(in line: String) -> [(kind: String, name: String)] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .compactMap { part in
        let halves = part.element.split(separator: ":", maxSplits: 1)
        return halves.count == 2 ? (String(halves[0]), String(halves[1])) : nil
      }
  }

  /// The letters and digits of a heading: guides number and decorate theirs in their own ways.
  static func plain(_ heading: some StringProtocol) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The headings of a guide, without what stands in its listings.
  static func headings(of guide: String) -> [String] {
    var isListing = false
    return guide.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isListing.toggle() }
      return !isListing && line.hasPrefix("#") ? String(line) : nil
    }
  }
}

/// What references may name.
struct MissionWorld {
  let screens: Set<String>
  /// `flow/step` of each step of each flow.
  var steps: Set<String> = []
  /// `Suite.function` of each test.
  let tests: Set<String>
  let root: URL

  func problem(with kind: String, _ name: String) -> String? {
    let isKnown =
      switch kind {
      case "screen": screens.contains(name)
      case "step": steps.contains(name)
      case "test": tests.contains(name)
      case "source":
        FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path)
      default: false
      }
    return isKnown ? nil : "\(kind):\(name) is not there"
  }

  func problems(in mission: Mission) -> [String] {
    mission.sections.flatMap(\.lines).flatMap { line in
      let references = Mission.references(in: line)
      let broken = references.compactMap { problem(with: $0.kind, $0.name) }
      return references.isEmpty && !line.contains("not applicable: ")
        ? ["Nothing shows: \(line)"] : broken
    }
  }
}

extension MissionWorld {
  static func real() throws -> MissionWorld {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let screens = try catalogue().screens
    return MissionWorld(
      screens: Set(screens.map(\.name)),
      steps: Set(screens.flatMap { screen in screen.steps.map { "\(screen.name)/\($0)" } }),
      tests: try tests(below: root), root: root)
  }

  private static func tests(below root: URL) throws -> Set<String> {
    let folders = [
      "ShowcaseTests", "ComponentsTests", "SnapshotKitTests", "DesignSystemTests", "MapPanelTests",
    ]
    var tests: Set<String> = []
    for folder in folders {
      let top = root.appendingPathComponent("Tests/\(folder)")
      let files = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.pathExtension == "swift" {
          tests.formUnion(names(in: try String(contentsOf: file, encoding: .utf8)))
        }
      }
    }
    return tests
  }

  /// The tests of a file, each with its suite: the outermost type that was opened last before it.
  private static func names(in source: String) -> [String] {
    var suite = ""
    return source.split(separator: "\n").compactMap { line in
      if !line.hasPrefix(" "), let range = line.range(of: "struct ") {
        suite = String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
      }
      guard let range = line.range(of: "func ") else { return nil }
      return suite + "." + line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
    }
  }
}

@Suite struct MissionTests {
  private func mission(_ world: MissionWorld) throws -> Mission {
    let file = world.root.appendingPathComponent("Documentation/Mission.md")
    return Mission(try String(contentsOf: file, encoding: .utf8))
  }

  @Test func everyReferenceIsAlive() throws {
    let world = try MissionWorld.real()
    let mission = try mission(world)
    #expect(world.problems(in: mission) == [])
  }

  @Test func deadReferencesAndEmptyLinesAreFound() throws {
    let world = MissionWorld(
      screens: ["a"], steps: ["f/one"], tests: ["S.t"], root: URL(fileURLWithPath: "/nowhere"))
    let mission = Mission(
      """
      ## guide
      ### One
      - Fine: `screen:a`, `step:f/one`, `test:S.t`.
      - Gone: `screen:b`, `step:f/two`, `step:a`, `test:S.u`, `source:Package.swift`, `thing:a`.
      - Shown by nothing.
      - Xcode: not applicable: no Mac.
      """)
    #expect(
      world.problems(in: mission) == [
        "screen:b is not there", "step:f/two is not there", "step:a is not there",
        "test:S.u is not there", "source:Package.swift is not there",
        "thing:a is not there", "Nothing shows: - Shown by nothing.",
      ])
  }

  /// Each guide's headings stand in its section, where the guides are there to be read.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: guides.path),
      "the guides are not beside the project"))
  func noHeadingOfAGuideIsMissing() throws {
    let world = try MissionWorld.real()
    for section in try mission(world).sections {
      let file = guides.appendingPathComponent("\(section.guide).md")
      let guide = try String(contentsOf: file, encoding: .utf8)
      let known = Set(section.headings.map { Mission.plain($0) })
      let missing = Mission.headings(of: guide).filter { !known.contains(Mission.plain($0)) }
      #expect(missing == [], "\(section.guide)")
    }
  }

  @Test func headingsAreReadWithoutListings() {
    let guide = "# One\n```swift\n# no heading\n```\n### 🎨 Two: (2)"
    #expect(Mission.headings(of: guide).map { Mission.plain($0) } == ["one", "two2"])
  }
}

/// The guides that the project was begun for, beside it.
private let guides = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("shared/seeds")
