import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Views of UIKit that are drawn as their counterparts.
@MainActor @Suite struct UIViewDrawingTests {
  private struct Spinner: UIViewRepresentable {
    var isAnimating = true

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    }
  }

  private struct Blur: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
  }

  private struct Strange: UIViewRepresentable {
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ view: UIScrollView, context: Context) {}
  }

  private func draw<Content: View>(_ view: Content) throws -> Picture {
    try Picture(view, size: CGSize(width: 200, height: 200))
  }

  @Test func aSpinnerIsOneOfSwiftUIs() throws {
    let spinner = try draw(Spinner())
    #expect(spinner.equals(try draw(ProgressView().controlSize(.large))))
    #expect(spinner.inked > 0)
  }

  private struct Star: UIViewRepresentable {
    var adjust: (UIImageView) -> Void = { _ in }

    func makeUIView(context: Context) -> UIImageView {
      UIImageView(image: UIImage(systemName: "star"))
    }

    func updateUIView(_ view: UIImageView, context: Context) { adjust(view) }
  }

  @Test func aViewIsReadAsItAsksToBe() throws {
    let stage = Stage(
      Star { view in
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Rating"
        view.accessibilityValue = "4 of 5"
        view.accessibilityHint = "Opens the review"
        view.accessibilityIdentifier = "rating"
        view.accessibilityTraits = [.button, .selected]
      })
    let element = try #require(try stage.elements().first { $0.label == "Rating" })
    #expect(element.value == "4 of 5" && element.hint == "Opens the review")
    #expect(element.identifier == "rating")
    #expect(Set(element.traits).isSuperset(of: ["button", "selected"]))
    let hidden = Stage(
      Star { view in
        view.accessibilityLabel = "Rating"
        view.accessibilityElementsHidden = true
      })
    #expect(try !hidden.elements().contains { $0.label == "Rating" })
  }

  @Test func labelsAreThoseWithAttributes() {
    let view = UIView()
    #expect(view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    view.accessibilityAttributedLabel = NSAttributedString(string: "Tides")
    #expect(view.accessibilityLabel == "Tides")
    view.accessibilityLabel = "Low water"
    #expect(view.accessibilityAttributedLabel?.string == "Low water")
    view.accessibilityLabel = nil
    #expect(view.accessibilityAttributedLabel == nil)
  }

  @Test func aHighlightedViewShowsItsOtherImage() throws {
    let (star, moon) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
    let plain = try draw(Star { ($0.image, $0.highlightedImage) = (star, moon) })
    let other = try draw(
      Star { ($0.image, $0.highlightedImage, $0.isHighlighted) = (star, moon, true) })
    let none = try draw(Star { ($0.image, $0.isHighlighted) = (star, true) })
    #expect(other.equals(try draw(Star { $0.image = moon })))
    #expect(!other.equals(plain) && none.equals(plain))
  }

  @Test func aStoppedSpinnerIsHidden() throws {
    #expect(try draw(Spinner(isAnimating: false)).inked == 0)
  }

  @Test func aBlurIsAMaterial() throws {
    let stripes = HStack(spacing: 20) { ForEach(0..<5, id: \.self) { _ in Color.red } }
    let blur = try draw(
      ZStack {
        stripes; Blur()
      })
    #expect(
      blur.equals(
        try draw(
          ZStack {
            stripes; Rectangle().fill(.regularMaterial)
          })))
  }

  /// Makes any of UIKit's views, as apps do that bring several of them.
  private struct Made<Content: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Content

    func makeUIView(context: Context) -> Content { make() }
    func updateUIView(_ view: Content, context: Context) {}
  }

  @Test func aGenericRepresentableDrawsWhatItMakes() throws {
    let label = Made<UILabel> {
      let label = UILabel()
      label.text = "made"
      return label
    }
    #expect(try texts(of: label) == ["made"])
    let view = Made<UIView> {
      let label = UILabel()
      label.text = "known late"
      return label
    }
    #expect(try texts(of: view) == ["known late"])
  }

  @Test func symbolsHaveTheSizeOfTheirConfiguration() throws {
    func symbol(_ configuration: UIImage.SymbolConfiguration?) -> some View {
      Made<UIImageView> {
        let view = UIImageView(
          image: UIImage(systemName: "star.fill", withConfiguration: configuration))
        view.contentMode = .center
        view.tintColor = .black
        return view
      }
    }
    let large = try draw(symbol(.init(pointSize: 60, weight: .bold)))
    let symbol60 = Image(systemName: "star.fill").font(.system(size: 60, weight: .bold))
    #expect(large.equals(try draw(symbol60.foregroundColor(.black))))
    #expect(try large.inked > draw(symbol(nil)).inked * 4)
    #expect(try draw(symbol(.init(scale: .large))).inked > draw(symbol(nil)).inked)
  }

  @Test func anotherViewHasAStandIn() throws {
    let host = ViewHost(Strange(), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect("\(list)".contains("Strange"))
  }

  private struct Dots: UIViewRepresentable {
    let change: @MainActor (UIPageControl) -> Void

    func makeUIView(context: Context) -> UIPageControl {
      let view = UIPageControl()
      change(view)
      return view
    }

    func updateUIView(_ view: UIPageControl, context: Context) {}
  }

  private struct LabelView: UIViewRepresentable {
    let change: @MainActor (UILabel) -> Void

    func makeUIView(context: Context) -> UILabel {
      let view = UILabel()
      change(view)
      return view
    }

    func updateUIView(_ view: UILabel, context: Context) {}
  }

  private struct FieldView: UIViewRepresentable {
    let change: @MainActor (UITextField) -> Void

    func makeUIView(context: Context) -> UITextField {
      let view = UITextField()
      change(view)
      return view
    }

    func updateUIView(_ view: UITextField, context: Context) {}
  }

  private struct EditorView: UIViewRepresentable {
    let change: @MainActor (UITextView) -> Void

    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      change(view)
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {}
  }

  private struct SwitchView: UIViewRepresentable {
    let change: @MainActor (UISwitch) -> Void

    func makeUIView(context: Context) -> UISwitch {
      let view = UISwitch()
      change(view)
      return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {}
  }

  private struct SliderView: UIViewRepresentable {
    let change: @MainActor (UISlider) -> Void

    func makeUIView(context: Context) -> UISlider {
      let view = UISlider()
      change(view)
      return view
    }

    func updateUIView(_ view: UISlider, context: Context) {}
  }

  /// The pages of Apple's tutorial of UIKit's controllers.
  private struct Pages: UIViewControllerRepresentable {
    let pages: [AnyView]

    func makeUIViewController(context: Context) -> UIPageViewController {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
      let first = pages.first.map { UIHostingController(rootView: $0) }
      controller.setViewControllers(first.map { [$0] }, direction: .forward, animated: true)
    }
  }

  private func texts<Content: View>(of view: Content) throws -> [String] {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    return texts(list.items)
  }

  private func texts(_ items: [DrawItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.operation {
      case .text(let drawing): [drawing.text.string]
      case .layer(let layer): texts(layer.items)
      default: []
      }
    }
  }

  @Test func aPageControllerShowsItsPage() throws {
    let pages = Pages(pages: [AnyView(Text("First")), AnyView(Text("Second"))])
    #expect(try texts(of: pages) == ["First"])
    #expect(try texts(of: Pages(pages: [])) == ["Pages"])
  }

  @Test func aDotStandsForEachPage() throws {
    func dots(_ count: Int) throws -> Double {
      try draw(
        Dots {
          ($0.numberOfPages, $0.hidesForSinglePage) = (count, true)
          ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.red, .red)
        }
      ).inked
    }
    let two = try dots(2)
    #expect(try dots(1) == 0)
    #expect(two > 0)
    #expect(abs(try dots(4) - 2 * two) < two / 10)
  }

  @Test func labelsAndFieldsSayWhatTheyHold() throws {
    #expect(try texts(of: LabelView { $0.text = "Label" }) == ["Label"])
    #expect(try texts(of: FieldView { $0.placeholder = "Name" }) == ["Name"])
    #expect(try texts(of: EditorView { $0.text = "Lines" }) == ["Lines"])
  }

  @Test func aSwitchAndASliderAreSwiftUIs() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect(try draw(SwitchView { $0.isOn = true }).equals(try draw(toggle)))
    let slider = Slider(value: .constant(Float(0.5)))
    #expect(try draw(SliderView { $0.value = 0.5 }).equals(try draw(slider)))
  }
}
