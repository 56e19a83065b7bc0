import AppCrypto
import AppFilters
import AppKeychain
import AppNetwork
import LocalAuthentication
import MessageUI
import Photos
import SafariServices
import SwiftUI
import TipKit

/// Calls of frameworks that apps use for secrets, pages, codes and tips.
struct DeviceForms: View {
  @State private var isUnlocked = false
  @StateObject private var network = NetworkState()
  private let tip = SaveTip()

  var body: some View {
    VStack {
      TipView(tip, arrowEdge: .bottom) { action in
        if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
      }
      Button("Save") { Task { await SaveTip.saved.donate() } }
        .popoverTip(isUnlocked ? tip : nil, arrowEdge: .top)
      Image(uiImage: code("https://example.org")).interpolation(.none).resizable()
      Text(digest("harbour"))
      Text(network.isOnline ? "Online" : "Offline")
      Safari(url: URL(fileURLWithPath: "/"))
      Mail(isShown: $isUnlocked)
    }
    .task { try? Tips.configure([.displayFrequency(.immediate)]) }
    .onAppear(perform: authenticate)
  }

  private func digest(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }

  private func code(_ text: String) -> UIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.setValue(Data(text.utf8), forKey: "inputMessage")
    filter.correctionLevel = "H"
    guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
      let image = CIContext().createCGImage(output, from: output.extent)
    else { return UIImage() }
    return UIImage(cgImage: image)
  }

  private func authenticate() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      return
    }
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the log"
    ) { success, _ in
      Task { @MainActor in isUnlocked = success }
    }
  }
}

private struct SaveTip: Tip {
  static let saved = Event(id: "saved")
  @Parameter static var isSignedIn: Bool = true

  var title: Text { Text("Save it") }
  var message: Text? { Text("It is at the top then.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "more", title: "More") }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 }
    #Rule(Self.saved) { $0.donations.count < 3 }
  }
  var options: [TipOption] { Tips.MaxDisplayCount(1) }
}

@MainActor private final class NetworkState: ObservableObject {
  @Published var isOnline = false
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      let isOnline = path.status == .satisfied
      Task { @MainActor in self?.isOnline = isOnline }
    }
    monitor.start(queue: DispatchQueue(label: "network"))
  }
}

private struct Safari: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> some UIViewController {
    SFSafariViewController(url: url)
  }

  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
}

private struct Mail: UIViewControllerRepresentable {
  @Binding var isShown: Bool

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    @Binding var isShown: Bool

    init(isShown: Binding<Bool>) { _isShown = isShown }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) { isShown = false }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isShown: $isShown) }

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<Mail>
  ) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    controller.setToRecipients(["a@example.org"])
    return controller
  }

  func updateUIViewController(
    _ controller: MFMailComposeViewController,
    context: UIViewControllerRepresentableContext<Mail>
  ) {}
}

/// A keychain as apps wrap it.
enum KeychainForms {
  static func save(_ data: Data, account: String) -> Bool {
    let query =
      [
        kSecClass as String: kSecClassGenericPassword as String,
        kSecAttrAccount as String: account, kSecValueData as String: data,
      ] as [String: Any]
    SecItemDelete(query as CFDictionary)
    return SecItemAdd(query as CFDictionary, nil) == noErr
  }

  static func load(account: String) -> Data? {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account,
      kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
  }

  static func savePicture(_ image: UIImage) {
    PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
      guard status == .authorized else { return }
      PHPhotoLibrary.shared().performChanges({
        PHAssetChangeRequest.creationRequestForAsset(from: image)
      }) { _, _ in }
    }
  }
}
