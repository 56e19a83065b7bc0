/// Options of a store with a header and a footer.
///
///     SubscriptionOptionSection("Alone") { $0.isFamilyShareable == false }
public struct SubscriptionOptionSection<Header: View, Content: StoreContent, Footer: View>:
  StoreContent, StoreContentPrimitive
{
  private let header: Header
  private let footer: Footer
  private let isIncluded: (Product) -> Bool

  /// Has no value: the content is made of nothing else.
  public var body: Never { noStoreContent() }

  func parts(of products: [Product]) -> [StorePart] {
    let header = AnyView(
      self.header.font(.headline).padding(.top, 6)
        .frame(maxWidth: .infinity, alignment: .leading))
    let footer = AnyView(
      self.footer.font(.footnote).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading))
    return [
      .section(
        StoreSection(
          products: products.filter(isIncluded),
          header: Header.self == EmptyView.self ? AnyView(EmptyView()) : header,
          footer: Footer.self == EmptyView.self ? AnyView(EmptyView()) : footer))
    ]
  }
}

extension SubscriptionOptionSection where Content == Never {
  /// Creates a section of the products that a condition holds for.
  ///
  /// - Parameters:
  ///   - isIncluded: The condition.
  ///   - header: The view above the options.
  ///   - footer: The view below the options.
  public init(
    isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { (self.isIncluded, self.header, self.footer) = (isIncluded, header(), footer()) }
}

extension SubscriptionOptionSection where Header == Text, Content == Never {
  /// Creates a section with a localised title.
  public init(
    _ header: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.init(isIncluded: isIncluded, header: { Text(header) }, footer: footer) }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(
    _ header: some StringProtocol, isIncluded: @escaping (Product) -> Bool = { _ in true },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.init(isIncluded: isIncluded, header: { Text(header) }, footer: footer) }
}
