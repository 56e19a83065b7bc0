// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The label of a home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a work place.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of anything else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an address of iCloud.
public let CNLabelEmailiCloud = "iCloud"

/// A value of a contact with its label, such as a phone number at work.
///
/// Mail addresses and pages are of `String`, since Linux has no bridge to `NSString`.
public final class CNLabeledValue<ValueType: Sendable>: NSObject, Sendable {
  /// The identifier: the label and the value in words.
  public let identifier: String
  /// The label; nil for none.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with its label.
  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    identifier = "\(label ?? "") \(value)"
  }

  /// Returns the label of the system's in English, such as “home”; an own one as it is.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    switch label {
    case CNLabelPhoneNumberHomeFax: return "home fax"
    case CNLabelPhoneNumberWorkFax: return "work fax"
    default: return label.dropFirst(4).dropLast(4).lowercased()
    }
  }
}

extension CNLabeledValue where ValueType == String {
  /// Creates a value of a text of Foundation.
  public convenience init(label: String?, value: NSString) {
    self.init(label: label, value: "\(value)")
  }
}
