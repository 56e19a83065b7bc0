import SwiftUI

/// A type with the name of one of Combine's, which SwiftUI does not bring with it.
public struct Subscription {
  public let title: LocalizedStringKey

  public init(title: LocalizedStringKey) { self.title = title }
}
