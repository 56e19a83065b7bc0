import LayoutEngine

extension Image: PrimitiveView {
  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    switch view.source {
    case .symbol(let name): output.append(view.symbolElement(name, nil, nil, context))
    case .asset(let name, let bundle):
      let environment = context.environment
      if let template = environment.assetCatalogue.symbol(name, bundle.path, environment) {
        output.append(view.symbolElement(name, template, bundle.path, context))
      } else if let reference = environment.assetCatalogue.image(name, bundle.path, environment) {
        let mode =
          view.rendering ?? environment.assetCatalogue.renderingMode(ofImage: name, bundle.path)
        output.append(view.renderingMode(mode).pictureElement(reference, context))
      } else {
        context.session.fail(context.located("There is no picture named \(name)"))
        output.append(view.missingElement(context))
      }
    case .reference(let reference): output.append(view.pictureElement(reference, context))
    case .drawing(let image): output.append(view.drawnElement(image, context))
    }
  }

  @MainActor private func symbolElement(
    _ name: String, _ template: String?, _ bundle: String?, _ context: LoweringContext
  ) -> Element {
    let environment = context.environment
    let symbol = symbolReference(name, template, environment) { message in
      context.session.fail(context.located(message))
    }
    let metrics = context.session.text.measure(symbol)
    let ideal = Size(width: metrics.size.width, height: metrics.size.height)
    let layout: any ProposalLayout =
      isResizable
      ? FillLayout(ideal: ideal)
      : LeafLayout { _ in LeafSize(ideal, firstBaseline: metrics.baseline, range: .all) }
    let rendering = symbolRendering ?? environment.symbolRenderingMode ?? .monochrome
    let levels = environment.foregroundStyles.count > 1 && symbolRendering == nil ? 3 : 1
    let isLayered = rendering != .monochrome || levels > 1
    let own = rendering == .multicolor ? colors(of: symbol, bundle, context) : nil
    let styles =
      own
      ?? (0..<(isLayered && rendering != .multicolor ? 3 : 1)).map {
        HierarchicalShapeStyle(level: $0)._style(in: environment)
      }
    var role = SymbolRole(
      symbol: symbol, styles: styles.map { environment.symbolStyle($0, colorRendering) },
      rendering: levels > 1 && rendering == .monochrome ? .palette : rendering.value,
      variableValue: variableValue, label: name, look: context.symbolLook)
    if let change = context.symbolChange, let clock = context.session.clock {
      role.change = change.follow(role, context, clock)
    }
    return Element(context, named: Self.self, layout: layout, role: environment.redacting(role))
  }

  /// Returns a symbol's own colours; nil where it has none.
  @MainActor private func colors(
    of symbol: SymbolReference, _ bundle: String?, _ context: LoweringContext
  ) -> [ResolvedStyle]? {
    let environment = context.environment
    guard let template = symbol.template else {
      return SymbolColors.shared.colors(of: symbol.name, in: environment)
    }
    return SymbolColors.shared.colors(
      of: context.session.text.layerColors(ofTemplate: template), bundle, in: environment)
  }

  /// Returns the symbol of a name with the environment's variants, or as it was written where the
  /// set lacks those.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - template: The path of an app's own symbol.
  ///   - environment: The environment, whose variants and direction change the name.
  ///   - fail: A closure that is told of a variant that was asked for and is not shown.
  /// - Returns: The symbol.
  private func symbolReference(
    _ name: String, _ template: String?, _ environment: EnvironmentValues,
    fail: (String) -> Void
  ) -> SymbolReference {
    var symbol = symbolReference(name, template, environment)
    guard template == nil, symbol.name != name, let text = environment.screenLink?.text,
      !text.hasSymbol(symbol.name)
    else { return symbol }
    if environment.symbolVariants.changesShape(of: name), text.hasSymbol(name) {
      fail("The set of symbols lacks \(symbol.name), and shows \(name) instead")
    }
    symbol.name = name
    return symbol
  }

  private func symbolReference(
    _ name: String, _ template: String?, _ environment: EnvironmentValues
  ) -> SymbolReference {
    let scale: SymbolReference.Scale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    return SymbolReference(
      name: template == nil
        ? environment.symbolVariants.applied(to: environment.directed(name)) : name,
      font: environment.resolvedFont, scale: scale, template: template)
  }

  @MainActor private func pictureElement(
    _ reference: ImageReference, _ context: LoweringContext
  ) -> Element {
    let reference = context.environment.suited(reference)
    let natural: CGSize
    do {
      natural = try context.session.assets.size(of: reference)
    } catch {
      context.session.fail(context.located("\(error)"))
      return missingElement(context)
    }
    let ideal = Size(width: natural.width, height: natural.height)
    let layout: any ProposalLayout =
      isResizable ? FillLayout(ideal: ideal) : LeafLayout { _ in LeafSize(ideal, range: .all) }
    let template =
      rendering == .template ? ForegroundStyle()._style(in: context.environment) : nil
    let role = PictureRole(image: self, reference: reference, template: template)
    return Element(
      context, named: Self.self, layout: layout, role: context.environment.redacting(role))
  }

  /// A picture that is missing takes up no room, as in SwiftUI, but it is reported.
  private func missingElement(_ context: LoweringContext) -> Element {
    Element(
      context, named: Self.self,
      layout: isResizable
        ? FillLayout(ideal: .zero) : LeafLayout { _ in LeafSize(.zero, range: .all) },
      role: context.environment.redacting(PlainRole()))
  }

  /// A symbol within a text, which may be an app's own; nil for a picture, which is told.
  func inlineRun(in environment: EnvironmentValues) -> ResolvedRun? {
    guard let (name, template) = inlineSymbol(in: environment) else { return nil }
    let symbol = symbolReference(name, template, environment) { environment.fail($0) }
    return ResolvedRun(
      content: .symbol(symbol), attributes: environment.textAttributes,
      style: ForegroundStyle()._style(in: environment))
  }

  private func inlineSymbol(
    in environment: EnvironmentValues
  ) -> (name: String, template: String?)? {
    switch source {
    case .symbol(let name): return (name, nil)
    case .asset(let name, let bundle):
      if let template = environment.assetCatalogue.symbol(name, bundle.path, environment) {
        return (name, template)
      }
      environment.fail("The image \(name) stands in a text, where only symbols are drawn")
    case .reference, .drawing:
      environment.fail("An image stands in a text, where only symbols are drawn")
    }
    return nil
  }
}

extension LoweringContext {
  /// A message with the line that made the view, where that is known.
  fileprivate func located(_ message: String) -> String {
    source.map { "\($0.description): \(message)" } ?? message
  }
}

extension EnvironmentValues {
  /// A symbol's name where leading is right: arrows that point forward point to the left.
  fileprivate func directed(_ name: String) -> String {
    guard layoutDirection == .rightToLeft, name.contains("chevron") || name.contains("arrow") else {
      return name
    }
    let opposites: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
    return name.split(separator: ".", omittingEmptySubsequences: false)
      .map { opposites[$0] ?? $0 }.joined(separator: ".")
  }
}

/// Draws a symbol in the element's frame.
struct SymbolRole: ElementRole {
  let symbol: SymbolReference
  let styles: [ResolvedStyle]
  let rendering: SymbolDrawing.Rendering
  let variableValue: Double?
  /// The name that the view gave, before variants.
  let label: String
  let look: SymbolLook
  /// The change into the symbol, while it is on its way.
  var change: SymbolChange.Moment?

  var accessibility: AccessibilityInfo? { AccessibilityInfo(label: label, .isImage) }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard builder.sees(element.rect) else { return }
    if let change { return change.draw(self, in: element, into: &builder) }
    draw(look, in: element, into: &builder)
  }

  /// Draws the symbol with a look.
  func draw(_ look: SymbolLook, in element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    look.draw(
      .symbol(
        SymbolDrawing(
          symbol: symbol, frame: rect,
          paints: styles.map { $0.paint(in: rect) ?? .color(.black) }, rendering: rendering,
          variableValue: look.level ?? variableValue)),
      for: element, into: &builder)
  }
}

/// Draws a picture in the element's frame.
struct PictureRole: ElementRole {
  let image: Image
  let reference: ImageReference
  let template: ResolvedStyle?

  var accessibility: AccessibilityInfo? {
    var info = AccessibilityInfo(label: image.label, .isImage)
    info.isHidden = image.isDecorative
    return info
  }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect), rect.width > 0, rect.height > 0 else { return }
    let insets = image.capInsets
    builder.add(
      .image(
        ImageDrawing(
          image: reference, frame: rect,
          capInsets: insets == EdgeInsets()
            ? [] : [insets.top, insets.leading, insets.bottom, insets.trailing],
          resizingMode: image.resizingMode == .tile ? .tile : .stretch,
          interpolation: image.interpolation.drawing, template: template?.paint(in: rect))),
      for: element)
  }
}

extension Image.Interpolation {
  fileprivate var drawing: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element draws an image or a symbol, itself or
  /// within.
  package var containsPicture: Bool {
    role is SymbolRole || role is PictureRole || elements.contains { $0.containsPicture }
  }
}
