import LayoutEngine

/// Something over the whole window: a sheet, an alert, a keyboard.
package struct WindowLayer {
  /// Lowers the layer, which is offered the whole window.
  package var make: @MainActor () -> Element
  /// A Boolean value that indicates whether nothing beneath receives touches.
  package var isModal = true
  /// A Boolean value that indicates whether tints beneath lose their colour.
  package var dimsTints = false
  /// A Boolean value that indicates whether it is a window of its own on a Mac, which takes the
  /// keyboard from the one beneath.
  package var isWindow = false
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
  /// The animations with which the layer comes and goes; nil where it does so at once.
  package var animations: LayerAnimations?
  /// The way of the layer into the window and out of it; nil where the host is not driven.
  package var motion: LayerMotion?
  /// The layer as it stood last, where it is on its way out.
  var leaving: ShownLayer?

  /// The way in which what lies beneath a layer is pushed back.
  package struct Recess {
    /// A closure that returns a layer, from the window's rectangle, the height of the status bar,
    /// whether it is itself a layer that pushes back what is beneath, and how far it is pushed.
    package typealias Drawing = (
      CGRect, _ statusBar: Double, _ isLayer: Bool, _ part: Double
    ) -> Layer

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
  let isWindow: Bool
  let keyboardHeight: Double
  let outline: ((Element) -> Path)?
  let motion: LayerMotion?

  /// The way in which it pushes back what lies beneath, as far as it has come.
  fileprivate var push: Push? { recess.map { Push(recess: $0, part: motion?.part ?? 1) } }

  /// The share of its way that what lies beneath has been pushed back; 0 where it never is.
  var pushedPart: Double { push?.part ?? 0 }
}

/// The way in which something is pushed back, and how far.
private struct Push {
  let recess: WindowLayer.Recess
  let part: Double

  func layer(_ window: CGRect, _ statusBar: Double, isLayer: Bool) -> Layer {
    recess.layer(window, statusBar, isLayer, part)
  }

  /// Lays the shade over what is pushed back.
  func shade(_ outline: Path, for element: Element, _ builder: inout DisplayListBuilder) {
    let shade = DrawOperation.fill(outline, .color(recess.shade), FillStyle())
    guard part < 1 else { return builder.add(shade, for: element) }
    builder.group(Layer(opacity: part, items: []), for: element) { $0.add(shade, for: element) }
  }
}

@MainActor
extension Element {
  /// Adds to a placed root the layers that its content asks for, and those that these ask for.
  ///
  /// Of several modal layers that one content asks for, only the first shows, as in UIKit.
  ///
  /// - Returns: The height that a keyboard takes, in points, and the level of the highest layer
  ///   that dims tints, 0 for none.
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
        if let leaving = layer.leaving {
          leavingLayers.append(leaving)
          continue
        }
        let element = layer.make()
        children.append(element)
        element.place(in: self, at: .zero, proposal: Proposal(frame.size), context: context)
        let shown = ShownLayer(
          element: element, recess: layer.recess, coversStatusBar: layer.coversStatusBar,
          isWindow: layer.isWindow, keyboardHeight: layer.keyboardHeight, outline: layer.outline,
          motion: layer.motion)
        shownLayers.append(shown)
        layer.motion?.shown = shown
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

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    draw(element, under: (element.shownLayers + element.leavingLayers)[...], into: &builder)
  }

  /// Draws the content and the first layers, the last of them pushed back by another.
  private func draw(
    _ element: Element, under layers: ArraySlice<ShownLayer>, pushedBack: Push? = nil,
    into builder: inout DisplayListBuilder
  ) {
    let (rect, top) = (element.rect, element.context.container.minY)
    guard let layer = layers.last else {
      if let pushedBack {
        let window = Path(rect)
        builder.add(.fill(window, .color(.black), FillStyle()), for: element)
        builder.group(pushedBack.layer(rect, top, isLayer: false), for: element) {
          $0.add(.fill(window, .color(background), FillStyle()), for: element)
          drawContent(of: element, into: &$0)
          pushedBack.shade(window, for: element, &$0)
        }
      } else {
        drawContent(of: element, into: &builder)
      }
      return
    }
    // A sheet over a sheet pushes back that one alone: the screen lies beneath both as it did.
    draw(
      element, under: layers.dropLast(), pushedBack: layer.push ?? pushedBack, into: &builder)
    if let pushedBack {
      let outline = layer.outline?(layer.element) ?? Path(rect)
      builder.group(
        pushedBack.layer(rect, top, isLayer: layer.recess != nil), for: element
      ) {
        $0.draw(layer.element)
        pushedBack.shade(outline, for: element, &$0)
      }
    } else {
      builder.draw(layer.element)
    }
  }

  private func drawContent(of element: Element, into builder: inout DisplayListBuilder) {
    for child in element.elements.dropLast(element.shownLayers.count) { builder.draw(child) }
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

  /// Takes over a keyboard's height, and the level beneath which tints are dimmed; a change asks
  /// for another pass.
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
