import DisplayList
import Foundation
import ViewTree

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
  /// Whether the list's views are wanted, from which a screen is described.
  public let describesViews: Bool
  /// Whether a light screen's list may serve a dark one too, which a screen need not heed: it is
  /// drawn again in the dark unless its list says ``DisplayList/servesBothSchemes``.
  public let wantsBothSchemes: Bool
  /// What texts, formats, calendars and the system's words are written in.
  public let locale: Locale
  /// What answers for remote addresses, in place of the network.
  public let network: NetworkAnswers

  /// What is lowered otherwise than it is written, where causes are measured.
  var mutation: SourceMutation?

  /// What a flow is filmed on; nil where its steps alone are pictured.
  var film: Film?

  /// Creates a context.
  public init(
    _ traits: ScreenTraits, text: any TextMeasuring, assets: any AssetSource,
    describesNodes: Bool = true, describesViews: Bool = false, wantsBothSchemes: Bool = false,
    locale: Locale = ScreenLocale.usual, network: NetworkAnswers = .refused
  ) {
    (self.locale, self.network) = (locale, network)
    (self.traits, self.wantsBothSchemes) = (traits, wantsBothSchemes)
    self.describesViews = describesViews
    (self.text, self.assets, self.describesNodes) = (text, assets, describesNodes)
  }

  public subscript<Value>(dynamicMember member: KeyPath<ScreenTraits, Value>) -> Value {
    traits[keyPath: member]
  }
}
