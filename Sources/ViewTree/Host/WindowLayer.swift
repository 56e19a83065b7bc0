import LayoutEngine

/// Something over the whole window: a sheet, an alert, a keyboard.
package struct WindowLayer {
  /// Lowers the layer, which is offered the whole window.
  package var make: @MainActor () -> Element
  /// A Boolean value that indicates whether nothing beneath receives touches.
  package var isModal = true
  /// A Boolean value that indicates whether tints beneath lose their colour.
  package var dimsTints = false
  /// The way in which what lies beneath is pushed back, on black; nil to leave it as it is.
  package var recess: Recess?
  /// A Boolean value that indicates whether it stands beneath the status bar in place of what lies
  /// beneath.
  package var coversStatusBar = false
  /// The height from the window's bottom that is lost to fields, in points.
  package var keyboardHeight = 0.0
  /// A closure that returns the outline of the placed layer's card, on which shade falls where
  /// another one pushes it back; nil for the whole window.
  package var outline: ((Element) -> Path)?

  /// The way in which what lies beneath a layer is pushed back.
  package struct Recess {
    /// A closure that returns a layer, from the window's rectangle, the height of the status bar,
    /// and whether it is itself a layer that pushes back what is beneath.
    package typealias Drawing = (CGRect, _ statusBar: Double, _ isLayer: Bool) -> Layer

    /// A closure that returns the layer in which it is drawn.
    let layer: Drawing
    /// The shade over it, so that it stands out from the black around it and from the card before
    /// it.
    let shade: RGBAColor

    /// Creates a recess.
    package init(shade: RGBAColor, layer: @escaping Drawing) {
      (self.layer, self.shade) = (layer, shade)
    }
  }

  /// Creates a layer.
  package init(_ make: @escaping @MainActor () -> Element) { self.make = make }
}

/// A layer that stands in the window.
struct ShownLayer {
  let element: Element
  let recess: WindowLayer.Recess?
  let coversStatusBar: Bool
  let keyboardHeight: Double
  let outline: ((Element) -> Path)?
}

@MainActor
extension Element {
  /// Adds to a placed root the layers that its content asks for, and those that these ask for.
  ///
  /// Of several modal layers that one content asks for, only the first shows, as in UIKit.
  ///
  /// - Returns: The height that a keyboard takes, in points, and the level of the highest layer that
  ///   dims tints, 0 for none.
  func addWindowLayers() -> (keyboard: Double, dimming: Int) {
    var height = 0.0
    var (level, dimming) = (0, 0)
    var content = elements
    var outline = outline
    while !content.isEmpty {
      var wanted = (outline ?? PreferenceOutline(content)).windowLayers
      outline = nil
      level += 1
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
            keyboardHeight: layer.keyboardHeight, outline: layer.outline))
        height = max(height, layer.keyboardHeight)
        if layer.dimsTints { dimming = level }
        if layer.isModal { content = [element] }
      }
    }
    return (height, dimming)
  }
}

/// Draws a window: its content, and the layers over it, each of which may push back what is
/// beneath.
struct WindowRole: ElementRole {
  /// The colour that the window is painted with.
  let background: RGBAColor

  func draw(_ element: Element, into painter: inout Painter) {
    draw(element, upTo: element.shownLayers.count, into: &painter)
  }

  /// Draws the content and the first layers, the last of them pushed back by another.
  private func draw(
    _ element: Element, upTo count: Int, pushedBack: WindowLayer.Recess? = nil,
    into painter: inout Painter
  ) {
    let (rect, top) = (element.rect, element.context.container.minY)
    guard count > 0 else {
      if let pushedBack {
        let window = Path(rect)
        painter.add(.fill(window, .color(.black), FillStyle()), for: element)
        painter.group(pushedBack.layer(rect, top, false), for: element) {
          $0.add(.fill(window, .color(background), FillStyle()), for: element)
          drawContent(of: element, into: &$0)
          $0.add(.fill(window, .color(pushedBack.shade), FillStyle()), for: element)
        }
      } else {
        drawContent(of: element, into: &painter)
      }
      return
    }
    let layer = element.shownLayers[count - 1]
    // A sheet over a sheet pushes back that one alone: the screen lies beneath both as it did.
    draw(element, upTo: count - 1, pushedBack: layer.recess ?? pushedBack, into: &painter)
    if let pushedBack {
      let isCard = layer.recess != nil
      let outline = layer.outline?(layer.element) ?? Path(rect)
      painter.group(pushedBack.layer(rect, top, isCard), for: element) {
        $0.draw(layer.element)
        $0.add(.fill(outline, .color(pushedBack.shade), FillStyle()), for: element)
      }
    } else {
      painter.draw(layer.element)
    }
  }

  private func drawContent(of element: Element, into painter: inout Painter) {
    for child in element.elements.dropLast(element.shownLayers.count) { painter.draw(child) }
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

  /// Takes over a keyboard's height, and the level beneath which tints are dimmed; a change asks for
  /// another pass.
  func raise(_ layers: (keyboard: Double, dimming: Int)) {
    if layers.keyboard != keyboardHeight {
      keyboardHeight = layers.keyboard
      invalidate("keyboard")
    }
    if layers.dimming != dimmingLevel {
      dimmingLevel = layers.dimming
      invalidate("tints beneath a presentation")
    }
  }
}
