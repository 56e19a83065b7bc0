import CCairo
import DisplayList
import Foundation

/// Cairo's settings for a line.
enum StrokePen {
  static func set(
    _ style: StrokeStyle, width: CGFloat, scale: CGFloat, around box: CGRect,
    on context: OpaquePointer
  ) {
    cairo_set_line_width(context, width)
    cairo_set_miter_limit(context, style.usableMiterLimit)
    let caps = [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE]
    let joins = [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL]
    cairo_set_line_cap(context, caps[Int(style.lineCap.rawValue)])
    cairo_set_line_join(context, joins[Int(style.lineJoin.rawValue)])
    // Cairo refuses negative dashes and those that are all 0; millions of them would take minutes.
    let dash = style.dash.map { Double(max(0, min(1e6, $0 * scale))) }
    let period = dash.reduce(0, +)
    let usable = period > 0 && (box.width + box.height) / period < 50_000 ? dash : []
    let phase = (style.dashPhase * scale).truncatingRemainder(dividingBy: max(1, 2 * period))
    cairo_set_dash(context, usable, Int32(usable.count), phase.isFinite ? phase : 0)
  }
}
