extension LayoutPass {
  func gridIntrinsicWidth(_ node: Int32, _ kind: IntrinsicKind, _ hint: HeightHint)
    throws(Suspension) -> Double
  { 0 }
  func gridExtent(_ node: Int32, _ space: Space) throws(Suspension) -> Extent { Extent() }
  func placeGridItems(_ node: Int32, _ space: Space) throws(Suspension) {}
}
extension LayoutPass {
  func gridAreaOfAbsolute(_ child: Int32, in grid: Int32, _ area: Rect) throws(Suspension) -> Rect {
    area
  }
}
