/// A page for each value of a type.
struct DestinationBuilder {
  let type: ObjectIdentifier
  let lower: @MainActor (AnyHashable, LoweringContext) -> [Element]
}

enum DestinationsKey: PreferenceKey {
  static var defaultValue: [DestinationBuilder] { [] }

  static func reduce(
    value: inout [DestinationBuilder], nextValue: () -> [DestinationBuilder]
  ) { value += nextValue() }
}

/// A page that a view shows above its own while something is true.
struct PresentedPage {
  /// The place under which the page keeps its state.
  let identity: Identity
  let lower: @MainActor (LoweringContext) -> [Element]
  let dismiss: () -> Void
  /// A Boolean value that indicates whether it is a column of a split view, whose own stack then
  /// joins this one.
  var isColumn = false
}

enum PresentedPagesKey: PreferenceKey {
  static var defaultValue: [PresentedPage] { [] }

  static func reduce(value: inout [PresentedPage], nextValue: () -> [PresentedPage]) {
    value += nextValue()
  }
}

package struct DestinationModifier<Data: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Data) -> Destination

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let builder = DestinationBuilder(type: ObjectIdentifier(Data.self)) { value, context in
      guard let value = value.base as? Data else { return [] }
      return context.elements(of: modifier.destination(value))
    }
    context.annotate(content, &output) { element in
      let below = element.preference(DestinationsKey.self) ?? []
      element.setPreference(DestinationsKey.self, [builder] + below)
    }
  }
}

/// Shows a page above its content's own.
package struct PresentedPageModifier<Destination: View>: PrimitiveModifier {
  let destination: Destination?
  let dismiss: () -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let aside = context.entering(.type(Self.self))
    var inner = context
    inner.identity = aside.entering(.content).identity
    inner.annotate(content, &output) { element in
      guard let destination = modifier.destination else { return }
      let page = PresentedPage(
        identity: aside.entering(.index(1)).identity,
        lower: { $0.elements(of: destination) }, dismiss: modifier.dismiss)
      let below = element.preference(PresentedPagesKey.self) ?? []
      element.setPreference(PresentedPagesKey.self, [page] + below)
    }
  }
}

extension View {
  /// Sets the page for values of a type in the stack's path.
  ///
  ///     List(colors, id: \.self) { NavigationLink($0.name, value: $0) }
  ///       .navigationDestination(for: NamedColor.self) { ColorDetail($0) }
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: A closure that returns the page of a value.
  /// - Returns: A view that knows the page.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(DestinationModifier(destination: destination)) }

  /// Pushes a page while a value is true.
  ///
  ///     content.navigationDestination(isPresented: $showsDetail) { DetailView() }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the page is pushed.
  ///   - destination: The page.
  /// - Returns: A view that pushes the page.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentedPageModifier(destination: isPresented.wrappedValue ? destination() : nil) {
        isPresented.wrappedValue = false
      })
  }

  /// Pushes a page while there is an item.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; going back sets it to nil.
  ///   - destination: A closure that returns the page of the item.
  /// - Returns: A view that pushes the page.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedPageModifier(destination: item.wrappedValue.map(destination)) {
        item.wrappedValue = nil
      })
  }
}
