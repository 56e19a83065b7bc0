/// Makes products of what a `.storekit` file says.
struct StoreKitFileReader {
  let file: StoreKitFile
  /// The name of the file.
  let name: String

  /// The products in the order of the file, those that are bought once before subscriptions.
  func products() throws -> KnownProducts {
    let storefront = try storefront()
    var products: [Product] = []
    var ids: Set<String> = []

    func add(_ item: StoreKitFile.Item, at field: String, of group: StoreKitFile.Group?) throws {
      let product = try self.product(item, at: field, of: group, in: storefront)
      guard ids.insert(product.id).inserted else {
        throw fault("\(field).productID", .repeated(product.id))
      }
      products.append(product)
    }

    for (index, item) in (file.products ?? []).enumerated() {
      try add(item, at: "products[\(index)]", of: nil)
    }
    for (index, item) in (file.nonRenewingSubscriptions ?? []).enumerated() {
      try add(item, at: "nonRenewingSubscriptions[\(index)]", of: nil)
    }
    for (number, group) in (file.subscriptionGroups ?? []).enumerated() {
      for (index, item) in (group.subscriptions ?? []).enumerated() {
        let field = "subscriptionGroups[\(number)].subscriptions[\(index)]"
        try add(item, at: field, of: group)
      }
    }
    return KnownProducts(
      products: products, storefront: storefront, hasPolicies: file.appPolicies?.hasText ?? false)
  }

  private func fault(_ field: String, _ problem: StoreKitFileError.Problem) -> StoreKitFileError {
    StoreKitFileError(file: name, field: field, problem: problem)
  }

  private func storefront() throws -> Storefront {
    let code = file.settings?.storefront ?? "USA"
    guard code.wholeMatch(of: #/[A-Z]{3}/#) != nil else {
      throw fault("settings._storefront", .storefront(code))
    }
    return Storefront(countryCode: code)
  }

  private func product(
    _ item: StoreKitFile.Item, at field: String, of group: StoreKitFile.Group?,
    in storefront: Storefront
  ) throws -> Product {
    guard !item.productID.isEmpty else { throw fault("\(field).productID", .empty) }
    let type = try type(item.type, at: "\(field).type", isInGroup: group != nil)
    return Product(
      id: item.productID, type: type,
      price: try price(item.displayPrice, at: "\(field).displayPrice"),
      isFamilyShareable: item.familyShareable ?? false,
      subscription: try group.map {
        try subscription(item, at: field, of: $0, in: storefront)
      },
      names: names(item.localizations, or: item.referenceName ?? item.productID),
      currencyCode: storefront.currencyCode)
  }

  private func type(
    _ text: String, at field: String, isInGroup: Bool
  ) throws -> Product.ProductType {
    switch text {
    case "Consumable" where !isInGroup: .consumable
    case "NonConsumable" where !isInGroup: .nonConsumable
    case "NonRenewingSubscription" where !isInGroup: .nonRenewable
    case "RecurringSubscription" where isInGroup: .autoRenewable
    default: throw fault(field, .type(text))
    }
  }

  private func subscription(
    _ item: StoreKitFile.Item, at field: String, of group: StoreKitFile.Group,
    in storefront: Storefront
  ) throws -> Product.SubscriptionInfo {
    let place = "\(field).recurringSubscriptionPeriod"
    guard let text = item.recurringSubscriptionPeriod else { throw fault(place, .missing) }

    func offers(
      _ offers: [StoreKitFile.Offer]?, _ type: Product.SubscriptionOffer.OfferType, _ list: String
    ) throws -> [Product.SubscriptionOffer] {
      try (offers ?? []).enumerated().map { index, offer in
        try self.offer(offer, type, at: "\(field).\(list)[\(index)]", in: storefront)
      }
    }

    return Product.SubscriptionInfo(
      subscriptionGroupID: group.id, subscriptionPeriod: try period(text, at: place),
      introductoryOffer: try item.introductoryOffer.map {
        try offer($0, .introductory, at: "\(field).introductoryOffer", in: storefront)
      },
      promotionalOffers: try offers(item.adHocOffers, .promotional, "adHocOffers"),
      winBackOffers: try offers(item.winbackOffers, .winBack, "winbackOffers"),
      groupLevel: item.groupNumber ?? 1,
      groupNames: names(group.localizations, or: group.name ?? group.id))
  }

  private func offer(
    _ offer: StoreKitFile.Offer, _ type: Product.SubscriptionOffer.OfferType, at field: String,
    in storefront: Storefront
  ) throws -> Product.SubscriptionOffer {
    let mode = try paymentMode(offer.paymentMode, at: "\(field).paymentMode")
    let count = offer.numberOfPeriods ?? 1
    guard count > 0 else { throw fault("\(field).numberOfPeriods", .count(count)) }
    // Xcode may leave the price of a free time away.
    let isFree = mode == .freeTrial
    guard isFree || offer.displayPrice != nil else {
      throw fault("\(field).displayPrice", .missing)
    }
    let price = try price(offer.displayPrice ?? "0", at: "\(field).displayPrice")
    return Product.SubscriptionOffer(
      id: type == .introductory ? nil : offer.offerID, type: type, price: isFree ? 0 : price,
      period: try period(offer.subscriptionPeriod, at: "\(field).subscriptionPeriod"),
      periodCount: count, paymentMode: mode, currencyCode: storefront.currencyCode)
  }

  private func paymentMode(
    _ text: String, at field: String
  ) throws -> Product.SubscriptionOffer.PaymentMode {
    switch text {
    case "free": .freeTrial
    case "payAsYouGo": .payAsYouGo
    case "payUpFront": .payUpFront
    default: throw fault(field, .paymentMode(text))
    }
  }

  private func price(_ text: String, at field: String) throws -> Decimal {
    guard text.wholeMatch(of: #/[0-9]{1,12}(\.[0-9]{1,6})?/#) != nil,
      let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { throw fault(field, .price(text)) }
    return price
  }

  private func period(_ text: String, at field: String) throws -> Product.SubscriptionPeriod {
    guard let match = text.wholeMatch(of: #/P([1-9][0-9]{0,3})([DWMY])/#),
      let value = Int(match.1)
    else { throw fault(field, .period(text)) }
    let unit: Product.SubscriptionPeriod.Unit =
      switch match.2 {
      case "D": .day
      case "W": .week
      case "M": .month
      default: .year
      }
    return Product.SubscriptionPeriod(value: value, unit: unit)
  }

  private func names(
    _ localizations: [StoreKitFile.Localization]?, or reference: String
  ) -> LocalizedNames {
    let names = (localizations ?? []).map {
      LocalizedNames.Name(
        locale: $0.locale, displayName: $0.displayName ?? reference,
        description: $0.description ?? "")
    }
    return LocalizedNames(
      names: names, fallback: file.settings?.locale ?? "en_US", reference: reference)
  }
}
