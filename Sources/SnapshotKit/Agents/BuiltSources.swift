import Foundation

/// The sources of an executable, and which of them it was not built from yet.
actor BuiltSources {
  private let watch: SourceWatch
  private let executable: String
  /// The sources that the last build of this process was of, which may leave an executable alone
  /// that comes out the same.
  private var built: [String: FileStamp] = [:]

  /// Creates what knows of sources.
  ///
  /// - Parameters:
  ///   - watch: The sources.
  ///   - executable: The path of what is built of them.
  init(_ watch: SourceWatch, executable: String) {
    (self.watch, self.executable) = (watch, executable)
  }

  /// The paths that were saved after the last build, in order.
  var saved: [String] {
    guard let executable = FileStamp(executable) else { return [] }
    return watch.stamps().filter { path, stamp in
      stamp.isNewer(than: executable) && built[path] != stamp
    }.keys.sorted()
  }

  /// Builds.
  func build(_ build: @Sendable () async throws -> OwnCommand.Result) async throws
    -> OwnCommand.Result
  {
    // What is saved while a build is under way may not be in it.
    let stamps = watch.stamps()
    let result = try await build()
    if result.status == 0 { built = stamps }
    return result
  }
}
