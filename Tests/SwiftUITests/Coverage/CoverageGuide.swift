import SwiftUI

/// The guide to what of SwiftUI is here, written from the tables.
enum CoverageGuide {
  private static let sections: [(title: String, table: [CoverageRow])] = [
    ("View modifiers", modifierTable), ("Types", typeTable), ("Attributes", attributeTable),
    ("Methods of shapes", shapeMethodTable), ("Methods of images", imageMethodTable),
  ]

  /// The guide as Markdown.
  static var text: String {
    ([head, summary] + sections.map(section) + [further, decisions, triedProjects])
      .joined(separator: "\n")
  }

  private static let head = """
    # What of SwiftUI is here

    For an app's developer who asks whether a name of SwiftUI is drawn.

    Names of SwiftUI by how often they occur in 2,492 files of 16 public apps, and what becomes of
    each. This guide is generated from `Tests/SwiftUITests/Coverage` and from the tables in
    `Sources/SwiftUI/Accepted`: `VITRINE_RECORD=all swift test --filter CoverageTests` writes it anew.

    - **drawn**: it changes the picture.
    - **acts**: it changes state, layout or what is read out.
    - **accepted**: it compiles, and changes no still by decision; the reasons stand at the end.
    - **missing**: it is not there.

    """

  private static var summary: String {
    let statuses = CoverageStatus.allCases
    var lines = [
      "| | names | " + statuses.map(\.rawValue).joined(separator: " | ") + " |",
      "|---|--:|" + statuses.map { _ in "--:|" }.joined(),
    ]
    for (title, table) in sections {
      let shares = statuses.map { percent(share([$0], of: table)) }
      lines.append("| \(title) | \(table.count) | " + shares.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n\nShares are of uses, not of names.\n"
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func section(_ title: String, _ table: [CoverageRow]) -> String {
    let rows = table.map { row in
      let difference =
        row.difference.isEmpty && row.status == .accepted
        ? AcceptedFamily.reason(for: row.name) ?? "" : row.difference
      return "| `\(row.name)` | \(row.count) | \(row.status) | \(difference) |"
    }
    return """
      ## \(title)

      | name | uses | here | differs from SwiftUI |
      |---|--:|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// Names beyond the tables.
  private static var further: String {
    let rows = furtherTable.map { row in
      "| \(row.names.map { "`\($0)`" }.joined(separator: ", ")) | \(row.status.rawValue) | \(row.difference) |"
    }
    return """
      ## Further names

      | names | here | differs from SwiftUI |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// The reasons of what is accepted, by family, with names that apps seldom call.
  private static var decisions: String {
    let families = AcceptedFamily.all.map { family in
      let rows = family.decisions.map { reason, names in
        "| \(names.map { "`\($0)`" }.joined(separator: ", ")) | \(reason) |"
      }
      return """
        ### \(family.title)

        | names | why a still does not change |
        |---|---|
        \(rows.joined(separator: "\n"))

        """
    }
    return "## Accepted by decision\n\n" + families.joined(separator: "\n")
  }
}
