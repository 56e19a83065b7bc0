import SwiftUI

/// The forms of UIKit that views use.
struct UIKitForms: View {
  @State private var feedback = UIImpactFeedbackGenerator(style: .medium)

  var body: some View {
    Text("Fonts").font(Font(UIFont.systemFont(ofSize: 17, weight: .bold)))
    Text("Fonts").font(Font(UIFont.preferredFont(forTextStyle: .headline)))
    Text("Fonts").font(Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)))
    if let picture = UIImage(named: "picture") { Image(uiImage: picture).resizable() }
    if let symbol = UIImage(systemName: "star") { Image(uiImage: symbol) }
    Color(UIColor(hex: 0xFF0000))
    Color(uiColor: UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))
    Color(uiColor: .init(cgColor: UIColor.red.cgColor))
    Color.red.frame(width: UIScreen.main.bounds.width / 2)
    Text(verbatim: UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone")
    Text(verbatim: UIDevice.current.systemVersion)
    Blur(style: .systemThinMaterial).frame(height: 20)
    Wrapped().frame(height: 20)
    Button("Shake") {
      feedback.prepare()
      feedback.impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
      UIPasteboard.general.string = "A"
      if let url = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(url)
      }
      UIApplication.shared.isIdleTimerDisabled = true
    }
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

/// Strings that are measured and drawn.
@MainActor
private func drawString(in context: NSStringDrawingContext) -> CGRect {
  let style = NSMutableParagraphStyle()
  style.alignment = .right
  style.lineHeightMultiple = 1.2
  style.setParagraphStyle(NSParagraphStyle.default)
  let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
  let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
  let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
  "A".draw(at: .zero, withAttributes: attributes)
  ("A" as NSString).draw(in: CGRect(origin: .zero, size: room), withAttributes: attributes)
  let text = NSAttributedString(string: "A", attributes: attributes)
  text.draw(at: .zero)
  text.draw(with: CGRect(origin: .zero, size: room), options: options, context: nil)
  return ("A" as NSString).boundingRect(
    with: room, options: options, attributes: attributes, context: context
  ).union("A".boundingRect(with: room, attributes: attributes, context: nil))
}

private struct Blur: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

private struct Wrapped: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: Text("Wrapped"))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
