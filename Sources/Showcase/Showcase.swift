import SnapshotKit

/// The apps that show what Vitrine draws.
public enum Showcase {
  /// Every screen of the apps.
  ///
  /// - Throws: ``CatalogueError`` or ``DeviceTableError`` if the package is broken.
  public static func catalogue() throws -> Catalogue {
    try Catalogue([])
  }
}
