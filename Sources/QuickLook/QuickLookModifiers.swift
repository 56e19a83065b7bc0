// Apple's QuickLook brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

extension View {
  /// Shows a page of a file over the screen, while there is one.
  ///
  ///     Button("Show") { file = receipt }
  ///       .quickLookPreview($file)
  ///
  /// Pictures, the first page of a PDF document and texts are drawn, of another file its name. The
  /// page's measures are estimates.
  ///
  /// - Parameter item: The file, which is nil again as the page is closed.
  /// - Returns: The view with the page.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    fullScreenCover(
      isPresented: Binding {
        item.wrappedValue != nil
      } set: { isShown in
        if !isShown { item.wrappedValue = nil }
      }
    ) {
      PreviewPage(url: item.wrappedValue) { item.wrappedValue = nil }
    }
  }

  /// Shows a page of one of some files over the screen, while one is chosen.
  ///
  /// - Parameters:
  ///   - selection: The file, which is nil again as the page is closed.
  ///   - items: The files that a person could turn to.
  /// - Returns: The view with the page.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}
