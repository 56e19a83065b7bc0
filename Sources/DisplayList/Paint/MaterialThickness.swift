/// The degree to which a translucent material hides the content behind it.
public enum MaterialThickness: String, Hashable, Sendable, CaseIterable {
  /// The thicknesses from the most translucent, and the thickness of bars.
  case ultraThin, thin, regular, thick, ultraThick, bar
}
