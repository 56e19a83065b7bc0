import ArgumentParser
import Foundation

/// `snapshot tree`: what VoiceOver reads of a screen.
struct TreeCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints what VoiceOver reads of a screen, a line an element, in its order.",
    discussion: """
      A line says what is spoken, then in brackets hint, actions, identifier and what else is known.

        snapshot tree settings-general
        snapshot tree quiz-question --frames
        snapshot tree quiz-question --overlay out/quiz.png
        snapshot tree 'quiz-*' -o Trees
      """)

  @Argument(help: "The screen's name; with -o a pattern.")
  var screen: String

  @OptionGroup var options: CellOptions
  @OptionGroup var overrides: OverrideOptions
  @OptionGroup var clock: ClockOptions

  @Flag(help: "Adds each element's frame in points and its source line.")
  var frames = false

  @Option(help: "Writes a PNG of the screen with numbered frames and a legend.")
  var overlay: String?

  @Option(
    name: [.short, .long],
    help: "Writes a text of each screen of the pattern, and of each step of a flow, into a folder.")
  var output: String?

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func validate() throws {
    if output != nil, overlay != nil {
      throw ValidationError("--overlay is of a single screen: leave out -o")
    }
  }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    clock.watch()
    if let output { return try write(catalogue, into: output) }
    let cell = try options.cell(of: screen, in: catalogue)
    let renderer = try Renderer(fonts: catalogue.fontFiles)
    let drawn = try ScreenDescriber(catalogue, renderer: renderer).draw(cell)
    print(AccessibilityTree(drawn.list).text(frames: frames))
    guard let overlay else { return .success }
    let picture = AccessibilityOverlay(list: drawn.list, text: renderer.text).picture
    let image = try renderer.raster(picture, scale: 2)
    try AtomicFile.write(try Renderer.encode(image, scale: 2), to: overlay)
    return .success
  }

  /// Writes a file for each screen and each step: `card.txt`, `quiz.answered.txt`.
  @MainActor private func write(_ catalogue: Catalogue, into folder: String) throws -> ExitStatus {
    try OutputFolder.check(folder)
    let plays = try options.cells(ofEach: screen, in: catalogue)
    let describer = ScreenDescriber(
      catalogue, renderer: try Renderer(fonts: catalogue.fontFiles))
    try AtomicFile.makeFolder(folder)
    for cells in plays {
      for (cell, drawn) in zip(cells, try describer.draw(cells)) {
        let name = [cell.screen, cell.step].compactMap { $0 }.joined(separator: ".")
        let text = AccessibilityTree(drawn.list).text(frames: frames) + "\n"
        try AtomicFile.write(Data(text.utf8), to: "\(folder)/\(name).txt")
      }
    }
    print("\(RunMessages.counted(plays.reduce(0) { $0 + $1.count }, "tree")) in \(folder)")
    return .success
  }
}
