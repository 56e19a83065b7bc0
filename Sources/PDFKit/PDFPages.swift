import SwiftUI

extension PDFView: _UIViewDrawing {
  /// The pages on their ground.
  public var _drawing: AnyView? {
    AnyView(PDFPages(view: self).background(backgroundColor.map { Color($0) } ?? Self.ground))
  }

  private static var ground: Color { Color(.systemGray4) }

  /// The pages that are drawn: one, or all.
  fileprivate var drawnPages: [PDFPage] {
    guard let document else { return [] }
    let isSingle = isUsingPageViewController || [.singlePage, .twoUp].contains(displayMode)
    if isSingle { return currentPage.map { [$0] } ?? [] }
    return (0..<document.pageCount).compactMap(document.page)
  }

  fileprivate var margins: EdgeInsets {
    guard displaysPageBreaks else { return EdgeInsets() }
    let margins = pageBreakMargins
    return EdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }
}

/// The pages of a document that a view shows, which are scrolled.
private struct PDFPages: View {
  let view: PDFView

  var body: some View {
    GeometryReader { room in
      ScrollView(isVertical ? .vertical : .horizontal) {
        stack {
          ForEach(view.drawnPages.indices, id: \.self) { index in
            sheet(view.drawnPages[index], in: room.size)
          }
        }
        .frame(minWidth: room.size.width, minHeight: room.size.height)
      }
    }
  }

  private var isVertical: Bool { view.displayDirection == .vertical }

  @ViewBuilder private func stack(@ViewBuilder _ sheets: () -> some View) -> some View {
    if isVertical {
      VStack(spacing: 0, content: sheets)
    } else {
      HStack(spacing: 0, content: sheets)
    }
  }

  /// Returns a page as a white sheet with what is drawn of it.
  private func sheet(_ page: PDFPage, in room: CGSize) -> some View {
    let (size, margins) = (page.bounds(for: view.displayBox).size, view.margins)
    let scale = view.autoScales ? fit(size, in: room, margins) : view.scaleFactor
    return Color.white
      .overlay { if let picture = page.picture { Image(uiImage: picture).resizable() } }
      .frame(width: size.width * scale, height: size.height * scale)
      .padding(margins)
      .accessibilityElement()
      .accessibilityLabel(page.label ?? "")
  }

  /// Returns the scale at which a page fills the room across its direction; a single page fits it.
  private func fit(_ size: CGSize, in room: CGSize, _ margins: EdgeInsets) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    let across = (room.width - margins.leading - margins.trailing) / size.width
    let down = (room.height - margins.top - margins.bottom) / size.height
    let isAlone = view.drawnPages.count == 1 && view.displayMode == .singlePage
    if isAlone { return max(0, min(across, down)) }
    return max(0, isVertical ? across : down)
  }
}
