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
      """)

  @Argument(help: "The screen's name.")
  var screen: String

  @OptionGroup var options: CellOptions
  @OptionGroup var overrides: OverrideOptions
  @OptionGroup var clock: ClockOptions

  @Flag(help: "Adds each element's frame in points and its source line.")
  var frames = false

  @Option(help: "Writes a PNG of the screen with numbered frames and a legend.")
  var overlay: String?

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    clock.watch()
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
}
