/// The surroundings that a preview asks for.
package struct PreviewSurroundings: Sendable {
  /// The size of a preview.
  package enum Size: Sendable, Equatable {
    case device, fitting
    case fixed(width: Double, height: Double)
  }

  package var name: String?
  package var device: String?
  package var size: Size?
  package var isLandscape: Bool?

  package init() {}

  /// Takes over what another one asks for and this one does not.
  package mutating func fill(from other: PreviewSurroundings) {
    name = name ?? other.name
    device = device ?? other.device
    size = size ?? other.size
    isLandscape = isLandscape ?? other.isLandscape
  }
}

/// A preview of its own among several.
package struct PreviewPart {
  package let view: AnyView
  package var surroundings = PreviewSurroundings()
}

/// A view that holds previews, which are told without evaluating any of their bodies.
@MainActor
protocol PreviewHolder {
  var previewParts: [PreviewPart] { get }
}

extension View {
  /// The previews that the view holds; the view alone where it holds none.
  @MainActor package var previews: [PreviewPart] {
    (self as? any PreviewHolder)?.previewParts ?? [PreviewPart(view: AnyView(self))]
  }
}

extension TupleView: PreviewHolder {
  var previewParts: [PreviewPart] { members.flatMap { $0.previews } }
}

extension Group: PreviewHolder where Content: View {
  var previewParts: [PreviewPart] { content.previews }
}

extension Optional: PreviewHolder where Wrapped: View {
  var previewParts: [PreviewPart] { map(\.previews) ?? [] }
}

extension _ConditionalContent: PreviewHolder {
  var previewParts: [PreviewPart] {
    switch self {
    case .first(let first): first.previews
    case .second(let second): second.previews
    }
  }
}

extension ForEach: PreviewHolder where Content: View {
  var previewParts: [PreviewPart] { data.flatMap { content($0).previews } }
}

extension Located: PreviewHolder {
  var previewParts: [PreviewPart] {
    content.previews.map {
      PreviewPart(
        view: AnyView(Located<AnyView>(content: $0.view, source: source)),
        surroundings: $0.surroundings)
    }
  }
}

extension ModifiedContent: PreviewHolder where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewPart] {
    let asked = (modifier as? PreviewModifierOfXcode)?.surroundings ?? PreviewSurroundings()
    return content.previews.map { part in
      var part = PreviewPart(
        view: AnyView(ModifiedContent<AnyView, Modifier>(content: part.view, modifier: modifier)),
        surroundings: part.surroundings)
      part.surroundings.fill(from: asked)
      return part
    }
  }
}

/// Asks for a preview's surroundings, and changes nothing of the view.
package struct PreviewModifierOfXcode: PrimitiveModifier {
  let surroundings: PreviewSurroundings

  package init(_ change: (inout PreviewSurroundings) -> Void) {
    var surroundings = PreviewSurroundings()
    change(&surroundings)
    self.surroundings = surroundings
  }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    Target._lower(content, context, &output)
  }
}
