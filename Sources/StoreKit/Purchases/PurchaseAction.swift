/// An action that buys a product; nothing is bought.
///
///     @Environment(\.purchase) private var purchase
///
///     Button("Buy") { Task { try? await purchase(product) } }
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Returns that the person has cancelled: nothing is bought.
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

private enum PurchaseKey: EnvironmentKey {
  static var defaultValue: PurchaseAction { PurchaseAction() }
}

extension EnvironmentValues {
  /// An action that buys a product.
  public var purchase: PurchaseAction { self[PurchaseKey.self] }
}
