/// What stands around a listing that is no whole file.
enum ListingTreatment {
  /// A file as it is.
  case file
  /// A listing that is not compiled, with the reason.
  case leftOut(String)
  /// An expression or an element, with what stands before it and after it.
  case within(String, String)
  /// Properties up to the first empty line, and statements of a view's body after it.
  case view(named: String)
}

extension GuideListing {
  /// Listings that are no whole files, or that compile on no Linux, by what they begin with.
  private static let treatments: [(prefix: String, treatment: ListingTreatment)] = [
    (
      "// CustomMapView.swift",
      .leftOut("wraps MKMapView, a view of UIKit; the map of this project stands in")
    ),
    (
      "// AdaptiveTypography.swift",
      .leftOut("a static function reads an instance's environment, which compiles nowhere")
    ),
    ("Logger(", .within("let logger = ", "")),
    ("(\n    name:", .within("let newAnimals: [AnimalRow] = [", "]")),
    ("// Определение размера устройства", .view(named: "SizeClasses")),
    (
      "private let totalQuestions",
      .within("final class GameViewModel: Sendable {", "var questions: Int { totalQuestions }\n}")
    ),
  ]

  var treatment: ListingTreatment {
    Self.treatments.first { code.hasPrefix($0.prefix) }?.treatment ?? .file
  }

  /// The source to compile, nil if it is left out; the listing's own lines are unchanged in it.
  var source: String? {
    let place = "#sourceLocation(file: \"\(guide)\", line: \(line))"
    switch treatment {
    case .leftOut: return nil
    case .file: return "import SwiftUI\n\(place)\n\(code)\n"
    case .within(let before, let after): return "import SwiftUI\n\(before)\n\(code)\n\(after)\n"
    case .view(let name):
      let lines = code.components(separatedBy: "\n")
      let end = lines.firstIndex { $0.isEmpty } ?? lines.endIndex
      let (properties, statements) = (lines[..<end], lines[end...])
      return """
        import SwiftUI
        struct \(name): View {
        \(properties.joined(separator: "\n"))
        var body: some View {
        \(statements.joined(separator: "\n"))
        }
        }
        """
    }
  }
}
