import ArgumentParser
import Foundation

/// `snapshot describe`: a drawn screen in words.
struct DescribeCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Prints a screen's views: what was set on them, where they lie, who made them.",
    discussion: """
      A line a view, indented below the one that it is in: type and id, text, properties, frame \
      in points, source line. With --at, what is drawn at a point, the topmost first.

        snapshot describe saransk-catalogue --device iphone-se-3
        snapshot describe quiz-question --at 196,420
        snapshot describe quiz-question --json > before.json
        snapshot describe quiz-question --against before.json
      """)

  @Argument(help: "The screen's name.")
  var screen: String

  @OptionGroup var options: CellOptions
  @OptionGroup var overrides: OverrideOptions
  @OptionGroup var clock: ClockOptions

  @Option(help: "A point of the screen in points, as x,y: says what is drawn there and by whom.")
  var at: ScreenPoint?

  @Flag(help: "Prints JSON; Documentation/description-schema.json is its schema.")
  var json = false

  @Option(help: "A description as JSON from before: tells what was edited since; exits with 1.")
  var against: String?

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    clock.watch()
    let cell = try options.cell(of: screen, in: catalogue)
    let describer = ScreenDescriber(
      catalogue, renderer: try Renderer(fonts: catalogue.fontFiles))
    let drawn = try describer.draw(cell)
    describer.tellIssues()
    if let against {
      let causes = DescriptionDifference(
        from: try ScreenDescription.read(against), to: drawn.description)
      print(causes.text)
      return causes.isEmpty ? .success : .differences
    }
    guard let at else {
      print(json ? try drawn.description.json() : drawn.description.text)
      return .success
    }
    let report = try PointReport(drawn, at: at.point)
    print(json ? try JSONText.text(of: report) : report.text)
    return .success
  }
}

/// A point of a screen, in points, as a command is given it.
struct ScreenPoint: ExpressibleByArgument {
  let point: CGPoint

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    point = CGPoint(x: x, y: y)
  }
}
