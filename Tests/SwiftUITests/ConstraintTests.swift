import SwiftUI
import Testing

/// What constraints of UIKit tell of their sides, by which apps look for them.
@MainActor @Suite struct ConstraintTests {
  @Test func aConstraintTellsItsSides() {
    let (label, page) = (UIView(), UIView())
    let top = label.topAnchor.constraint(greaterThanOrEqualTo: page.bottomAnchor, constant: 8)
    #expect(top.firstItem === label && top.secondItem === page)
    #expect(top.firstAttribute == .top && top.secondAttribute == .bottom)
    #expect(top.relation == .greaterThanOrEqual && top.constant == 8 && top.multiplier == 1)
    let width = label.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5)
    #expect(width.firstAttribute == .width && width.multiplier == 0.5 && width.constant == 0)
    let height = label.heightAnchor.constraint(equalToConstant: 44)
    #expect(height.firstAttribute == .height && height.secondAttribute == .notAnAttribute)
    #expect(height.secondItem == nil && height.relation == .equal)
  }

  @Test func aConstraintOfItemsTellsThem() {
    let label = UIView()
    let middle = NSLayoutConstraint(
      item: label, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 2, constant: 3)
    #expect(middle.firstItem === label && middle.secondItem == nil)
    #expect(middle.firstAttribute == .centerX && middle.relation == .lessThanOrEqual)
  }

  @Test func screensAreCompared() {
    #expect(UIScreen.main == .main)
  }
}
