/// A registry of `#Preview` blocks, as the macro leaves them for catalogues to find.
@MainActor @preconcurrency
public protocol _PreviewRegistry {
  /// The file as the compiler names it, `Module/File.swift`.
  nonisolated static var _file: String { get }
  /// The line, from 1; 0 where it is not known.
  nonisolated static var _line: Int { get }
  /// The block of the preview.
  static var _preview: _PreviewBlock { get }
}

/// A preview's name, its surroundings and its views: one for each argument.
@MainActor @preconcurrency
public struct _PreviewBlock {
  /// A view of the block.
  package struct Part {
    /// The argument in words; nil where there are none.
    package let argument: String?
    private let make: @MainActor () -> any View
    private let wraps: [@MainActor (AnyView) -> AnyView]

    fileprivate init(
      _ argument: String?, _ traits: PreviewTraits, _ make: @escaping @MainActor () -> any View
    ) { (self.argument, wraps, self.make) = (argument, traits.wraps, make) }

    /// Creates the view anew.
    @MainActor package func body() -> AnyView {
      wraps.reduce(AnyView(erased: make())) { view, wrap in wrap(view) }
    }
  }

  /// The name of the preview, or nil.
  public let name: String?
  package let surroundings: PreviewSurroundings
  package let parts: [Part]

  /// Creates a block with a name.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) { self.init(name, PreviewTraits()) { [Part(nil, $0, body)] } }

  /// Creates a block with a name and traits.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) { self.init(name, PreviewTraits([traits] + additionalTraits)) { [Part(nil, $0, body)] } }

  /// Creates a block with a name, of a view for each argument.
  public init<Arguments: Collection>(
    _ name: String? = nil, arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) { self.init(name, PreviewTraits()) { Self.parts(arguments, $0, body) } }

  /// Creates a block with a name and traits, of a view for each argument.
  public init<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    self.init(name, PreviewTraits([traits] + additionalTraits)) { Self.parts(arguments, $0, body) }
  }

  private init(_ name: String?, _ traits: PreviewTraits, _ parts: (PreviewTraits) -> [Part]) {
    (self.name, surroundings, self.parts) = (name, traits.surroundings, parts(traits))
  }

  private static func parts<Arguments: Collection>(
    _ arguments: Arguments, _ traits: PreviewTraits,
    _ body: @escaping @MainActor (Arguments.Element) -> any View
  ) -> [Part] {
    arguments.map { argument in
      Part(String(describing: argument), traits) { body(argument) }
    }
  }
}

extension AnyView {
  @MainActor fileprivate init(erased view: any View) { self = Self.erase(view) }

  @MainActor private static func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
