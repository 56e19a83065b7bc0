import MessageUI
import StageSupport
import TestSupport
import Testing

/// Pages of mails and messages, with what an app has filled in.
@MainActor @Suite(.serialized) struct MailTests {
  private struct Mail: UIViewControllerRepresentable {
    let fill: (MFMailComposeViewController) -> Void
    var finish: (MFMailComposeResult) -> Void = { _ in }

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
      let finish: (MFMailComposeResult) -> Void
      init(_ finish: @escaping (MFMailComposeResult) -> Void) { self.finish = finish }
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) { finish(result) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(finish) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let page = MFMailComposeViewController()
      page.mailComposeDelegate = context.coordinator
      fill(page)
      return page
    }

    func updateUIViewController(_ page: MFMailComposeViewController, context: Context) {}
  }

  @Test func aNewDeviceSendsNothing() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    MFMailComposeViewController.know(canSendMail: true)
    defer { MFMailComposeViewController.know(canSendMail: false) }
    #expect(MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func aMailShowsWhatIsFilledIn() throws {
    var results: [MFMailComposeResult] = []
    let mail = Mail {
      $0.setToRecipients(["a@example.org", "b@example.org"])
      $0.setSubject("Tides")
      $0.setMessageBody("<p>High <b>water</b></p>", isHTML: true)
    } finish: {
      results.append($0)
    }
    let stage = Stage(mail, text: SquareText(wraps: false))
    let words = [
      "Cancel", "Tides", "To:", "a@example.org, b@example.org", "Cc/Bcc:", "Subject:", "Tides",
      "High water",
    ]
    #expect(try stage.texts().filter { !$0.isEmpty } == words)
    try stage.tap("Cancel")
    #expect(results == [.cancelled])
  }

  @Test func theLargestTypeSetsWordsAboveAddresses() throws {
    let mail = Mail { $0.setToRecipients(["a@b.org"]) }
    let usual = Stage(mail, text: SquareText(wraps: false))
    #expect(try usual.frame("To:").midY == usual.frame("a@b.org").midY)
    let large = Stage(mail, text: SquareText(wraps: false)) {
      $0.dynamicTypeSize = .accessibility5
    }
    #expect(try large.frame("To:").maxY <= large.frame("a@b.org").minY)
    #expect(try large.frame("Cancel") == usual.frame("Cancel"))
  }

  @Test func aLongMailScrolls() throws {
    let words = Array(repeating: "water", count: 900).joined(separator: " ")
    let mail = Mail {
      $0.setSubject("Tides")
      $0.setMessageBody(words, isHTML: false)
    }
    let stage = Stage(mail)
    let (cancel, title) = (try stage.frame("Cancel"), try stage.frame("Tides"))
    #expect(try stage.frame(words).maxY > 852)
    try stage.scroll(to: 30)
    #expect(try stage.frame("Tides").minY == title.minY - 30)
    #expect(try stage.frame("Cancel") == cancel)
  }

  @Test func addressesHaveAsManyLinesAsTheyNeed() throws {
    let all = (1...8).map { "person\($0)@example.org" }
    let one = Stage(Mail { $0.setToRecipients([all[0]]) })
    let many = Stage(Mail { $0.setToRecipients(all) })
    let lines = try many.frame(all.joined(separator: ", ")).height / one.frame(all[0]).height
    #expect(lines >= 3)
    #expect(try many.frame("Subject:").minY > one.frame("Subject:").minY)
  }

  @Test func anEmptyMailHasATitle() throws {
    let stage = Stage(Mail { $0.setToRecipients(nil) }) { $0.locale = Locale(identifier: "es_ES") }
    #expect(try stage.texts().prefix(3) == ["Cancelar", "Mensaje nuevo", "Para:"])
  }

  private struct Message: UIViewControllerRepresentable {
    var body = "Come to the harbour"
    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let page = MFMessageComposeViewController()
      page.recipients = ["555"]
      page.body = body
      return page
    }

    func updateUIViewController(_ page: MFMessageComposeViewController, context: Context) {}
  }

  /// A text with no room for it scrolls in its field, whose end is in sight.
  @Test func aLongMessageStaysBelowItsBar() throws {
    let long = Array(repeating: "harbour", count: 600).joined(separator: " ")
    let stage = Stage(Message(body: long))
    let (text, row) = (try stage.frame(long), try stage.frame("555"))
    #expect(text.height > 852 && text.maxY < 852 - 34)
    #expect(try row == Stage(Message()).frame("555"))
    #expect(try Stage(Message()).frame("Come to the harbour").minY > row.maxY)
  }

  /// A plus of 36 points stands before the field, 12 from it and 16 from the edge.
  @Test func aMessageHasRoomForItsPlus() throws {
    #expect(try Stage(Message()).frame("Come to the harbour").minX == 16 + 36 + 12 + 12)
  }

  @Test func aMessageShowsItsText() throws {
    #expect(
      try Stage(Message()).texts() == [
        "New Message", "Cancel", "To:", "555", "Come to the harbour",
      ])
  }
}
