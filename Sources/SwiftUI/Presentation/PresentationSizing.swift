/// How large a sheet is where it floats on a regular width.
public protocol PresentationSizing {
  /// The size that is offered to a sheet's content, in points.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// A sheet's content as its sizing knows it.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the content takes under a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a sizing knows of the screen.
public struct PresentationSizingContext {
  /// What the screen leaves for a sheet, in points.
  let room: CGSize
}

/// A form: UIKit's sheet of 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// A page: UIKit's page sheet, as high as the screen leaves and up to 704 points wide.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: min(704, context.room.width), height: context.room.height)
  }
}

/// As the system chooses: a form.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { FormPresentationSizing().proposedSize(for: root, context: context) }
}

/// The content's own size along some axes.
public struct FittedPresentationSizing: PresentationSizing {
  let base: any PresentationSizing
  let axes: Axis.Set

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var offer = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : offer.width,
        height: axes.contains(.vertical) ? nil : offer.height))
    if axes.contains(.horizontal) { offer.width = fitted.width }
    if axes.contains(.vertical) { offer.height = fitted.height }
    return offer
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing {
    FittedPresentationSizing(base: AutomaticPresentationSizing(), axes: [.horizontal, .vertical])
  }
}

extension PresentationSizing {
  /// The sizing with the content's own length along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return FittedPresentationSizing(base: self, axes: axes)
  }

  /// The sizing that follows a content whose size changes; in a still it has changed.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    FittedPresentationSizing(base: self, axes: [])
  }
}

extension View {
  /// How large the sheet around is where it floats.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.sizing = sizing }
  }
}
