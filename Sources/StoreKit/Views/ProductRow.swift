/// A product in one line: its icon, its words and its price.
struct ProductRow: View {
  /// The measures of a style, in points.
  struct Measures {
    /// The width and the height of the icon.
    let icon: CGFloat
    let spacing: CGFloat
    let name: Font
    let description: Font

    static let regular = Measures(icon: 64, spacing: 12, name: .headline, description: .subheadline)
    static let compact = Measures(
      icon: 40, spacing: 8, name: .subheadline.weight(.semibold), description: .caption)
  }

  let configuration: ProductViewStyleConfiguration
  let measures: Measures
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // In the largest sizes words and price would leave each other no room.
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: measures.spacing))
      : AnyLayout(HStackLayout(spacing: measures.spacing))
    layout {
      if configuration.hasIcon {
        configuration.icon.frame(width: measures.icon, height: measures.icon)
      }
      ProductWords(
        configuration: configuration, name: measures.name, description: measures.description
      )
      .frame(maxWidth: .infinity, alignment: .leading)
      ProductPrice(configuration: configuration)
        .buttonStyle(.bordered)
        .controlSize(.small)
        .fixedSize()
    }
  }
}

/// A product with its icon above and its price as wide as all of it.
struct LargeProduct: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    VStack(spacing: 12) {
      if configuration.hasIcon {
        configuration.icon.frame(maxWidth: .infinity, maxHeight: 160)
      }
      ProductWords(configuration: configuration, name: .title3.bold(), description: .body)
        .frame(maxWidth: .infinity, alignment: .leading)
      ProductPrice(configuration: configuration, isWide: true)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
  }
}

/// The name and the description of a product, or what stands in their place.
private struct ProductWords: View {
  let configuration: ProductViewStyleConfiguration
  let name: Font
  let description: Font

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if let product = configuration.product {
        Text(verbatim: product.displayName).font(name)
        if configuration.descriptionVisibility != .hidden, !product.description.isEmpty {
          Text(verbatim: product.description).font(description).foregroundStyle(.secondary)
        }
      } else {
        Group {
          Text(verbatim: "Product name").font(name)
          Text(verbatim: "Product description").font(description)
        }
        .redacted(reason: .placeholder)
        .accessibilityHidden(true)
      }
    }
  }
}

/// The button with the price of a product.
private struct ProductPrice: View {
  let configuration: ProductViewStyleConfiguration
  var isWide = false

  var body: some View {
    Button {
      configuration.purchase()
    } label: {
      Group {
        if let product = configuration.product {
          Text(verbatim: product.displayPrice)
        } else {
          Text(verbatim: "$0.00").redacted(reason: .placeholder)
        }
      }
      .fontWeight(.bold)
      .frame(maxWidth: isWide ? .infinity : nil)
    }
    .buttonBorderShape(.capsule)
    .disabled(configuration.product == nil)
    .accessibilityHidden(configuration.product == nil)
  }
}
