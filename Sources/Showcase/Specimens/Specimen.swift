import SwiftUI

/// A view in one state, shown under its name among others of its family.
public struct Specimen: Identifiable, Sendable {
  /// The name of the view and its state in SwiftUI's words, unique within the family.
  public let name: String
  let content: @MainActor @Sendable () -> AnyView

  public var id: String { name }

  /// Creates a specimen of a view that takes a part of a page.
  init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.content = { AnyView(content()) }
  }
}

/// A view in one state that takes a whole window: a list, a bar, something presented.
public struct WindowSpecimen: Sendable {
  /// The devices whose windows show specimens.
  enum Window: Sendable { case phone, islandPhone, tablet }

  /// The name of the view and its state in SwiftUI's words, unique within the family.
  public let name: String
  let window: Window
  /// Touches the window before its picture is taken.
  let prepare: (@MainActor @Sendable (ViewHost) throws -> Void)?
  let content: @MainActor @Sendable () -> AnyView

  /// Creates a specimen of a view that fills a window.
  init<Content: View>(
    _ name: String, in window: Window = .phone,
    prepare: (@MainActor @Sendable (ViewHost) throws -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.name, self.window, self.prepare) = (name, window, prepare)
    self.content = { AnyView(content()) }
  }
}
