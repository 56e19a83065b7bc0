extension URL {
  /// The folder of a person's documents.
  public static var documentsDirectory: URL { inHome("Documents") }
  /// The folder of files that an app can make again.
  public static var cachesDirectory: URL { inHome("Library/Caches") }
  /// The folder of files that an app uses for itself.
  public static var applicationSupportDirectory: URL { inHome("Library/Application Support") }
  /// The folder of files of apps and the system.
  public static var libraryDirectory: URL { inHome("Library") }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { inHome("Downloads") }
  /// The folder of a person's pictures.
  public static var picturesDirectory: URL { inHome("Pictures") }
  /// The folder of a person's desktop.
  public static var desktopDirectory: URL { inHome("Desktop") }

  private static func inHome(_ path: String) -> URL {
    FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(path, isDirectory: true)
  }
}
