/// How much a translucent material hides of what lies behind it.
public enum MaterialThickness: String, Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}
