/// A fault in a `.storekit` file, and its place.
///
///     do {
///       try Product.know(storeKitFile: url)
///     } catch let error as StoreKitFileError {
///       print(error)  // Tides.storekit, products[0].displayPrice: “free” is no price; …
///     }
public struct StoreKitFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault itself.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read, for a reason.
    case unreadable(String)
    /// The text is no JSON.
    case notJSON
    /// The field is missing.
    case missing
    /// A value of another type than the field has.
    case wrongType(expected: String)
    /// The field is empty.
    case empty
    /// A text that is no price.
    case price(String)
    /// A text that is no period.
    case period(String)
    /// A kind of product that Xcode does not write.
    case type(String)
    /// A way to pay that Xcode does not write.
    case paymentMode(String)
    /// A text that is no country.
    case storefront(String)
    /// A number below one.
    case count(Int)
    /// An identifier that another product has.
    case repeated(String)
  }

  /// The file's name.
  public var file: String
  /// The path of the field, such as `products[0].displayPrice`; nil for the whole file.
  public var field: String?
  /// The fault itself.
  public var problem: Problem

  /// The file, the field, the fault and what to do, for people.
  public var description: String {
    [file, field].compactMap { $0 }.joined(separator: ", ") + ": " + problem.description
  }
}

extension StoreKitFileError.Problem: CustomStringConvertible {
  /// The fault and what to do, for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read: \(reason); check its path"
    case .notJSON:
      "this is no JSON; it may have been cut while copied, or hold marks of a merge: save it anew "
        + "in Xcode"
    case .missing: "the field is missing; save the file anew in Xcode, or write the field"
    case .wrongType(let expected): "\(expected) belongs here"
    case .empty: "the text is empty; write one"
    case .price(let text):
      "“\(text)” is no price; write digits with a point, such as 4.99, without a currency"
    case .period(let text):
      "“\(text)” is no period; write P, a number and D, W, M or Y, such as P1M for a month"
    case .type(let text):
      "“\(text)” is no kind of product; write Consumable, NonConsumable, "
        + "NonRenewingSubscription or RecurringSubscription"
    case .paymentMode(let text):
      "“\(text)” is no way to pay; write free, payAsYouGo or payUpFront"
    case .storefront(let text):
      "“\(text)” is no country; write its three letters, such as USA or DEU"
    case .count(let number): "\(number) is too small; write 1 or more"
    case .repeated(let id): "another product is “\(id)” too; give each an identifier of its own"
    }
  }
}
