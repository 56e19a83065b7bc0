import Synchronization

/// The products and the storefront that everything knows.
struct KnownProducts: Sendable {
  var products: [Product] = []
  var storefront: Storefront?
  /// A Boolean value that indicates whether the file has terms or a policy.
  var hasPolicies = false

  private static let known = Mutex(KnownProducts())

  /// All that is known at present.
  static var current: KnownProducts {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  /// Returns the product of an identifier.
  subscript(id id: Product.ID) -> Product? { products.first { $0.id == id } }
}

extension Product {
  /// Tells the store of its products, as a file of Xcode's describes them.
  ///
  /// They are in place of those before.
  ///
  /// It is called before pictures are drawn, such as where a catalogue is made:
  ///
  ///     try Product.know(storeKitFile: folder.appendingPathComponent("Tides.storekit"))
  ///
  /// The storefront is the file's, and that of the United States where it names none.
  ///
  /// - Parameter url: The `.storekit` file; nil for no products.
  /// - Throws: ``StoreKitFileError`` with the field that is wrong and what belongs there. What was
  ///   known before stays known then.
  public static func know(storeKitFile url: URL?) throws {
    KnownProducts.current = try url.map(StoreKitFile.read) ?? KnownProducts()
  }

  /// Returns the products of a file, without telling the store of them.
  ///
  /// - Parameter url: The `.storekit` file.
  /// - Returns: The products in the order of the file.
  /// - Throws: ``StoreKitFileError``.
  package static func all(inStoreKitFile url: URL) throws -> [Product] {
    try StoreKitFile.read(url).products
  }

  /// Returns the known products of some identifiers, in the order in which they were told.
  ///
  /// The answer comes at once: within the picture that asks for it.
  ///
  ///     let plans = try await Product.products(for: ["tides.month", "tides.year"])
  ///
  /// - Parameter identifiers: The identifiers; one that is not known has no product.
  /// - Returns: The products, each of them once.
  /// - Throws: Nothing; a store that is reached over a network could throw ``StoreKitError``.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let wanted = Set(identifiers)
    return KnownProducts.current.products.filter { wanted.contains($0.id) }
  }
}
