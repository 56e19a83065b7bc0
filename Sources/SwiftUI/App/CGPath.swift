/// A path as Core Graphics passes it on.
public struct CGPath: Hashable, Sendable {
  let path: Path
}
