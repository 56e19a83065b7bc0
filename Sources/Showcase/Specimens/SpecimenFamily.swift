import SwiftUI

/// Kindred views in all their states, shown on one page.
public struct SpecimenFamily: Sendable {
  /// The room that a family's specimens take.
  enum Content: Sendable {
    case parts([Specimen])
    case windows([WindowSpecimen])
  }

  /// The name in file names, such as `buttons`.
  public let name: String
  /// The name that people read.
  public let title: String
  let content: Content
  /// The numbers of specimens on the pages of a small phone; all are on one where there are none.
  let pages: [Int]

  /// The names of the specimens, in the order of the page.
  public var specimenNames: [String] {
    switch content {
    case .parts(let specimens): specimens.map(\.name)
    case .windows(let specimens): specimens.map(\.name)
    }
  }

  /// Creates a family of views that take parts of a page, or of several if one is too small.
  init(_ name: String, title: String, pages: [Int] = [], parts: [Specimen]) {
    (self.name, self.title, content, self.pages) = (name, title, .parts(parts), pages)
  }

  /// Creates a family of views that take windows.
  init(_ name: String, title: String, windows: [WindowSpecimen]) {
    (self.name, self.title, content, pages) = (name, title, .windows(windows), [])
  }
}

extension SpecimenFamily {
  /// Every view of the system, and of the design system, in its states.
  public static let all: [SpecimenFamily] = [
    .texts, .images, .labels, .buttons, .menus, .switches, .pickers, .dates, .fields, .status,
    .charts, .groups, .lists, .navigation, .bars, .tabs, .presentations, .dialogs, .tablets,
    .tips, .controllers, .signIn, .store, .activities, .designComponents,
  ]
}
