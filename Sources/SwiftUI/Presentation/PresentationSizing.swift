/// A rule for the size of a sheet where it floats on a regular width.
///
///     struct CardSizing: PresentationSizing {
///       func proposedSize(
///         for root: PresentationSizingRoot, context: PresentationSizingContext
///       ) -> ProposedViewSize { ProposedViewSize(width: 420, height: 300) }
///     }
public protocol PresentationSizing {
  /// Returns the size that is proposed to a sheet's content, in points.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// A proxy of a sheet's content, with which its sizing measures it.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The values that a sizing may depend on.
public struct PresentationSizingContext {
  /// The window's size, in points.
  let window: CGSize
  /// A Boolean value that indicates whether sheets are pages unless they say otherwise, as on iPads
  /// before iOS 18.
  var prefersPages = false
}

extension PresentationSizing {
  /// Returns a Boolean value that indicates whether sheets are as high as a page.
  func isPage(in context: PresentationSizingContext) -> Bool {
    switch self {
    case is PagePresentationSizing: true
    case is AutomaticPresentationSizing: context.prefersPages
    case let fitted as FittedPresentationSizing:
      !fitted.axes.contains(.vertical) && fitted.base.isPage(in: context)
    default: false
    }
  }
}

/// The size of a form: UIKit's sheet of 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
  /// Returns 540 by 620 points.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// The size of a page: UIKit's page sheet, nearly as high as the screen and as wide as text is read
/// well.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
  /// Returns the size of a page, in points, by the window's.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let (width, height) = (context.window.width, context.window.height)
    let short = min(width, height)
    // As UIKit has it on tablets below 10.9 inches, below 12.9, and on the largest.
    return switch short {
    case ..<820: ProposedViewSize(width: 704, height: height - 44)
    case ..<1000: ProposedViewSize(width: width > height ? 704 : 712, height: height - 54)
    default: ProposedViewSize(width: 712, height: height - 64)
    }
  }
}

/// The size that the system chooses, which is a form's.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
  /// Returns the size of a page or a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    context.prefersPages
      ? PagePresentationSizing().proposedSize(for: root, context: context)
      : FormPresentationSizing().proposedSize(for: root, context: context)
  }
}

/// A size of the content's own along some axes.
///
///     EditorView().presentationSizing(.form.fitted(horizontal: false, vertical: true))
public struct FittedPresentationSizing: PresentationSizing {
  let base: any PresentationSizing
  let axes: Axis.Set

  /// Returns the size of another sizing, fitted to the content in some axes.
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
  /// The default size, which is a form's.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing {
    FittedPresentationSizing(base: AutomaticPresentationSizing(), axes: [.horizontal, .vertical])
  }
}

extension PresentationSizing {
  /// Returns the sizing with the content's own length along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return FittedPresentationSizing(base: self, axes: axes)
  }

  /// Returns the sizing that follows a content whose size changes; in a still it has changed.
  ///
  ///     EditorView().presentationSizing(.form.sticky(horizontal: false, vertical: true))
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    FittedPresentationSizing(base: self, axes: [])
  }
}

extension View {
  /// Sets the size of the sheet around the view where it floats.
  ///
  ///     Button("Sign in") { isOn = true }
  ///       .sheet(isPresented: $isOn) { Text("Name").presentationSizing(.form) }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.sizing = sizing }
  }
}
