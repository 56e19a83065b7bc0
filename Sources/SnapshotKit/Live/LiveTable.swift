import Foundation

/// The choices of a page of live screens: screens, devices, settings.
struct LiveTable: Codable, Sendable, Hashable {
  /// A screen of the catalogue.
  struct Item: Codable, Sendable, Hashable {
    let name: String
    let title: String
    /// The app's title.
    let app: String
    /// The names of a flow's steps; none of a still.
    let steps: [String]
    /// A Boolean value that indicates whether it has a size of its own, on no device.
    let isComponent: Bool
  }

  /// A device of the table.
  struct Model: Codable, Sendable, Hashable {
    let id: String
    let name: String
    let family: String
    /// In portrait, in points.
    let width: Double
    let height: Double
    let scale: Int
    let orientations: [Orientation]
  }

  /// Settings of which one is had at a time.
  struct Axis: Codable, Sendable, Hashable {
    /// A variant by its name, and its title.
    struct Choice: Codable, Sendable, Hashable {
      let name: String
      let title: String
    }

    let title: String
    let choices: [Choice]
  }

  let screens: [Item]
  let devices: [Model]
  /// In the order in which names of several variants are joined.
  let axes: [Axis]

  init(_ catalogue: Catalogue) {
    let apps = AppNames(catalogue.screens)
    screens = catalogue.screens.map { screen in
      Item(
        name: screen.name, title: screen.title, app: apps.app(of: screen), steps: screen.steps,
        isComponent: screen.size.component != nil)
    }
    devices = catalogue.devices.devices.filter { !$0.isComponent }.map { device in
      Model(
        id: device.id, name: device.name, family: device.family.rawValue, width: device.width,
        height: device.height, scale: device.nativeScale, orientations: device.orientations)
    }
    let own = catalogue.screens.flatMap(\.allVariants).flatMap(\.parts)
    axes = Variant.axes(with: own).map { parts in
      Axis(
        title: Self.title(of: parts),
        choices: parts.map { Axis.Choice(name: $0.name, title: $0.title) })
    }
  }

  /// Returns the title of an axis; of one choice the choice's own.
  private static func title(of parts: [Variant]) -> String {
    switch parts.first {
    case .window: "Window"
    case .system: "System"
    case .typeSize: "Type size"
    case .locale: "Language"
    default: parts.first?.title ?? ""
    }
  }
}
