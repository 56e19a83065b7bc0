extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let scrolling = AcceptedFamily(
    file: "AcceptedScrolling", title: "How scrolling feels",
    decisions: [
      ("A still does not scroll past an end.", ["scrollBounceBehavior"]),
      (
        "A still does not come to rest.",
        ["scrollTargetBehavior", "scrollTargetLayout", "scrollTarget"]
      ),
      ("A still keeps its keyboard.", ["scrollDismissesKeyboard"]),
      ("A still's indicators do not flash.", ["scrollIndicatorsFlash"]),
      (
        "Content meets a bar without an effect between.",
        ["scrollEdgeEffectStyle", "scrollEdgeEffectHidden"]
      ),
      (
        "A still does not scroll.",
        ["onScrollPhaseChange", "onScrollTargetVisibilityChange"]
      ),
    ])
}

/// Modifiers of the way in which views scroll: a still shows them at rest.
extension View {
  /// Has no effect: content meets a bar without an effect between.
  ///
  ///     ScrollView { Text(code) }.scrollEdgeEffectStyle(.hard, for: .top)
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Has no effect: content meets a bar without an effect between.
  ///
  ///     ScrollView { Text(code) }.scrollEdgeEffectHidden(for: .bottom)
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Has no effect: a still does not scroll past an end.
  ///
  ///     ScrollView { Text(code) }.scrollBounceBehavior(.basedOnSize)
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Has no effect: a still does not come to rest.
  ///
  ///     ScrollView { Text(code) }.scrollTargetBehavior(.paging)
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Has no effect: a still does not come to rest.
  ///
  ///     ScrollView(.horizontal) {
  ///       LazyHStack {
  ///         ForEach(items, id: \.self) { Text($0) }
  ///       }
  ///       .scrollTargetLayout()
  ///     }
  ///     .scrollTargetBehavior(.viewAligned)
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Has no effect: a still does not come to rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Has no effect: a still keeps its keyboard.
  ///
  ///     List(items, id: \.self) { Text($0) }.scrollDismissesKeyboard(.immediately)
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect: a still's indicators do not flash.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect: a still's indicators do not flash.
  ///
  ///     List(notes) { NoteView($0) }.scrollIndicatorsFlash(trigger: notes.count)
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Has no effect: a still does not scroll.
  ///
  ///     List(notes) { NoteView($0) }
  ///       .onScrollPhaseChange { _, phase in isOn = phase == .idle }
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View { self }

  /// Has no effect: a still does not scroll.
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }

  /// Has no effect: a still does not scroll.
  ///
  ///     ScrollView {
  ///       LazyVStack { ForEach(notes) { NoteView($0) } }.scrollTargetLayout()
  ///     }
  ///     .onScrollTargetVisibilityChange(idType: Note.ID.self) { count = $0.count }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}

/// A behaviour of content that is scrolled past its ends.
///
///     ScrollView { Text(text) }.scrollBounceBehavior(.basedOnSize)
public struct ScrollBounceBehavior: Sendable {
  /// The default behaviour.
  public static let automatic = ScrollBounceBehavior()
  /// Bounces always.
  public static let always = ScrollBounceBehavior()
  /// Bounces where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A behaviour that comes to rest at pages.
///
///     ScrollView(.horizontal) { LazyHStack { ForEach(photos) { PhotoView($0) } } }
///       .scrollTargetBehavior(.paging)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

/// A behaviour that comes to rest at views.
///
///     ScrollView(.horizontal) {
///       LazyHStack { ForEach(photos) { PhotoView($0) } }.scrollTargetLayout()
///     }
///       .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit to the number of views that one swipe passes.
  public struct LimitBehavior: Sendable {
    /// The default limit.
    public static let automatic = LimitBehavior()
    /// Limits each swipe.
    public static let always = LimitBehavior()
    /// Sets no limit.
    public static let never = LimitBehavior()
    /// Limits each swipe to one view.
    public static let alwaysByOne = LimitBehavior()
    /// Limits each swipe to a few views.
    public static let alwaysByFew = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behaviour that comes to rest at views, as many as a limit lets pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// A way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The default mode.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// Dismisses the keyboard as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Dismisses the keyboard as the finger reaches it.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Leaves the keyboard.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The effect between content that scrolls and a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The effect that the system chooses.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// An effect with an edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// An effect that fades.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The scroll view whose phase changes, which it does not in a still.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity, in points a second; nil at rest.
  public let velocity: CGVector?
}
