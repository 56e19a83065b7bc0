/// Sizes of presentations and keyboards, in points.
extension SystemMetrics {
  struct Sheet: Decodable, Sendable {
    let cornerRadius: Double
    let grabberWidth: Double
    let grabberHeight: Double
    let grabberTop: Double
  }

  struct Alert: Decodable, Sendable {
    let width: Double
    let cornerRadius: Double
  }

  struct Menu: Decodable, Sendable {
    let width: Double
  }

  struct Keyboard: Decodable, Sendable {
    let homeButton: [String: Double]
    let homeIndicatorWithInset: [String: Double]
    let tablet: TabletKeys
  }

  /// A tablet's keys, upright and on its side.
  struct TabletKeys: Decodable, Sendable {
    struct Size: Decodable, Sendable {
      let keyHeight: Double
      let rowGap: Double
      let keyGap: Double
      let margin: Double
      /// The height beneath the keys, above that of the home indicator, in points.
      let bottom: Double
    }

    let portrait: Size
    let landscape: Size

    func size(of window: CGSize) -> Size { window.width > window.height ? landscape : portrait }
  }
}
