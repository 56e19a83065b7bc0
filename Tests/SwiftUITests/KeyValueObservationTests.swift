import SwiftUI
import Testing

/// Properties of UIKit's objects that apps observe by their key paths.
@MainActor @Suite struct KeyValueObservationTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func changesAreToldWithTheirValues() {
    let (view, log) = (UIScrollView(), Log())
    let observation = view.observe(\.contentSize, options: [.new, .old]) { view, change in
      log.lines.append("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
      log.lines.append("\(view.contentSize.height)")
    }
    view.contentSize = CGSize(width: 10, height: 20)
    #expect(log.lines == ["0.0 20.0", "20.0"])
    // Neither what stays as it was nor another property is a change.
    view.contentSize = CGSize(width: 10, height: 20)
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(log.lines.count == 2)
    observation.invalidate()
    view.contentSize = .zero
    #expect(log.lines.count == 2)
  }

  @Test func theBeginningIsToldIfItIsAskedFor() {
    let (view, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)), Log())
    let observation = view.observe(\.bounds, options: .initial) { view, change in
      log.lines.append("\(view.bounds.width) \(change.newValue == nil)")
    }
    #expect(log.lines == ["7.0 true"])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWithItsObject() {
    let (layer, log) = (CALayer(), Log())
    var observation: NSKeyValueObservation? = layer.observe(\.sublayers) { layer, _ in
      log.lines.append("\(layer.sublayers?.count ?? 0)")
    }
    layer.addSublayer(CALayer())
    #expect(log.lines == ["1"])
    observation = nil
    layer.addSublayer(CALayer())
    #expect(log.lines == ["1"] && observation == nil)
  }
}
