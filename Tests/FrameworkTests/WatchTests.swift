import StageSupport
import SwiftUI
import Testing
import WatchConnectivity

/// A phone's way to its watch, of which there is none unless told.
@MainActor @Suite struct WatchTests {
  private final class Laps: NSObject, ObservableObject, WCSessionDelegate, @unchecked Sendable {
    @Published var lines: [String] = []

    func begin() {
      let session = WCSession.default
      lines.append("\(session.activationState == .activated) \(session.isPaired)")
      session.delegate = self
      session.activate()
    }

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      let answers = [session.isPaired, session.isWatchAppInstalled, session.isReachable]
      lines.append(answers.map { $0 ? "yes" : "no" }.joined(separator: " "))
      session.sendMessage(["lap": 4]) { reply in
        self.lines.append("reply \(reply["lap"] ?? "")")
      } errorHandler: { error in
        self.lines.append("message \((error as NSError).code)")
      }
      do {
        try session.updateApplicationContext(["lap": 1])
        lines.append("context \(session.applicationContext)")
      } catch WCError.notReachable {
        lines.append("never")
      } catch {
        lines.append("context \((error as NSError).code)")
      }
      session.transferUserInfo(["lap": 2])
      session.simulate(message: ["lap": 9])
    }

    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
      lines.append("message \(message)")
    }

    func session(
      _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
    ) { lines.append("received \(applicationContext)") }

    func session(
      _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
      error: (any Error)?
    ) { lines.append("sent \((error as NSError?)?.code ?? 0)") }
  }

  private struct LapsView: View {
    var watch: WCWatch?
    @StateObject private var laps = Laps()

    var body: some View {
      VStack { ForEach(laps.lines, id: \.self) { Text($0) } }
        .onAppear {
          WCSession.know(watch)
          laps.begin()
        }
    }
  }

  @Test func thereIsNoWatch() throws {
    #expect(WCSession.isSupported() && WCSession.default.activationState == .notActivated)
    #expect(
      try Stage(LapsView()).texts() == [
        "false false", "no no no", "context 7005", "message 7005", "sent 7005",
      ])
  }

  @Test func aWatchAnswers() throws {
    let watch = WCWatch(context: ["laps": 3]) { ["lap": ($0["lap"] as? Int ?? 0) + 1] }
    let answers = [
      "false false", "yes yes yes", "context [\"lap\": 1]", "received [\"laps\": 3]", "reply 5",
      "sent 0", "message [\"lap\": 9]",
    ]
    #expect(try Stage(LapsView(watch: watch)).texts() == answers)
    // A session ends with its delegate: the next screen begins anew.
    #expect(try Stage(LapsView(watch: watch)).texts() == answers)
    #expect(WCSession.default.activationState == .notActivated)
  }

  @Test func aWatchMayBeOutOfReach() throws {
    let away = try Stage(LapsView(watch: WCWatch(isReachable: false))).texts()
    #expect(away.contains("yes yes no") && away.contains("message 7007"))
    #expect(away.contains("context [\"lap\": 1]"))
    let bare = try Stage(LapsView(watch: WCWatch(isAppInstalled: false))).texts()
    #expect(bare.contains("yes no no") && bare.contains("context 7006"))
    let silent = try Stage(LapsView(watch: WCWatch())).texts()
    #expect(silent.contains("yes yes yes") && silent.contains("message 7012"))
  }
}
