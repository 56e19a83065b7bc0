/// The names of a description's properties, by what their change may lead to.
enum PropertyKinds {
  /// Those that limit the size of a view.
  static let size: Set<String> = [
    "aspectRatio", "fixedSize", "height", "idealHeight", "idealWidth", "maxHeight", "maxWidth",
    "minHeight", "minWidth", "width",
  ]
  /// Those that limit the room of what lies within: a grid's tracks, too.
  static let room = size.union(["columns", "rows"])
  /// Those that show by where views lie alone, if at all; a grid's tracks are told with its rows.
  static let layout = size.union([
    "alignment", "axes", "ignoresSafeArea", "layoutPriority", "minLength", "padding", "spacing",
  ])

  /// Those that views within take over as a property of their own.
  static let takenOver: Set<String> = [
    "enabled", "font", "foreground", "lineLimit", "multilineTextAlignment", "tint",
  ]
  /// Those that show by what the views within draw alone.
  static let inherited = takenOver.union(["imageScale", "minimumScaleFactor"])
}
