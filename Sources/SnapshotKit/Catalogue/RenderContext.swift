import DisplayList
import Foundation

/// The colour scheme of a snapshot.
public enum Scheme: String, Codable, Sendable, Hashable, CaseIterable {
  case light
  case dark
}

/// What a screen is given to draw itself; it has the members of its traits.
@dynamicMemberLookup
public struct RenderContext {
  /// All that the picture may depend on.
  public let traits: ScreenTraits
  /// Measures with the very shapes that are drawn.
  public let text: any TextMeasuring
  public let assets: any AssetSource
  /// Whether the list's nodes are wanted, which cost time and change no pixel.
  public let describesNodes: Bool

  /// Creates a context.
  public init(
    _ traits: ScreenTraits, text: any TextMeasuring, assets: any AssetSource,
    describesNodes: Bool = true
  ) {
    self.traits = traits
    (self.text, self.assets, self.describesNodes) = (text, assets, describesNodes)
  }

  public subscript<Value>(dynamicMember member: KeyPath<ScreenTraits, Value>) -> Value {
    traits[keyPath: member]
  }
}
