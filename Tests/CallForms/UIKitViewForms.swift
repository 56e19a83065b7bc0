import SwiftUI

/// The forms of UIKit's views and controllers that apps wrap: they compile, and a picture has
/// SwiftUI's counterpart or a stand-in in their place.
struct UIKitViewForms: View {
  @State private var text = ""

  var body: some View {
    WrappedField(text: $text).frame(height: 20)
    WrappedPages().frame(height: 20)
    HStack {
      Wrapped { UISwitch() }
      Wrapped { UISlider() }
      Wrapped { UIPageControl() }
      Wrapped { UIActivityIndicatorView(style: .medium) }
      Wrapped { UIImageView(image: Self.drawn()) }
      Wrapped { UITextView() }
    }
    .frame(height: 40)
    Color(.label).frame(height: 1)
    Image(uiImage: Self.drawn()).resizable().frame(width: 20, height: 20)
    Text(verbatim: "\("A".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width > 0)")
    Text(verbatim: UITextChecker().isMisspelled("wrod") ? "wrong" : "right")
  }

  /// A square and a line, and what is cut of them.
  static func drawn() -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    let image = renderer.image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.setStrokeColor(UIColor.red.cgColor)
      context.cgContext.setLineWidth(2)
      context.cgContext.move(to: .zero)
      context.cgContext.addLine(to: CGPoint(x: 20, y: 20))
      context.cgContext.strokePath()
    }
    let cut = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    return cut.map { UIImage(cgImage: $0) } ?? image
  }
}

extension UITextChecker {
  fileprivate func isMisspelled(_ word: String) -> Bool {
    let range = NSRange(location: 0, length: word.utf16.count)
    return rangeOfMisspelledWord(
      in: word, range: range, startingAt: 0, wrap: false, language: "en"
    ).location != NSNotFound
  }
}

/// A view of UIKit that needs no updates.
private struct Wrapped<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ view: Content, context: Context) {}
}

private struct WrappedField: UIViewRepresentable {
  @Binding var text: String

  @MainActor final class Coordinator: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate {
    var field: WrappedField

    init(_ field: WrappedField) { self.field = field }

    func textFieldDidChangeSelection(_ textField: UITextField) { field.text = textField.text ?? "" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    field.addTarget(context.coordinator, action: Selector("changed:"), for: .editingChanged)
    let tap = UITapGestureRecognizer(target: context.coordinator, action: Selector("tapped:"))
    tap.numberOfTapsRequired = 2
    tap.delegate = context.coordinator
    field.addGestureRecognizer(tap)
    field.inputAccessoryView = toolbar(context.coordinator)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = text }

  private func toolbar(_ target: Coordinator) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let done = UIBarButtonItem(
      barButtonSystemItem: .done, target: target, action: Selector("done"))
    bar.setItems([.flexibleSpace(), done], animated: false)
    return bar
  }
}

private struct WrappedPages: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8])
    pages.dataSource = context.coordinator
    pages.delegate = context.coordinator
    pages.setViewControllers(
      [UIHostingController(rootView: Text("Page"))], direction: .forward, animated: true)
    return pages
  }

  func updateUIViewController(_ pages: UIPageViewController, context: Context) {
    pages.view.backgroundColor = .clear
    pages.view?.layer.cornerRadius = 8
  }

  @MainActor
  final class Coordinator: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { nil }
  }
}

/// A controller of UIKit, as apps write it.
final class WrittenController: UIViewController {
  private let label = UILabel()
  private let gradient = CAGradientLayer()
  private lazy var button = UIButton(
    type: .system, primaryAction: UIAction(title: "Press") { _ in })

  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(gradient)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillShow:"),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in })
    alert.addTextField { $0.placeholder = "Name" }
    present(alert, animated: true)
  }
}
