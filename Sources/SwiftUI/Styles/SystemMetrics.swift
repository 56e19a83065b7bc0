/// Sizes of the system's controls and lists, in points, from the resource `metrics.json`.
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

  struct Menu: Decodable, Sendable { let width: Double }

  struct Controls: Decodable, Sendable {
    let toggle: Box
    let segmentedControl: Box
    let stepper: Box
    let slider: Slider
    let textField: Box
    let progressBar: Box
    let activityIndicator: Indicator
    let picker: Box
    let menu: Menu
    let buttons: Buttons
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

  let controls: Controls
  let list: List

  static let shared = MetricsFile.read(SystemMetrics.self)
}
