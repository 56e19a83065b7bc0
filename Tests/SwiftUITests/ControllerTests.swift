import SwiftUI
import Testing

/// Controllers, layers and names of UIKit that keep what they are told.
@MainActor @Suite struct ControllerTests {
  private final class Page: UIViewController {
    var made = "plainly"

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      made = "by a file's name"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// As in UIKit, an initializer without values is the one of a file's name.
  @Test func aControllerWithoutValuesIsMadeByItsOwnInitializer() {
    #expect(Page().made == "by a file's name")
    #expect(UINavigationController().viewControllers.isEmpty)
    #expect(UIView().frame == .zero)
  }

  @Test func aBarKnowsTheItemsOfItsPages() {
    let (first, second) = (UIViewController(), UIViewController())
    let pages = UINavigationController(rootViewController: first)
    #expect(pages.navigationBar.topItem === first.navigationItem)
    #expect(pages.navigationBar.backItem == nil)
    pages.pushViewController(second, animated: false)
    #expect(pages.navigationBar.topItem === second.navigationItem)
    #expect(pages.navigationBar.backItem === first.navigationItem)
    #expect(UINavigationBar().topItem == nil)
  }

  @Test func layersInOthersMayBeSet() {
    let (layer, text) = (CALayer(), CATextLayer())
    layer.sublayers = [text]
    #expect(text.superlayer === layer)
    layer.addSublayer(CALayer())
    #expect(layer.sublayers?.count == 2)
    text.removeFromSuperlayer()
    #expect(layer.sublayers?.count == 1 && text.superlayer == nil)
  }

  @Test func aPresentationHasItsControllers() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let card = UIPresentationController(presentedViewController: presented, presenting: presenting)
    #expect(card.presentedViewController === presented)
    #expect(card.presentingViewController === presenting)
    #expect(presented.presentationController is UISheetPresentationController)
  }

  @Test func formattersOfNamesHaveLengths() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.nickname) = ("Thomas", "Clark", "Tom")
    let formatter = ScreenPersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Thomas Clark")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "TC" && formatter.string(for: name) == "TC")
    #expect(
      ScreenPersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Tom")
    let parts = formatter.personNameComponents(from: "Ada Maria  Lind")
    #expect(parts?.givenName == "Ada" && parts?.middleName == "Maria")
    #expect(parts?.familyName == "Lind")
    #expect(formatter.personNameComponents(from: "Ada")?.familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
