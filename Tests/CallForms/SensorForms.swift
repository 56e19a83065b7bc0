import CoreBluetooth
import CoreMotion
import CoreSpotlight
import MediaPlayer
import NaturalLanguage
import SwiftUI
import Translation
import WatchConnectivity

/// Calls of frameworks of music, sensors and words, in an app's ways.
struct SensorForms: View {
  @StateObject private var player = LockScreenPlayer()
  @StateObject private var straps = Straps()
  @StateObject private var level = LevelModel()
  @StateObject private var watch = WatchLink()
  @State private var configuration: TranslationSession.Configuration?
  @State private var isTranslated = false
  @State private var text = "High water"

  var body: some View {
    List {
      Text(player.title)
      Volume().frame(height: 40)
      Text(straps.state == .poweredOn ? "On" : "Off")
      ForEach(straps.found, id: \.identifier) { Text($0.name ?? "Unnamed") }
      Text("\(level.roll, specifier: "%.1f")°, \(level.steps) steps")
      Label(watch.isThere ? "Watch" : "No watch", systemImage: "applewatch")
      Text(text)
        .translationPresentation(isPresented: $isTranslated, text: text) { text = $0 }
        .translationTask(configuration) { session in
          do {
            let response = try await session.translate(text)
            text = response.targetText
          } catch { text = error.localizedDescription }
        }
      Text(language(of: text) ?? "Unknown")
    }
    .onAppear {
      player.begin()
      straps.begin()
      level.begin()
      watch.begin()
      index(text)
    }
    .onContinueUserActivity(CSSearchableItemActionType) { activity in
      text = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String ?? ""
    }
  }

  private func language(of text: String) -> String? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(text)
    guard let (language, confidence) = recognizer.languageHypotheses(withMaximum: 1).first,
      confidence > 0.8
    else { return nil }
    return language.rawValue
  }

  private func index(_ text: String) {
    let words = CSSearchableItemAttributeSet(contentType: UTType.text)
    words.title = text
    words.keywords = ["water"]
    let item = CSSearchableItem(
      uniqueIdentifier: "water", domainIdentifier: "tides", attributeSet: words)
    CSSearchableIndex.default().indexSearchableItems([item]) { error in
      if let error { print(error.localizedDescription) }
    }
  }
}

private struct Volume: UIViewRepresentable {
  func makeUIView(context: Context) -> MPVolumeView {
    let view = MPVolumeView()
    view.showsRouteButton = false
    return view
  }

  func updateUIView(_ view: MPVolumeView, context: Context) {}
}

private final class LockScreenPlayer: ObservableObject {
  @Published var title = "Silence"

  func begin() {
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.isEnabled = true
    center.playCommand.addTarget { [weak self] _ in
      self?.title = "Play"
      return .success
    }
    center.skipForwardCommand.preferredIntervals = [15]
    center.changePlaybackPositionCommand.addTarget { event -> MPRemoteCommandHandlerStatus in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else {
        return .commandFailed
      }
      return event.positionTime < 0 ? .noSuchContent : .success
    }
    var info: [String: Any] = [MPMediaItemPropertyTitle: "Tides"]
    info[MPNowPlayingInfoPropertyPlaybackRate] = 1.0
    info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(
      boundsSize: CGSize(width: 100, height: 100)
    ) { _ in UIImage() }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    MPNowPlayingInfoCenter.default().playbackState = .playing
    title = MPMusicPlayerController.systemMusicPlayer.nowPlayingItem?.title ?? "Silence"
  }
}

private final class Straps: NSObject, ObservableObject, CBCentralManagerDelegate,
  CBPeripheralDelegate
{
  @Published var state = CBManagerState.unknown
  @Published var found: [CBPeripheral] = []
  private var central: CBCentralManager?
  private let heart = CBUUID(string: "180D")

  func begin() { central = CBCentralManager(delegate: self, queue: .main) }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    state = central.state
    switch central.state {
    case .poweredOn:
      central.scanForPeripherals(
        withServices: [heart], options: [CBCentralManagerScanOptionAllowDuplicatesKey: false])
    case .unauthorized, .poweredOff, .unsupported, .resetting, .unknown: found = []
    }
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi strength: NSNumber
  ) {
    guard strength.intValue > -80 else { return }
    found.append(peripheral)
    peripheral.delegate = self
    central.connect(peripheral, options: nil)
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.discoverServices([heart])
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
    peripheral.services?.forEach { peripheral.discoverCharacteristics(nil, for: $0) }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: Error?
  ) {
    for characteristic in service.characteristics ?? []
    where characteristic.properties.contains(.notify) {
      peripheral.setNotifyValue(true, for: characteristic)
    }
  }
}

@MainActor private final class LevelModel: ObservableObject {
  @Published var roll = 0.0
  @Published var steps = 0
  private let motion = CMMotionManager()
  private let pedometer = CMPedometer()

  func begin() {
    guard motion.isDeviceMotionAvailable else { return }
    motion.deviceMotionUpdateInterval = 1 / 60
    motion.startDeviceMotionUpdates(to: .main) { [weak self] data, _ in
      guard let data else { return }
      self?.roll = data.attitude.roll * 180 / .pi
    }
    guard CMPedometer.isStepCountingAvailable() else { return }
    pedometer.startUpdates(from: Calendar.current.startOfDay(for: Date())) { data, error in
      guard let data, error == nil else { return }
      let count = data.numberOfSteps.intValue
      DispatchQueue.main.async { self.steps = count }
    }
  }
}

private final class WatchLink: NSObject, ObservableObject, WCSessionDelegate {
  @Published var isThere = false

  func begin() {
    guard WCSession.isSupported() else { return }
    WCSession.default.delegate = self
    WCSession.default.activate()
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: Error?
  ) {
    isThere = session.isPaired && session.isWatchAppInstalled
    guard session.isReachable else { return }
    session.sendMessage(["ask": "laps"], replyHandler: { print($0.count) }) { print($0) }
  }

  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }

  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) { replyHandler([:]) }
}
