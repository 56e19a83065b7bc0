extension View {
  /// Has no effect: there are no subscriptions to manage.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Has no effect: there are no subscriptions to manage.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }

  /// Has no effect: a still asks for no code.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect: nothing is bought, so that nothing is given back.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }

  /// Has no effect: nothing is bought.
  public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View { self }

  /// Has no effect: nothing is bought.
  public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View { self }
}
