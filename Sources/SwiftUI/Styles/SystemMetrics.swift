/// Sizes of the system's controls, lists, bars, presentations and keyboards, in points.
///
/// They are read from the resource `metrics.json`. Parts with a room of their own stand there, as
/// extensions.
struct SystemMetrics: Decodable, Sendable {
  struct Box: Decodable, Sendable {
    let width: Double?
    let height: Double
  }

  struct Button: Decodable, Sendable {
    let height: Double
    let inset: Double
    let radius: Double
  }

  struct Buttons: Decodable, Sendable {
    let small: Button
    let regular: Button
    let large: Button
  }

  struct Slider: Decodable, Sendable {
    let thumb: Double
    let track: Double
  }

  struct Indicator: Decodable, Sendable {
    let medium: Double
    let large: Double
  }

  struct Controls: Decodable, Sendable {
    let toggle: Box
    let segmentedControl: Box
    let stepper: Box
    let slider: Slider
    let textField: Box
    let progressBar: Box
    let activityIndicator: Indicator
    let picker: Box
    let buttons: Buttons
    let sheet: Sheet
    let alert: Alert
    let menu: Menu
  }

  struct Margin: Decodable, Sendable {
    let narrow: Double
    let wide: Double
  }

  struct List: Decodable, Sendable {
    let rowMinHeight: Double
    let separatorPixels: Double
    let separatorInset: Double
    let rowVerticalInset: Double
    let insetGroupedCornerRadius: Double
    let insetGroupedMargin: Margin
    let wideFrom: Double
    let sectionSpacing: Double
    let headerSpacing: Double
    let footerSpacing: Double
    let iconWidth: Double
    let iconSpacing: Double
  }

  let bars: Bars
  let layoutMargins: Margins
  let controls: Controls
  let list: List
  let keyboard: Keyboard

  static let shared = read()

  /// Reads the file, which the package ships: without it, the package is built wrongly.
  private static func read() -> Self {
    guard let url = Bundle.module.url(forResource: "metrics", withExtension: "json") else {
      fatalError("The resource metrics.json is missing: build the package again")
    }
    do {
      return try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
    } catch {
      fatalError("The resource metrics.json is broken: \(error)")
    }
  }
}
