/// Causes as lines that GitHub shows at the source line of a pull request.
struct GitHubAnnotations {
  /// More of them GitHub does not show.
  private static let most = 10

  let clusters: [CauseCluster]
  let sources: SourceFiles

  /// Returns a Boolean value that indicates whether the run is a job of GitHub's.
  static func areWanted(_ environment: [String: String]) -> Bool {
    environment["GITHUB_ACTIONS"] == "true"
  }

  /// A workflow command each.
  var lines: [String] {
    clusters.prefix(Self.most).map { cluster in
      let place = sources.place(cluster.source).map {
        "file=\(Self.property($0.path)),line=\($0.line),"
      }
      let title = Self.property("Snapshots: \(cluster.kind.words)")
      return "::error \(place ?? "")title=\(title)::\(Self.data(cluster.message))"
    }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
