/// A view whose tag is known without lowering it.
@MainActor
protocol TaggedContent {
  var tags: [AnyHashable] { get }
}

extension ModifiedContent: TaggedContent where Content: View, Modifier == TagModifier {
  var tags: [AnyHashable] { [modifier.tag] }
}
