/// Variants that a screen asks for on devices of its own choice.
struct VariantRequest: Hashable, Sendable {
  let variants: [Variant]
  /// The devices of the variants; nil for those of all variants, or one iPad for windows.
  let selection: DeviceSelection?

  /// Returns the devices, ways and schemes of a table that the variants are drawn on.
  func selection(of screen: DeviceSelection, in table: DeviceTable) -> DeviceSelection {
    if let selection { return selection }
    guard variants.contains(where: { $0.window != nil }) else {
      var usual = screen.ofVariants
      usual.schemes = [.light]
      return usual
    }
    return .devices(
      [table.usualWindowDevice?.id].compactMap { $0 }, nativeScaleOnly: true, schemes: [.light])
  }
}

extension Screen {
  /// Draws the screen under further settings: each by itself, or several at once.
  ///
  ///     Screen("shop", title: "Shop") { Shop() }
  ///       .variants([.together([.typeSize(.accessibility5), .rightToLeft])], on: .flows)
  ///
  /// - Parameters:
  ///   - variants: The settings; those of ``Variant/product(_:)`` are each choice of several lists.
  ///   - selection: The devices, ways and schemes to draw them in; by default those of all
  ///     variants: few devices, upright, in light.
  /// - Returns: The screen.
  public func variants(_ variants: [Variant], on selection: DeviceSelection? = nil) -> Screen {
    var screen = self
    screen.requests.append(VariantRequest(variants: variants, selection: selection))
    return screen
  }

  /// Draws the screen in windows of an iPad that it shares with other apps.
  ///
  ///     Screen("shop", title: "Shop") { Shop() }.windows(.splitView)
  ///
  /// - Parameters:
  ///   - windows: The windows; devices without one of them leave it out, as every iPhone does.
  ///   - selection: The devices, ways and schemes to draw them in; by default an iPad Pro 11", both
  ///     ways, in light.
  /// - Returns: The screen.
  public func windows(
    _ windows: [DeviceWindow] = .shared, on selection: DeviceSelection? = nil
  ) -> Screen {
    variants(windows.filter { $0 != .full }.map(Variant.window), on: selection)
  }

  /// All variants that it is drawn under, each once.
  var allVariants: [Variant] {
    var seen: Set<Variant> = []
    return (variants + requests.flatMap(\.variants)).filter { seen.insert($0).inserted }
  }
}
