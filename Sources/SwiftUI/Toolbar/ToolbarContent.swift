/// The content of a page's bars.
///
///     struct SaveItem: ToolbarContent {
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
///       }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body; `Never` for the system's own.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder var body: Body { get }

  /// Appends the items; content that is made of others need not say.
  static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry])
}

extension ToolbarContent {
  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) {
    let inner = context.entering(.type(Self.self))
    DynamicProperties.install(in: content, inner)
    Body._collect(content.body, inner, &entries)
  }
}

extension Never: ToolbarContent {}

/// A content of bars that a person may rearrange; stills show it in its order.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// An item of a bar, ready to be lowered where the bar is.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let context: LoweringContext
  /// The part of the system's that the item places; nil for an item of the app's own.
  var kind: ToolbarDefaultItemKind?
  let lower: @MainActor (LoweringContext, inout [Element]) -> Void
}

/// A content of bars of the system's own.
@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("\(Self.self) has items: it has no body to evaluate") }
}

/// The way in which a person may rearrange an item of a bar.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The default behaviour.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The item may be moved, and not removed.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item may not be moved or removed.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// The parts of an item's first placement that are fixed.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is always available.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// A content of bars that is visible, or hidden until a person adds it.
public struct CustomizedToolbarContent<Content: CustomizableToolbarContent>:
  PrimitiveToolbarContent, CustomizableToolbarContent
{
  let content: Content
  let isHidden: Bool

  /// Collects the items.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [ToolbarEntry]
  ) { if !content.isHidden { Content._collect(content.content, context, &entries) } }
}

extension CustomizableToolbarContent {
  /// Sets whether the items are visible before a person rearranges them.
  ///
  ///     EditorView().toolbar(id: "editor") {
  ///       ToolbarItem(id: "share") { Button("Share", action: save) }
  ///         .defaultCustomization(.hidden)
  ///     }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> CustomizedToolbarContent<Self> {
    CustomizedToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }

  /// Sets how a person may rearrange the items, which nobody does in a still.
  ///
  ///     EditorView().toolbar(id: "editor") {
  ///       ToolbarItem(id: "save") { Button("Save", action: save) }
  ///         .customizationBehavior(.disabled)
  ///     }
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> CustomizedToolbarContent<Self> {
    CustomizedToolbarContent(content: self, isHidden: false)
  }
}
