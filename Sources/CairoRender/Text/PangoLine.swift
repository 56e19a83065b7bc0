import CPango

/// A line of Pango's layout, which stays as it is while the layout breaks others.
final class PangoLine {
  private let pointer: UnsafeMutablePointer<PangoLayoutLine>

  init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>) {
    self.pointer = pointer
    pango_layout_line_ref(pointer)
  }

  deinit { pango_layout_line_unref(pointer) }

  /// The first of the runs from left to right, each a glyph item; nil of an empty line.
  var runs: UnsafeMutablePointer<GSList>? { pointer.pointee.runs }
}
