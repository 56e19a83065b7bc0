import LayoutEngine

/// Something over the whole window: a sheet, an alert, a keyboard.
package struct WindowLayer {
  /// Lowers the layer, which is offered the whole window.
  package var make: @MainActor () -> Element
  /// Whether nothing beneath hears touches.
  package var isModal = true
  /// How what lies beneath is drawn, on black, from the window's rectangle and the height of the
  /// status bar; nil as it is.
  package var recess: ((CGRect, Double) -> Layer)?
  /// Whether it stands beneath the status bar in place of what lies beneath.
  package var coversStatusBar = false
  /// The height from the window's bottom that is lost to fields, in points.
  package var keyboardHeight = 0.0

  /// Creates a layer.
  package init(_ make: @escaping @MainActor () -> Element) { self.make = make }
}

/// A layer that stands in the window.
struct ShownLayer {
  let element: Element
  let recess: ((CGRect, Double) -> Layer)?
  let coversStatusBar: Bool
  let keyboardHeight: Double
}

@MainActor
extension Element {
  /// Adds to a placed root the layers that its content asks for, and those that these ask for.
  ///
  /// Of several modal layers that one content asks for, only the first shows, as in UIKit.
  ///
  /// - Returns: The height that a keyboard takes, in points.
  func addWindowLayers() -> Double {
    var height = 0.0
    var content = elements
    var outline = outline
    while !content.isEmpty {
      var wanted = (outline ?? PreferenceOutline(content)).windowLayers
      outline = nil
      if let modal = wanted.firstIndex(where: \.isModal) {
        let first = wanted[modal]
        wanted = wanted.filter { !$0.isModal } + [first]
        for element in content { element.ignoresTouches = true }
      }
      content = []
      for layer in wanted {
        let element = layer.make()
        children.append(element)
        element.place(in: self, at: .zero, proposal: Proposal(frame.size), context: context)
        shownLayers.append(
          ShownLayer(
            element: element, recess: layer.recess, coversStatusBar: layer.coversStatusBar,
            keyboardHeight: layer.keyboardHeight))
        height = max(height, layer.keyboardHeight)
        if layer.isModal { content = [element] }
      }
    }
    return height
  }
}

/// Draws a window: its content, and the layers over it, each of which may push back what is beneath.
struct WindowRole: ElementRole {
  /// What the window is painted with.
  let background: RGBAColor

  func draw(_ element: Element, into painter: inout Painter) {
    draw(element, upTo: element.shownLayers.count, into: &painter)
  }

  private func draw(_ element: Element, upTo count: Int, into painter: inout Painter) {
    guard count > 0 else {
      let content = element.elements.dropLast(element.shownLayers.count)
      for child in content { painter.draw(child) }
      return
    }
    let top = element.shownLayers[count - 1]
    if let recess = top.recess {
      let window = Path(element.rect)
      painter.add(.fill(window, .color(.black), FillStyle()), for: element)
      painter.group(recess(element.rect, element.context.container.minY), for: element) {
        $0.add(.fill(window, .color(background), FillStyle()), for: element)
        draw(element, upTo: count - 1, into: &$0)
      }
    } else {
      draw(element, upTo: count - 1, into: &painter)
    }
    painter.draw(top.element)
  }
}

extension RenderSession {
  /// Takes over what the content asks of the screen; a change asks for another pass.
  func follow(_ content: PreferenceOutline) {
    let preferred = content.preference(PreferredColorSchemeKey.self) ?? nil
    if preferred != colorScheme {
      colorScheme = preferred
      invalidate("preferred colour scheme")
    }
  }

  /// Takes over a keyboard's height; a change asks for another pass.
  func raise(_ height: Double) {
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    invalidate("keyboard")
  }
}
