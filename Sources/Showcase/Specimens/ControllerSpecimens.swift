import Foundation
import MessageUI
import SafariServices
import SwiftUI

/// A page of the web in Safari's bars.
private struct WebPage: UIViewControllerRepresentable {
  private static let address = URL(string: "https://www.example.org/events")

  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: Self.address ?? URL(fileURLWithPath: "/"))
  }

  func updateUIViewController(_ page: SFSafariViewController, context: Context) {}
}

/// A mail that an app has filled in.
private struct Mail: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let page = MFMailComposeViewController()
    page.setToRecipients(["m@erz.ru"])
    page.setSubject("Музей")
    page.setMessageBody("Здравствуйте! Можно ли прийти с детьми?", isHTML: false)
    return page
  }

  func updateUIViewController(_ page: MFMailComposeViewController, context: Context) {}
}

/// A message that an app has filled in.
private struct Message: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMessageComposeViewController {
    let page = MFMessageComposeViewController()
    page.recipients = ["Анна"]
    page.body = "Встретимся у музея в три"
    return page
  }

  func updateUIViewController(_ page: MFMessageComposeViewController, context: Context) {}
}

extension SpecimenFamily {
  /// Pages of Safari, mails and messages.
  static let controllers = SpecimenFamily(
    "controllers", title: "Страницы системы",
    windows: [
      WindowSpecimen("SFSafariViewController") { WebPage() },
      WindowSpecimen("MFMailComposeViewController") { Mail() },
      WindowSpecimen("MFMessageComposeViewController") { Message() },
      WindowSpecimen("SFSafariViewController, largest type") {
        WebPage().dynamicTypeSize(.accessibility5)
      },
      WindowSpecimen("MFMailComposeViewController, largest type") {
        Mail().dynamicTypeSize(.accessibility5)
      },
      WindowSpecimen("MFMessageComposeViewController, right to left") {
        Message().environment(\.layoutDirection, .rightToLeft)
      },
    ])
}
