import DisplayList
import Foundation
import ViewTree

/// The colour scheme of a snapshot.
public enum Scheme: String, Codable, Sendable, Hashable, CaseIterable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark

  /// The colours that a screen of the scheme shows of a list which serves both.
  var pick: SchemePick { self == .dark ? .dark : .light }
}

/// The surroundings in which a screen draws itself; the members of its traits are its own.
@dynamicMemberLookup
public struct RenderContext {
  /// All that the picture may depend on.
  public let traits: ScreenTraits
  /// Measures with the very shapes that are drawn.
  public let text: any TextMeasuring
  /// The source of the sizes of images and fonts.
  public let assets: any AssetSource
  /// A Boolean value that indicates whether the list should have nodes, which cost time and change
  /// no pixel.
  public let describesNodes: Bool
  /// A Boolean value that indicates whether the list should have views, from which screens are
  /// described.
  public let describesViews: Bool
  /// The locale of texts, formats, calendars and the system's words.
  public let locale: Locale
  /// The answers to requests of remote addresses, in place of the network.
  public let network: NetworkAnswers

  /// A Boolean value that indicates whether a light screen's list may serve a dark one too.
  ///
  /// The surroundings hand it on, and no screen asks for it. What does not serve both is drawn
  /// again in the dark.
  var isShared = false

  /// The change to one source line's views, where causes are measured.
  var mutation: SourceMutation?

  /// A question whether the list of a state, by its step, is wanted with its views, too.
  typealias ViewsQuestion = @MainActor (String?, DisplayList) throws -> Bool

  /// The question that is asked when a list has been made without views; nil where none is wanted.
  var wantsViews: ViewsQuestion?

  /// The film that a flow is recorded on; nil where its steps alone are pictured.
  var film: Film?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - traits: The screen's size, safe area and settings.
  ///   - text: The measurer of texts.
  ///   - assets: The source of images.
  ///   - describesNodes: True for a list with nodes.
  ///   - describesViews: True for a list with views.
  ///   - locale: The locale of texts, formats, calendars and the system's words.
  ///   - network: The answers to requests of remote addresses.
  public init(
    _ traits: ScreenTraits, text: any TextMeasuring, assets: any AssetSource,
    describesNodes: Bool = true, describesViews: Bool = false,
    locale: Locale = ScreenLocale.usual, network: NetworkAnswers = .refused
  ) {
    (self.locale, self.network) = (locale, network)
    (self.traits, self.describesViews) = (traits, describesViews)
    (self.text, self.assets, self.describesNodes) = (text, assets, describesNodes)
  }

  /// Returns a member of the traits.
  public subscript<Value>(dynamicMember member: KeyPath<ScreenTraits, Value>) -> Value {
    traits[keyPath: member]
  }
}

extension RenderContext {
  /// Returns the list of a state, which is made once more, with its views, if that is wanted.
  ///
  /// - Parameters:
  ///   - step: The name of the step behind which the state is; nil of a still.
  ///   - make: A closure that makes the list, with views or without, to serve both schemes or one.
  /// - Returns: The last list that was made; pictures of both are equal.
  /// - Throws: The error of a list.
  @MainActor func list(
    behind step: String? = nil,
    _ make: (_ describesViews: Bool, _ isShared: Bool) throws -> DisplayList
  ) throws -> DisplayList {
    let list = try make(describesViews, isShared)
    guard !describesViews, try wantsViews?(step, list) == true else { return list }
    return try make(true, list.servesBothSchemes)
  }
}
