import AVFoundation
import AppLog
import CoreHaptics
import EventKit
import MapKit
import SwiftUI
import UserNotifications

/// A controller with initializers of its own, as apps write it.
@MainActor
private final class Scanner: UIViewController {
  let kinds: [AVMetadataObject.ObjectType]

  init(kinds: [AVMetadataObject.ObjectType] = [.code39Mod43, .interleaved2of5, .itf14, .codabar]) {
    self.kinds = kinds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    kinds = []
    super.init(coder: coder)
  }
}

/// A controller that takes no values, and one that has those of its superclass.
@MainActor
private final class Plain: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Inheriting: UIViewController { var count = 0 }

/// A view with the initializers of UIKit.
@MainActor
private final class Panel: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Report: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? { "14 km" }
}

private final class Printing: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { .print }
  override var activityTitle: String? { "Print" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}

private final class Card: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  override func presentationTransitionWillBegin() { presentedView?.layer.cornerRadius = 12 }
}

private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Card(presentedViewController: presented, presenting: presenting)
  }
}

private final class Dates: NSObject, EKEventEditViewDelegate {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) { if action == .saved { controller.dismiss(animated: true) } }
}

private enum Unit: CustomLocalizedStringResourceConvertible {
  case metres
  var localizedStringResource: LocalizedStringResource { "Metres" }
}

#Playground("Units") { print(Unit.metres) }

@MainActor
private func controllers() {
  _ = (Scanner(), Plain(), Inheriting(), Inheriting(nibName: nil, bundle: nil), Panel())
  let sheet = UIActivityViewController(
    activityItems: [Report()], applicationActivities: [Printing()])
  sheet.transitioningDelegate = Cards()
  let page = EKEventEditViewController()
  (page.eventStore, page.event) = (EKEventStore(), nil)
  page.editViewDelegate = Dates()
  page.navigationBar.topItem?.backButtonDisplayMode = .minimal
  page.navigationBar.compactScrollEdgeAppearance = UINavigationBarAppearance()
  let text = CATextLayer()
  (text.string, text.alignmentMode) = ("12 km", .center)
  page.view.layer.sublayers?.forEach { $0.contentsGravity = .resizeAspect }
  let scroll = UIScrollView()
  (scroll.indicatorStyle, scroll.canCancelContentTouches) = (.white, false)
  var look = UIButton.Configuration.filled()
  look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  look.imagePlacement = .top
  look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
  let task = UIApplication.shared.beginBackgroundTask {}
  if task != .invalid { UIApplication.shared.endBackgroundTask(task) }
  _ = (UIPasteboard.general.items, UITableView.automaticDimension)
}

@MainActor
private func maps(_ map: MKMapView) async throws -> UIImage {
  map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 10_000)
  let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
  (marker.titleVisibility, marker.displayPriority) = (.visible, .defaultHigh)
  map.addSubview(MKUserTrackingButton(mapView: map))
  map.addAnnotation(MKClusterAnnotation(memberAnnotations: map.annotations))
  let options = MKMapSnapshotter.Options()
  (options.region, options.pointOfInterestFilter) = (map.region, .excludingAll)
  MKMapSnapshotter(options: options).start { snapshot, _ in _ = snapshot?.image }
  return try await MKMapSnapshotter(options: options).start().image
}

private func messages() throws -> [String] {
  let store = try OSLogStore(scope: .currentProcessIdentifier)
  let start = store.position(timeIntervalSinceLatestBoot: 1)
  return try store.getEntries(at: start).compactMap { $0 as? OSLogEntryLog }
    .map { "\($0.date) \($0.category) \($0.level == .error) \($0.composedMessage)" }
}

private func pattern() throws -> CHHapticPattern {
  let event: [CHHapticPattern.Key: Any] = [
    .eventType: CHHapticEvent.EventType.hapticTransient, .time: 0.5,
  ]
  return try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
}
