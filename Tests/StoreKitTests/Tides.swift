import Foundation

@testable import StoreKit

/// The products of the fixture.
enum Tides {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Tides.storekit")

  /// Returns what the file says, without telling the store of it.
  static func read() throws -> KnownProducts { try StoreKitFile.read(file) }

  /// Returns a product of the file.
  static func product(_ id: Product.ID) throws -> Product {
    guard let product = try read()[id: id] else { throw NoProduct(id: id) }
    return product
  }

  struct NoProduct: Error {
    let id: Product.ID
  }
}
