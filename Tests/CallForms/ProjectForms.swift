import SwiftUI

/// The forms that public projects call beside those of the other files.
struct ProjectForms: View {
  @State private var age = 7

  var body: some View {
    Pair {
      Text("A")
      Text("B")
    }
    Text("A").when(age > 3) { $0.bold() }
    Text("A").gesture(Swipe {}).gesture(Swipe {}.onEnded { _ in })
    Text("A").gesture(Pan(isEnabled: true) { _ in })
    Text("A").environment(\.backgroundProminence, .increased)
      .environment(\.badgeProminence, .decreased)
      .onReceive(
        NotificationCenter.default.publisher(
          for: UIApplication.userDidTakeScreenshotNotification)
      ) { _ in }
    Text("A").layoutDirectionBehavior(.mirrors).layoutDirectionBehavior(.mirrors(in: .leftToRight))
    Color.red.frame(height: 4).clipShape(.buttonBorder).background(.blue, in: .buttonBorder)
    TextField("Age", value: $age, formatter: NumberFormatter()) { _ in
    } onCommit: {
    }
    Loaded(image: Image(systemName: "star")) {
      $0.resizable()
    } placeholder: {
      Text("A")
    }
    TabView { Text("A") }.tabViewStyle(.verticalPage)
    TabView { Text("A") }.tabViewStyle(.verticalPage(transitionStyle: .blur))
    Month()
    Text("A")._onButtonGesture(pressing: { _ in }, perform: {})
      .onReceive(
        NotificationCenter.Publisher(
          center: .default, name: UIResponder.keyboardWillShowNotification
        ).map { $0.name }
      ) { _ in }
    ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.5)).fill(.red).frame(height: 4)
    TransformedShape(shape: Circle(), transform: .identity).stroke(.red).frame(height: 4)
    shaded
  }

  /// Settings of UIKit that apps make before their views.
  static func setUp() -> CGFloat {
    UITabBarItem.appearance().setTitleTextAttributes([:], for: .normal)
    UIBarButtonItem.appearance().tintColor = .red
    UIScrollView.appearance().bounces = false
    UITextView.appearance().backgroundColor = .clear
    _ = UIApplication.keyboardWillShowNotification
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    let editor = UITextView(frame: .zero, textContainer: nil)
    editor.reloadInputViews()
    editor.accessibilityAttributedLabel = NSAttributedString(string: "A")
    return UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat ?? 0
  }

  /// Controllers and layers that apps set up, and files that they open.
  static func open(_ url: URL) -> Bool {
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
    documents.shouldShowFileExtensions = true
    _ = UIDocumentPickerViewController(forExporting: [url])
    let camera = UIImagePickerController()
    (camera.cameraCaptureMode, camera.cameraDevice) = (.video, .front)
    _ = UIImagePickerController.InfoKey.mediaType
    let (emitter, spark, trail) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
    emitter.renderMode = .additive
    (spark.redRange, spark.greenRange, spark.blueRange) = (0.9, 0.9, 0.9)
    (trail.beginTime, trail.duration) = (0.01, 1.7)
    spark.emitterCells = [trail]
    defer { url.stopAccessingSecurityScopedResource() }
    return url.startAccessingSecurityScopedResource() && !UIColor.red.accessibilityName.isEmpty
  }

  @ViewBuilder private var shaded: some View {
    Text("A").colorEffect(ShaderLibrary.glow(.float(1), .color(.red)))
    Text("A").distortionEffect(ShaderLibrary.wave(.float2(1, 2)), maxSampleOffset: .zero)
    Text("A").layerEffect(Shaders.pixels(.boundingRect), maxSampleOffset: .zero, isEnabled: false)
    Text("A").visualEffect { effect, geometry in
      effect.colorEffect(ShaderLibrary.default.glow(.float2(geometry.size)))
    }
    Circle().fill(ShaderLibrary.noise(.floatArray([1, 2]))).frame(height: 4)
    Circle().stroke().stroke(style: StrokeStyle(lineWidth: 3)).frame(height: 4)
    Circle().stroke(lineWidth: 2).fill(.red).frame(height: 4)
    Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2)).rotation(.degrees(9))
      .frame(height: 4)
  }

  /// A library by the names of its functions.
  @dynamicMemberLookup
  private enum Shaders {
    static subscript(dynamicMember name: String) -> ShaderFunction {
      ShaderLibrary.bundle(.main)[dynamicMember: name]
    }
  }

  static func symbol() -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    return UIImage(systemName: "star", withConfiguration: configuration)?
      .applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small))?
      .withConfiguration(UIImage.SymbolConfiguration(textStyle: .title1))
  }
}

/// A view of a picture, or of another while there is none.
private struct Loaded<Content: View>: View {
  let content: Content

  init<I: View, P: View>(
    image: Image?, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    func build(@ViewBuilder content: () -> Content) -> Content { content() }
    self.content = build {
      if let image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  var body: some View { content }
}

/// A calendar of UIKit.
private struct Month: UIViewRepresentable {
  @MainActor
  final class Coordinator: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate
  {
    var picked: DateComponents?
    var photo: UIImage?

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: .red, size: .small) }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { picked = dateComponents }
  }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.delegate = context.coordinator
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: context.coordinator)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {
    view.reloadDecorations(forDateComponents: [DateComponents(day: 1)], animated: false)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
}

/// A view of two, whose types it tells apart.
private struct Pair<First: View, Second: View>: View {
  let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

  var body: some View {
    HStack {
      content.value.0
      content.value.1
    }
  }
}

extension View {
  fileprivate func when<Content: View>(
    _ condition: Bool, content: (Self) -> Content
  ) -> TupleView<(Self?, Content?)> {
    condition ? TupleView((nil, content(self))) : TupleView((self, nil))
  }
}

/// A gesture that is made of another.
private struct Swipe: Gesture {
  let action: () -> Void
  @GestureState private var offset = CGSize.zero
  @State private var isSwiping = false

  var body: some Gesture {
    DragGesture(minimumDistance: 40, coordinateSpace: .global)
      .updating($offset) { value, state, _ in state = value.translation }
      .onChanged { _ in isSwiping = true }
      .onEnded { _ in action() }
  }
}

/// A recogniser of UIKit in the place of a gesture.
private struct Pan: UIGestureRecognizerRepresentable {
  let isEnabled: Bool
  let handle: (UIPanGestureRecognizer) -> Void

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer()
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    handle(recognizer)
  }
}
