/// A height of a sheet that an app computes.
///
///     struct Bar: CustomPresentationDetent {
///       static func height(in context: Context) -> CGFloat? {
///         max(64, context.maxDetentValue / 8)
///       }
///     }
public protocol CustomPresentationDetent {
  /// Returns the height in points, or nil where the sheet does not rest.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values that the height may depend on.
  public typealias Context = PresentationDetent.Context
}

/// The settings that content makes for the sheet around it.
struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator = Visibility.automatic
  var cornerRadius: Double?
  var background: AnyView?
  var compactAdaptation: PresentationAdaptation?
  var allowsInteraction = false
  /// A Boolean value that indicates whether a drag does not dismiss the sheet.
  var isDismissDisabled = false
  var sizing: (any PresentationSizing)?
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

/// The presentation that another one becomes where width is compact.
///
///     Button("Legend") { isOn = true }
///       .popover(isPresented: $isOn) { Text("In metres").presentationCompactAdaptation(.popover) }
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The default adaptation.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The interaction that a sheet allows with what is beneath.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool
  /// The default interaction, which is none.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// No interaction with what is beneath.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// Interaction with what is beneath.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)

  /// Allows interaction while the sheet is no higher than a detent; here, at every height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The effect of a drag within a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The default effect.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets the heights at which the sheet rests, of which it opens at the lowest.
  ///
  ///     content.sheet(isPresented: $showsMap) {
  ///       MapView().presentationDetents([.medium, .large])
  ///     }
  ///
  /// - Parameter detents: The heights.
  /// - Returns: A view whose sheet has the heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights at which the sheet rests, and the one it has.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: A binding to the height that the sheet has.
  /// - Returns: A view whose sheet has the heights.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets the visibility of the sheet's drag indicator, which by default appears where there are
  /// several heights.
  ///
  ///     Text("Map").sheet(isPresented: $isOn) {
  ///       Text("Stops").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
  ///     }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }

  /// Sets the radius of the sheet's corners, in points; nil for the system's.
  ///
  ///     Text("Map").sheet(isPresented: $isOn) {
  ///       Text("Stops").presentationCornerRadius(28)
  ///     }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = radius.map(Double.init) }
  }

  /// Sets the style that the sheet is painted with.
  ///
  ///     MenuView().presentationBackground(.ultraThinMaterial)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose sheet has the background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Places views behind the sheet's content.
  ///
  /// - Parameters:
  ///   - alignment: The position of the views in the sheet.
  ///   - content: The views.
  /// - Returns: A view whose sheet has the background.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content())
    return presentation { $0.background = view }
  }

  /// Sets whether what is beneath the sheet receives touches, in which case it is not dimmed.
  ///
  ///     Text("Map").sheet(isPresented: $isOn) {
  ///       Text("Stops")
  ///         .presentationDetents([.medium])
  ///         .presentationBackgroundInteraction(.enabled)
  ///     }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentation { $0.allowsInteraction = interaction.isEnabled } }

  /// Sets whether dragging the sheet down leaves it presented.
  ///
  ///     Button("Edit") { isOn = true }
  ///       .sheet(isPresented: $isOn) {
  ///         TextEditor(text: $name).interactiveDismissDisabled(!name.isEmpty)
  ///       }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }

  /// Sets the presentation that a popover becomes where width is compact.
  ///
  ///     Button("Info") { isOn = true }
  ///       .popover(isPresented: $isOn) {
  ///         Text("Opens at nine").padding().presentationCompactAdaptation(.popover)
  ///       }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.compactAdaptation = adaptation }
  }

  /// Sets the presentation that a popover becomes where width is compact; that for compact height
  /// is not used here.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentation { $0.compactAdaptation = horizontal } }
}
