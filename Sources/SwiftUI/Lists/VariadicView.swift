/// SwiftUI's names for a view that arranges what another consists of, from before
/// `Group(subviews:transform:)`; libraries that run on earlier systems call them.
///
///     _VariadicView.Tree(Divided()) {
///       Text("Water")
///       Text("Milk")
///     }
public enum _VariadicView {
  /// A way to arrange views.
  public typealias Root = _VariadicView_Root
  /// A way to arrange views that makes a view of them.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A way to arrange views that makes one view of them.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A way to arrange views that makes as many views of them as its body has.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that are arranged.
  public typealias Children = _VariadicView_Children

  /// A view that arranges its content in the way of a root.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The way in which the content is arranged.
    public var root: Root
    /// The content, whose views are arranged.
    public var content: Content

    /// Creates a view of a way to arrange views, and of the views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    /// Creates a view of a way to arrange views, and of the views.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

    /// The content of the view.
    public var body: some View {
      SubviewsReader(content) { root.body(children: Children($0)) }
    }
  }
}

/// A way to arrange views.
@MainActor @preconcurrency
public protocol _VariadicView_Root {}

/// A way to arrange views that makes a view of them.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that is made.
  associatedtype Body: View

  /// Makes a view of the views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A way to arrange views that makes one view of them, such as a stack.
///
///     struct Divided: _VariadicView_UnaryViewRoot {
///       func body(children: _VariadicView.Children) -> some View {
///         VStack {
///           ForEach(children) { child in
///             child
///             if child.id != children.last?.id { Divider() }
///           }
///         }
///       }
///     }
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A way to arrange views that makes as many views of them as its body has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that are arranged, in their order.
public struct _VariadicView_Children: RandomAccessCollection {
  private var children: [Element]

  @MainActor init(_ parts: [LoweredSubview]) { children = parts.map(Element.init) }

  /// The index of the first element.
  public var startIndex: Int { children.startIndex }
  /// The index after the last element.
  public var endIndex: Int { children.endIndex }
  /// Returns the view at an index.
  public subscript(index: Int) -> Element { children[index] }

  /// One of the views that are arranged.
  public struct Element: PrimitiveView, Identifiable {
    private let part: LoweredSubview
    private let index: Int
    /// The values that the view hands on if they are others than its own.
    private var traits: ContainerValues?

    init(_ part: LoweredSubview) { (self.part, index) = (part, part.id) }

    /// The identity of the view among those beside it.
    public nonisolated var id: AnyHashable { index }

    /// Returns the identity of a type that a `ForEach` gave the view; nil for none.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      part.element.tags.lazy.filter(\.isFromForEach).compactMap { $0.value.base as? ID }.first
    }

    /// The value of a trait of the view.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { (traits ?? part.element.containerValues)[trait: key] }
      set {
        var changed = traits ?? part.element.containerValues
        changed[trait: key] = newValue
        traits = changed
      }
    }

    /// Appends the elements of the view.
    @_documentation(visibility: internal)
    public static func _lower(
      _ view: Self, _ context: LoweringContext, _ output: inout [ViewTree.Element]
    ) {
      let first = output.endIndex
      LoweredSubview._lower(view.part, context, &output)
      guard let traits = view.traits else { return }
      for element in output[first...] { element.containerValues = traits }
    }
  }
}

extension _VariadicView_Children: PrimitiveView {
  /// Appends the elements of all views.
  @_documentation(visibility: internal)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [ViewTree.Element]
  ) {
    for child in view { Element._lower(child, context, &output) }
  }
}

/// A key of a value that a view hands to who arranges it; ``ContainerValueKey`` is its present
/// name.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view hands none.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to who arranges the view.
  ///
  ///     Text("Water")._trait(IsDivided.self, false)
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(TraitModifier(key: key, value: value))
  }
}

private struct TraitModifier<Key: _ViewTraitKey>: PrimitiveModifier {
  let key: Key.Type
  let value: Key.Value

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { element in
      element.containerValues[trait: modifier.key] = modifier.value
    }
  }
}

/// A view that is one to who arranges it, whatever it consists of.
public struct _UnaryViewAdaptor<Content: View>: View {
  /// The content that is arranged as one view.
  public var content: Content

  /// Creates a view of one that may consist of several.
  public init(_ content: Content) { self.content = content }

  /// The content of the view.
  public var body: some View { VStack { content } }
}
