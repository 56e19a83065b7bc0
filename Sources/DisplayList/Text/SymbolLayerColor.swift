/// The colour that an app's own symbol gives to a layer in multicolor rendering.
public enum SymbolLayerColor: Hashable, Sendable {
  /// The colour of the view.
  case tint
  /// A system colour as UIKit calls it, such as `systemBlueColor`, or one of the app's catalogue.
  case named(String)
  /// A colour of the symbol's own, the same in both schemes.
  case custom(RGBAColor)
}
