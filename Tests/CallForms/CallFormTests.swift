import Foundation
import SwiftUI
import TestSupport
import Testing

/// The forms in which SwiftUI's names are called, as Apple documents them.
///
/// This folder is a target in each language mode. That it compiles without a warning is the test;
/// here the forms are drawn besides.
@MainActor @Suite struct CallFormTests {
  @Test func formsAreDrawn() throws {
    try draw(FrameForms())
    try draw(ContainerForms())
    try draw(LayoutValueForms())
    try draw(LayerForms())
    try draw(ColorForms())
    try draw(ShapeForms())
    try draw(TextForms())
    try draw(ImageForms())
    try draw(ButtonForms())
    try draw(ValueForms())
    try draw(StatusForms())
    try draw(FieldForms())
    try draw(ListForms())
    try draw(NavigationForms())
    try draw(ToolbarForms())
    try draw(TabForms())
    try draw(PresentationForms())
    try draw(ScrollForms())
    try draw(StateForms())
    try draw(AccessibilityForms())
    try draw(MotionForms())
    try draw(GestureForms())
    try draw(DrawingForms())
    try draw(PathForms())
    try draw(UIKitForms())
    try draw(UIKitViewForms())
    try draw(FurtherForms())
    try draw(SeldomForms())
    try draw(GapForms())
    try draw(LatestForms())
    try draw(PackageForms())
    try draw(TransferForms())
    try draw(FormatForms())
    try draw(AppForms())
    try draw(ProjectForms())
    try draw(MediaForms())
    try draw(StoreForms())
    try draw(WidgetForms())
    try draw(IntentForms())
    try draw(ActivityForms())
    try draw(DeviceForms())
    try draw(PersonForms())
    try draw(SensorForms())
    try draw(PlaceForms())
    try draw(ContactForms())
    try draw(TrackingForms())
    try draw(SpeechForms())
    try draw(CloudForms())
    try draw(DocumentForms())
    try draw(ManagedForms().environment(\.managedObjectContext, ManagedItem.context()))
    try draw(AppWindow(WholeApp()))
    try draw(AppWindow(TabletApp()))
    try draw(AppWindow(WindowedApp()))
    try draw(ClosureForms(plain: {}, changed: { _ in }, isolated: {}, sendable: {}))
  }

  @Test func keychainsAreWrapped() {
    #expect(KeychainForms.save(Data([1, 2]), account: "forms"))
    #expect(KeychainForms.load(account: "forms") == Data([1, 2]))
    #expect(KeychainForms.load(account: "none") == nil)
    KeychainForms.savePicture(UIImage())
  }

  private func draw<Forms: View>(_ forms: Forms) throws {
    let host = ViewHost(
      VStack { forms }, text: SquareText(wraps: false),
      assets: FixedPictures(CGSize(width: 40, height: 40)))
    for (width, direction) in [(390.0, LayoutDirection.leftToRight), (1024, .rightToLeft)] {
      var surroundings = Surroundings(size: CGSize(width: width, height: 2000))
      surroundings.environment.layoutDirection = direction
      surroundings.environment.horizontalSizeClass = width > 400 ? .regular : .compact
      let list = try host.render(in: surroundings)
      #expect(!list.items.isEmpty, "\(Forms.self)")
    }
  }
}
