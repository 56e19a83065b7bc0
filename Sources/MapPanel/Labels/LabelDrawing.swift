import DisplayList
import Foundation

extension PlacedLabel {
  /// The width of the halo, in points.
  private static let haloWidth: CGFloat = 1

  /// Returns the label's operations; one that is not level stands in a turned layer.
  func operations(origin: CGPoint) -> [DrawOperation] {
    let center = CGPoint(x: box.center.x + origin.x, y: box.center.y + origin.y)
    if box.direction.y == 0 { return texts(around: center) }
    let turned = CGAffineTransform(
      a: box.direction.x, b: box.direction.y, c: -box.direction.y, d: box.direction.x,
      tx: center.x, ty: center.y)
    return [.layer(Layer(transform: turned, items: texts(around: .zero).map { DrawItem($0) }))]
  }

  private func texts(around center: CGPoint) -> [DrawOperation] {
    let frame = CGRect(
      x: center.x - box.half.width, y: center.y - box.half.height, width: box.half.width * 2,
      height: box.half.height * 2)
    let letters = TextDrawing(text: text, frame: frame)
    return [
      .halo(HaloDrawing(letters: letters, width: Self.haloWidth, color: halo)), .text(letters),
    ]
  }
}
