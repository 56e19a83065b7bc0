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

/// A preview's name and view.
@MainActor @preconcurrency
public struct _PreviewBlock {
  /// The name of the preview, or nil.
  public let name: String?
  private let make: @MainActor () -> any View

  /// Creates a block with a name.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) { (self.name, make) = (name, body) }

  /// Creates a block with a name and traits, which are Xcode's.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) { (self.name, make) = (name, body) }

  /// Creates the view anew.
  public func body() -> AnyView { AnyView(erased: make()) }
}

extension AnyView {
  @MainActor fileprivate init(erased view: any View) { self = Self.erase(view) }

  @MainActor private static func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
