/// Tells that a debug build is slow, before somebody waits for it.
enum DebugBuild {
  /// From so many cells on it takes long enough to matter.
  private static let most = 50

  /// Prints a line for a run of many cells in a debug build.
  static func tell(_ cells: [Cell]) {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    guard isDebug, cells.count >= most else { return }
    StandardError.print("note: this is a debug build, which draws slowly; build with -c release")
  }
}
