/// A style as a view that fills its room.
package struct StyleView<Style: ShapeStyle>: View {
  let style: Style
  package var body: some View { Rectangle().fill(style) }
}
