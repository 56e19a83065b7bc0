import LayoutEngine
import SwiftUI

/// A change to the views of one source line.
package enum MutationKind: String, CaseIterable, Sendable {
  case font, color, padding, spacing, text, image, symbol, alignment, frame, removal, insertion,
    swap, condition

  private static let stacks: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack",
  ]

  /// A Boolean value that indicates whether nothing is left in the view's place.
  var takesAway: Bool { self == .removal || self == .condition }

  /// Returns a Boolean value that indicates whether the change can be made to a view of some type.
  func applies(to view: String) -> Bool {
    switch self {
    case .font, .text: view == "Text"
    case .image, .symbol: view == "Image"
    case .spacing, .alignment, .swap: Self.stacks.contains(view)
    case .color, .padding, .frame, .removal, .insertion, .condition: true
    }
  }

  @MainActor func mutation(at source: String) -> SourceMutation {
    switch self {
    case .font, .color, .padding, .text, .image, .symbol, .frame, .removal, .insertion:
      .init(at: source, replace: replaced)
    case .condition:
      .init(at: source) { view, environment in
        environment.horizontalSizeClass == .compact ? view : EmptyView()
      }
    case .spacing:
      .init(at: source, restack: { stack, _ in stack.spacing = (stack.spacing ?? 8) + 5 })
    case .alignment:
      .init(
        at: source,
        restack: { stack, _ in
          let isVertical = stack.axis == .vertical
          let (end, start): (AlignmentKey, AlignmentKey) =
            isVertical ? (.trailing, .leading) : (.bottom, .top)
          stack.alignment = stack.alignment == end ? start : end
        })
    case .swap:
      .init(
        at: source,
        restack: { _, children in
          if children.count > 1 { children.swapAt(0, 1) }
        })
    }
  }

  /// Returns the view that the line would make after the edit.
  @MainActor private func replaced(_ view: any View, _: EnvironmentValues) -> any View {
    switch self {
    case .font: view.font(.system(size: 31, weight: .heavy))
    case .color: view.foregroundStyle(Color.purple)
    case .padding: view.padding(3)
    case .text: Text(verbatim: "Mutation")
    case .image: Image(systemName: "tortoise")
    case .symbol: view.symbolVariant(.slash)
    case .frame: view.frame(width: 37)
    case .removal: EmptyView()
    case .insertion: ViewBuilder.buildBlock(AnyView(view), Text(verbatim: "Inserted"))
    case .spacing, .alignment, .swap, .condition: view
    }
  }
}
