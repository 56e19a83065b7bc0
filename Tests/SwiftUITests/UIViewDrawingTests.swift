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

  @Test func anotherViewHasAStandIn() throws {
    let host = ViewHost(Strange(), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect("\(list)".contains("Strange"))
  }

  /// A view of UIKit as a closure makes it.
  private struct Made<Made: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Made
    func makeUIView(context: Context) -> Made { make() }
    func updateUIView(_ view: Made, context: Context) {}
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
        Made {
          let control = UIPageControl()
          (control.numberOfPages, control.hidesForSinglePage) = (count, true)
          control.pageIndicatorTintColor = .red
          control.currentPageIndicatorTintColor = .red
          return control
        }
      ).inked
    }
    let two = try dots(2)
    #expect(try dots(1) == 0)
    #expect(two > 0)
    #expect(abs(try dots(4) - 2 * two) < two / 10)
  }

  @Test func labelsAndFieldsSayWhatTheyHold() throws {
    let label = Made {
      let label = UILabel()
      label.text = "Label"
      return label
    }
    #expect(try texts(of: label) == ["Label"])
    let field = Made {
      let field = UITextField()
      field.placeholder = "Name"
      return field
    }
    #expect(try texts(of: field) == ["Name"])
    let editor = Made {
      let view = UITextView()
      view.text = "Lines"
      return view
    }
    #expect(try texts(of: editor) == ["Lines"])
  }

  @Test func aSwitchAndASliderAreSwiftUIs() throws {
    let isOn = Made {
      let control = UISwitch()
      control.isOn = true
      return control
    }
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect(try draw(isOn).equals(try draw(toggle)))
    let half = Made {
      let control = UISlider()
      control.value = 0.5
      return control
    }
    let slider = Slider(value: .constant(Float(0.5)))
    #expect(try draw(half).equals(try draw(slider)))
  }
}
