/// A part of a control that a style puts in its place: a label, a content, a value.
public struct _ConfigurationPart: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  public var body: some View { content }
}
