/// An address as texts for people.
open class MKAddress: NSObject, @unchecked Sendable {
  /// The whole address.
  public let fullAddress: String
  /// The address without what is known to who is near.
  public let shortAddress: String?

  /// Creates an address; nil of an empty text.
  public init?(fullAddress: String, shortAddress: String? = nil) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
