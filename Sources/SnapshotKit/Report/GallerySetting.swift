import Foundation

extension Gallery {
  /// A variant with its share in each axis, so that any two axes lie out as a table.
  struct Setting: Encodable {
    /// The value along one axis; what is usual along an axis is left out.
    struct Part: Encodable {
      let axis: Axis
      let value: String
      let title: String
    }

    /// The axes, as the page names them.
    enum Axis: String, Encodable {
      case window, system, size, language, direction, contrast
      /// Settings that people seldom make: one axis for all of it.
      case settings
    }

    let name: String
    let title: String
    let parts: [Part]

    /// The setting that departs from nothing.
    static let usual = Setting(name: Variant.usualName, title: "Usual", parts: [])
  }
}

extension Gallery.Setting {
  init(_ variant: Variant) {
    let axes = Dictionary(grouping: variant.parts, by: \.galleryAxis)
    self.init(
      name: variant.name, title: variant.title,
      parts: axes.sorted { $0.key.rawValue < $1.key.rawValue }.map { axis, parts in
        Part(
          axis: axis, value: parts.map(\.name).joined(separator: "+"),
          title: parts.map(\.galleryTitle).joined(separator: ", "))
      })
  }
}

extension Variant {
  /// The axis of the gallery that a single variant lies on.
  fileprivate var galleryAxis: Gallery.Setting.Axis {
    switch self {
    case .window: .window
    case .system: .system
    case .typeSize: .size
    case .locale, .pseudoLocale: .language
    case .rightToLeft: .direction
    case .highContrast: .contrast
    default: .settings
    }
  }

  /// The title where the axis is named beside it.
  fileprivate var galleryTitle: String {
    switch self {
    case .typeSize: name.uppercased()
    // The page has the languages' names.
    case .locale(let identifier): identifier
    default: title
    }
  }
}
