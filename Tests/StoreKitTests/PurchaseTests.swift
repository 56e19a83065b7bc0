import Foundation
import Testing

@testable import StoreKit

/// Purchases, of which there are none.
@Suite struct PurchaseTests {
  /// The name without a module is StoreKit's in a file that imports no views.
  private func ids(of transactions: [Transaction]) -> [UInt64] { transactions.map(\.id) }

  @Test func sequencesEnd() async throws {
    for sequence in [
      Transaction.all, Transaction.updates, Transaction.unfinished,
      Transaction.currentEntitlements, Transaction.currentEntitlements(for: "tides.charts"),
    ] {
      for await result in sequence { Issue.record("\(result)") }
    }
    for await status in Product.SubscriptionInfo.Status.updates { Issue.record("\(status)") }
    for await storefront in Storefront.updates { Issue.record("\(storefront)") }
    for await message in Message.messages { Issue.record("\(message)") }
    #expect(await Transaction.latest(for: "tides.charts") == nil)
    #expect(await Transaction.currentEntitlement(for: "tides.charts") == nil)
  }

  @Test func nobodyHasSubscribed() async throws {
    let product = try Tides.product("tides.month")
    #expect(await product.currentEntitlement == nil)
    #expect(await product.latestTransaction == nil)
    let subscription = try #require(product.subscription)
    #expect(try await subscription.status.isEmpty)
    #expect(await subscription.isEligibleForIntroOffer)
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "5A2D00C5"))
    #expect(AppStore.canMakePayments)
    try await AppStore.sync()
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
    for await intent in PurchaseIntent.intents { Issue.record("\(intent)") }
    #expect(ids(of: []).isEmpty)
  }

  /// No message comes; what an app makes of one is not shown.
  @MainActor @Test func messagesAreNotShown() {
    let message = Message(reason: .billingIssue)
    #expect(throws: StoreKitError.self) {
      try EnvironmentValues().displayStoreKitMessage(message)
    }
    #expect(throws: StoreKitError.self) { try message.display(in: UIWindowScene()) }
    #expect(Set([Message.Reason.generic, .priceIncreaseConsent, .winBackOffer]).count == 3)
  }

  @Test func signaturesAreRightOrWrong() throws {
    #expect(try VerificationResult.verified(3).payloadValue == 3)
    let wrong = VerificationResult.unverified(3, .invalidSignature)
    #expect(wrong.unsafePayloadValue == 3)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try wrong.payloadValue
    }
  }
}
